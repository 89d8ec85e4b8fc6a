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
    case .noteCandidate:
      context.candidate = event.destination
      context.isAccompanied = event.flag
    case .noteCompanion: context.candidate = event.destination
    case .noteAdded:
      let (sum, overflow) = context.itemCount.addingReportingOverflow(event.count)
      context.itemCount = overflow ? .max : sum
      context.itemsVersion &+= 1
      if event.flag { context.contributors &+= 1 }
    case .noteChanged:
      context.itemCount = max(0, event.count)
      context.itemsVersion &+= 1
    case .noteRuling: take(event.ruling, in: &context, &effects)
    case .noteProposal:
      let isFirst = context.foremost.map { !$0.ruling.carries && event.ruling.carries } ?? true
      if isFirst, let proposer = context.candidate {
        context.foremost = Foremost(proposer: proposer, ruling: event.ruling)
      }
    case .takeForemost:
      if let foremost = context.foremost {
        context.current = foremost.proposer
        context.foremost = nil
        take(foremost.ruling, in: &context, &effects)
      }
    case .forgetRuling: take(.nothing, in: &context, &effects)
    case .forgetCurrent: context.current = nil
    case .forgetDeclined: if context.current == context.candidate { context.current = nil }
    case .settleOperation:
      let proposed = context.ruling.proposal.operation
      context.settle(proposed.carries && !event.flag ? .cancel : proposed)
    case .settleCancel:
      take(.nothing, in: &context, &effects)
      context.settle(.cancel)
    case .settleOutside:
      context.current = nil
      take(.nothing, in: &context, &effects)
      // Whoever took them may not have heard that they are only lent.
      context.settle(context.allowsMove ? event.operation : .copy)
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
    case .askCompanion:
      if let candidate = context.candidate { effects.append(.ask(.companion(after: candidate))) }
    case .leaveAll: effects.append(.leave(allBut: nil))
    case .leaveOthers: effects.append(.leave(allBut: context.candidate))
    case .enterCandidate:
      context.current = context.candidate
      send(.entered, to: context.candidate, &effects)
    case .hoverCandidate:
      context.current = context.candidate
      send(.hovered, to: context.candidate, &effects)
    case .requestPerform: send(.performRequested, to: context.current, &effects)
    case .conclude: send(.concluded, to: context.current, &effects)
    case .endVisits: effects.append(.endVisits(from: 0))
    case .loseVisit: send(.lost, to: event.destination, &effects)

    case .tellWillLift:
      if context.style.asksPreviews { effects.append(.liftPreviews(from: 0)) }
      effects.append(.tell(.willLift))
    case .tellLiftCancelled: effects.append(.tell(.liftCancelled))
    case .tellWillBegin: effects.append(.tell(.willBegin))
    case .tellDidMove: effects.append(.tell(.didMove))
    case .tellWillAdd: effects.append(.tellContributors(from: 0))
    case .tellWillEnd: effects.append(.tell(.willEnd(context.operation)))
    case .tellWillCancel:
      if context.style.asksPreviews { effects.append(.cancelPreviews(from: 0)) }
      effects.append(.cancelItems(from: 0))
    case .tellWillDrop:
      guard let current = context.current else { break }
      if context.style.asksPreviews { effects.append(.dropPreviews(into: current, from: 0)) }
      effects.append(.dropItems(into: current, from: 0))
    case .tellWillDropAll:
      if let current = context.current { effects.append(.tell(.willDropAll(current))) }
    case .tellDidEnd: effects.append(.tell(.didEnd(context.operation)))
    case .tellDidTransfer: effects.append(.tell(.didTransfer))

    case .orderLifted: effects.append(.order(.itemsLifted))
    case .orderNothingLifted: effects.append(.order(.nothingLifted))
    case .orderAnimation: effects.append(.order(.startEndAnimation))
    }
  }

  /// Brings a ruling into force; the search for the destination is over.
  private static func take(
    _ ruling: DropRuling, in context: inout Context, _ effects: inout [Effect]
  ) {
    if context.ruling != ruling { effects.append(.order(.showRuling)) }
    context.ruling = ruling
    context.candidate = nil
    context.isAccompanied = false
  }

  private static func send(
    _ message: DropVisit.Event, to destination: DestinationID?, _ effects: inout [Effect]
  ) {
    if let destination { effects.append(.send(message, to: destination)) }
  }
}
