import Machines

extension DragSession {
  /// Carries out one step of a row.
  public static func carryOut(
    _ action: Action,
    in context: inout Context,
    on event: Event,
    into effects: inout [Effect]
  ) {
    switch action {
    case .noteItems: context.itemCount = event.count
    case .noteCanMove:
      context.asked += 1
      if event.flag { context.kept += 1 }
      if context.asked == context.itemCount {
        context.itemCount = context.kept
        context.asked = 0
        context.kept = 0
      }
    case .noteAllowsMove: context.allowsMove = event.flag
    case .noteRestricted: context.isRestricted = event.flag
    case .noteFullSize: context.prefersFullSize = event.flag
    case .noteForeign:
      context.itemCount = max(0, event.count)
      context.allowsMove = event.flag
    case .noteCandidate: context.candidate = event.destination
    case .noteAdded:
      let (sum, overflow) = context.itemCount.addingReportingOverflow(event.count)
      context.itemCount = overflow ? .max : sum
      context.itemsVersion &+= 1
      if event.flag { context.contributors &+= 1 }
    case .noteRuling:
      if context.ruling != event.ruling { effects.append(.order(.showRuling)) }
      context.ruling = event.ruling
      context.candidate = nil
    case .forgetRuling: forgetRuling(in: &context, &effects)
    case .forgetCurrent: context.current = nil
    case .settleOperation:
      let proposed = context.ruling.proposal.operation
      context.settle(proposed.carries && !event.flag ? .cancel : proposed)
    case .settleCancel:
      forgetRuling(in: &context, &effects)
      context.settle(.cancel)
    case .close: context.close()

    case .askItems: effects.append(.ask(.items))
    case .askFirstCanMove: effects.append(.ask(.canMove(item: 0)))
    case .askNextCanMove: effects.append(.ask(.canMove(item: context.kept)))
    case .askAllowsMove: effects.append(.ask(.allowsMove))
    case .askRestricted: effects.append(.ask(.restricted))
    case .askFullSize: effects.append(.ask(.fullSize))
    case .askAdded: effects.append(.ask(.added))
    case .askCandidate: effects.append(.ask(.candidate(below: nil)))
    case .askCandidateBelow: effects.append(.ask(.candidate(below: context.candidate)))

    case .soundCandidate:
      send(.sounded(version: context.itemsVersion), to: context.candidate, &effects)
    case .leaveCurrent: send(.left, to: context.current, &effects)
    case .enterCandidate:
      context.current = context.candidate
      send(.entered, to: context.candidate, &effects)
    case .hoverCurrent: send(.hovered, to: context.current, &effects)
    case .requestPerform: send(.performRequested, to: context.current, &effects)
    case .conclude: send(.concluded, to: context.current, &effects)
    case .endVisits: effects.append(.endVisits(from: 0))
    case .loseVisit: send(.lost, to: event.destination, &effects)

    case .tellWillLift: effects.append(.tell(.willLift))
    case .tellLiftCancelled: effects.append(.tell(.liftCancelled))
    case .tellWillBegin: effects.append(.tell(.willBegin))
    case .tellDidMove: effects.append(.tell(.didMove))
    case .tellWillAdd: effects.append(.tellContributors(from: 0))
    case .tellWillEnd: effects.append(.tell(.willEnd(context.operation)))
    case .tellWillCancel: effects.append(.cancelItems(from: 0))
    case .tellWillDrop:
      if let current = context.current { effects.append(.dropItems(into: current, from: 0)) }
    case .tellDidEnd: effects.append(.tell(.didEnd(context.operation)))
    case .tellDidTransfer: effects.append(.tell(.didTransfer))

    case .orderLifted: effects.append(.order(.itemsLifted))
    case .orderNothingLifted: effects.append(.order(.nothingLifted))
    case .orderAnimation: effects.append(.order(.startEndAnimation))
    }
  }

  private static func forgetRuling(in context: inout Context, _ effects: inout [Effect]) {
    if context.ruling != .nothing { effects.append(.order(.showRuling)) }
    context.ruling = .nothing
    context.candidate = nil
  }

  private static func send(
    _ message: DropVisit.Event, to destination: DestinationID?, _ effects: inout [Effect]
  ) {
    if let destination { effects.append(.send(message, to: destination)) }
  }
}
