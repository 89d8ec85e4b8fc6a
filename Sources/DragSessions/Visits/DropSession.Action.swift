import Machines

extension DropSession {
  /// The steps of a visit's rows.
  package enum Action: UInt8, EventReader {
    /// Remember which items the destination is asked about.
    case noteVersion
    /// Forget it: no later row asks.
    case forgetVersion
    /// Count the destination among the visited.
    case joinVisited
    /// Count the destination among those that the drag is inside of.
    case joinInside
    /// Count it among them no more.
    case leaveInside
    /// Ask whether the destination looks at the drag.
    case askCanHandle
    /// Ask what a drop would do.
    case askUpdate
    /// Ask the destination to take the items.
    case askPerform
    /// Tell that the drag came in.
    case notifyEnter
    /// Tell that the drag went out.
    case notifyExit
    /// Tell that the drag is over.
    case notifyDropEnd
    /// Tell that the animations are done.
    case notifyConclude
    /// Report that the destination looks at the drag, which is not inside.
    case reportAccepted
    /// Report that the destination goes on looking at the drag, which is inside.
    case reportKept
    /// Report that it does not.
    case reportDeclined
    /// Report that a proposal is there.
    case reportProposed
    /// Report that the items were taken.
    case reportPerformed
    /// Report that the items were refused.
    case reportVetoed

    /// The kinds whose payload is read.
    package var reads: [Event.Kind]? {
      switch self {
      case .noteVersion: [.queried]
      case .forgetVersion, .joinVisited, .joinInside, .leaveInside, .askCanHandle, .askUpdate,
        .askPerform, .notifyEnter, .notifyExit, .notifyDropEnd, .notifyConclude, .reportAccepted,
        .reportKept, .reportDeclined, .reportProposed, .reportPerformed, .reportVetoed:
        nil
      }
    }
  }

  /// Carries out one step of a row.
  package static func carryOut(
    _ action: Action,
    in context: inout Context,
    on event: Event,
    into effects: inout [Effect]
  ) {
    let destination = context.destination
    switch action {
    case .noteVersion: context.version = event.version
    case .forgetVersion: context.version = 0
    case .joinVisited: effects.append(.joinVisited(destination))
    case .joinInside: effects.append(.joinInside(destination))
    case .leaveInside: effects.append(.leaveInside(destination))
    case .askCanHandle: effects.append(.ask(.canHandle(destination)))
    case .askUpdate: effects.append(.ask(.update(destination)))
    case .askPerform: effects.append(.ask(.perform(destination)))
    case .notifyEnter: effects.append(.notify(.enter(destination)))
    case .notifyExit: effects.append(.notify(.exit(destination)))
    case .notifyDropEnd: effects.append(.notify(.dropEnd(destination)))
    case .notifyConclude: effects.append(.notify(.conclude(destination)))
    case .reportAccepted: effects.append(.report(.accepted))
    case .reportKept: effects.append(.report(.kept))
    case .reportDeclined: effects.append(.report(.declined))
    case .reportProposed: effects.append(.report(.proposed))
    case .reportPerformed: effects.append(.report(.performed))
    case .reportVetoed: effects.append(.report(.vetoed))
    }
  }
}
