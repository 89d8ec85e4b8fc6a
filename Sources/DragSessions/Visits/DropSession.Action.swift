import Machines

extension DropSession {
  /// The actions of a drop session's transitions.
  package enum Action: UInt8, EventReader {
    /// Store the version of the items that the destination is queried with.
    case noteVersion
    /// Clear it: no later row reads it.
    case forgetVersion
    /// Add the destination to the visited ones.
    case joinVisited
    /// Add the destination to those that the drag is inside.
    case joinInside
    /// Remove it from those.
    case leaveInside
    /// Ask `canHandle`.
    case askCanHandle
    /// Ask `perform`.
    case askPerform
    /// Notify of the enter.
    case notifyEnter
    /// Notify of the exit.
    case notifyExit
    /// Notify that the drag is over.
    case notifyDropEnd
    /// Notify that the animations are done.
    case notifyConclude
    /// Report that the destination, which the drag is not inside, accepts.
    case reportAccepted
    /// Report that the destination, which the drag is inside, still accepts.
    case reportKept
    /// Report that the destination declined.
    case reportDeclined
    /// Report that the items were taken.
    case reportPerformed
    /// Report that the items were rejected.
    case reportVetoed

    /// The kinds whose payload is read.
    package var reads: [Event.Kind]? {
      switch self {
      case .noteVersion: [.queried]
      case .forgetVersion, .joinVisited, .joinInside, .leaveInside, .askCanHandle,
        .askPerform, .notifyEnter, .notifyExit, .notifyDropEnd, .notifyConclude, .reportAccepted,
        .reportKept, .reportDeclined, .reportPerformed, .reportVetoed:
        nil
      }
    }
  }

  /// A drag carries the effects out one by one.
  package typealias Effects = PendingEffects

  /// Carries out one action of a row.
  @inline(__always)
  package static func carryOut(
    _ action: Action,
    in context: inout Context,
    on event: Event,
    into effects: inout PendingEffects
  ) {
    let destination = context.destination
    switch action {
    case .noteVersion: context.version = event.version
    case .forgetVersion: context.version = 0
    case .joinVisited: effects.append(.joinVisited(destination))
    case .joinInside: effects.append(.joinInside(destination))
    case .leaveInside: effects.append(.leaveInside(destination))
    case .askCanHandle: effects.append(.ask(.canHandle(destination)))
    case .askPerform: effects.append(.ask(.perform(destination)))
    case .notifyEnter: effects.append(.notify(.enter(destination)))
    case .notifyExit: effects.append(.notify(.exit(destination)))
    case .notifyDropEnd: effects.append(.notify(.dropEnd(destination)))
    case .notifyConclude: effects.append(.notify(.conclude(destination)))
    case .reportAccepted: effects.append(.report(.accepted))
    case .reportKept: effects.append(.report(.kept))
    case .reportDeclined: effects.append(.report(.declined))
    case .reportPerformed: effects.append(.report(.performed))
    case .reportVetoed: effects.append(.report(.vetoed))
    }
  }
}
