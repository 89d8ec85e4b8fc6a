import Machines

extension DragSessionMachine {
  /// A drag carries the effects out one by one.
  package typealias Effects = PendingEffects

  /// Carries out one step of a row.
  // Not inlined: all payloads of the event would be taken apart at each step.
  @inline(never)
  package static func carryOut(
    _ action: Action,
    in context: inout Context,
    on event: Event,
    into effects: inout PendingEffects
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
    case .noteCandidate:
      context.candidate = event.destination
      context.hasSibling = event.flag
    case .noteSibling: context.candidate = event.destination
    case .noteAdded:
      let (sum, overflow) = context.itemCount.addingReportingOverflow(event.count)
      context.itemCount = overflow ? .max : sum
      context.noteNewItems()
      if event.flag { context.contributors &+= 1 }
    case .noteChanged:
      context.itemCount = max(0, event.count)
      context.noteNewItems()
    case .noteRuling: take(context.takeProposed(), in: &context, &effects)
    case .noteProposal:
      let ruling = context.takeProposed()
      let isFirst = context.winner.map { !$0.ruling.carries && ruling.carries } ?? true
      if isFirst, let proposer = context.candidate {
        context.winner = WinningProposal(proposer: proposer, ruling: ruling)
      }
    case .adoptWinner:
      if let winner = context.winner {
        context.current = winner.proposer
        context.winner = nil
        take(winner.ruling, in: &context, &effects)
      }
    case .forgetRuling: take(.nothing, in: &context, &effects)
    case .forgetCurrent: context.current = nil
    case .forgetDeclined: if context.current == context.candidate { context.current = nil }
    case .settleOperation:
      let proposed = context.ruling.proposal.operation
      context.settle(DragOutcome(proposed.carries && !event.flag ? .cancel : proposed))
    case .settleCancel:
      take(.nothing, in: &context, &effects)
      context.settle(DragOutcome(.cancel))
    case .settleOutside:
      context.current = nil
      take(.nothing, in: &context, &effects)
      // The receiver may not know that it has only borrowed the items.
      context.settle(DragOutcome(context.allowsMove ? event.operation : .copy))
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

    case .queryCandidate:
      send(.queried(version: context.itemsVersion), to: context.candidate, &effects)
    case .askSibling:
      if let candidate = context.candidate { effects.append(.ask(.sibling(after: candidate))) }
    case .leaveAll: effects.append(.leave(allBut: nil))
    case .leaveOthers: effects.append(.leave(allBut: context.candidate))
    case .enterCandidate:
      context.current = context.candidate
      send(.entered, to: context.candidate, &effects)
      askUpdate(of: context.candidate, &effects)
    case .hoverCandidate:
      context.current = context.candidate
      askUpdate(of: context.candidate, &effects)
    case .requestPerform: send(.performRequested, to: context.current, &effects)
    case .conclude: send(.concluded, to: context.current, &effects)
    case .endVisits: effects.append(.endVisits(from: 0))
    case .loseVisit: send(.lost, to: event.destination, &effects)

    case .notifyWillLift:
      if context.style.asksPreviews { effects.append(.liftPreviews(from: 0)) }
      effects.append(.notify(.willLift))
    case .notifyLiftCancelled: effects.append(.notify(.liftCancelled))
    case .notifyWillBegin: effects.append(.notify(.willBegin))
    case .notifyDidMove: if context.style.notifiesMoves { effects.append(.notify(.didMove)) }
    case .notifyWillAdd: effects.append(.notifyContributors(from: 0))
    case .notifyWillEnd:
      if let outcome = context.outcome { effects.append(.notify(.willEnd(outcome))) }
    case .notifyWillCancel:
      if context.style.asksPreviews { effects.append(.cancelPreviews(from: 0)) }
      effects.append(.cancelItems(from: 0))
    case .notifyWillDrop:
      guard let current = context.current else { break }
      if context.style.asksPreviews { effects.append(.dropPreviews(into: current, from: 0)) }
      effects.append(.dropItems(into: current, from: 0))
    case .notifyWillDropAll:
      if let current = context.current { effects.append(.notify(.willDropAll(current))) }
    case .notifyDidEnd:
      if let outcome = context.outcome { effects.append(.notify(.didEnd(outcome))) }
    case .notifyDidTransfer: effects.append(.notify(.didTransfer))

    case .orderLifted: effects.append(.command(.itemsLifted))
    case .orderNothingLifted: effects.append(.command(.nothingLifted))
    case .orderAnimation: effects.append(.command(.startEndAnimation))
    }
  }

  /// Puts a resolved proposal in force; the search for the destination ends.
  private static func take(
    _ ruling: ResolvedProposal, in context: inout Context, _ effects: inout PendingEffects
  ) {
    if context.ruling != ruling {
      effects.append(.command(.showRuling))
      context.ruling = ruling
    }
    context.candidate = nil
    context.hasSibling = false
  }

  private static func askUpdate(of destination: DestinationID?, _ effects: inout PendingEffects) {
    if let destination { effects.append(.ask(.update(destination))) }
  }

  private static func send(
    _ message: DropSession.Event, to destination: DestinationID?, _ effects: inout PendingEffects
  ) {
    if let destination { effects.append(.send(message, to: destination)) }
  }
}
