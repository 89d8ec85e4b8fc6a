import DragGeometry
import DragSessions
import Testing

@Suite struct ResolvedProposalTests {
  @Test func `49: the raw values of operations and intents are those of the contract`() {
    #expect(DropOperation.allCases.map(\.code) == [0, 1, 2, 3])
    #expect(DropOperation.allCases == [.cancel, .forbidden, .copy, .move])
    #expect(DropIntent.allCases.map(\.code) == [0, 1, 2, 3])
    #expect(DropIntent.allCases == [.unspecified, .insertAt, .insertInto, .automatic])
  }

  @Test func `28: copy and move are carried out, cancel and forbidden are not`() {
    #expect(DropOperation.allCases.map(\.carries) == [false, false, true, true])
  }

  /// What the rules make of one proposal, in the words of the contract.
  struct Case: Sendable, CustomTestStringConvertible {
    let operation: DropOperation
    let intent: DropIntent
    let allowsMove: Bool
    let isForeign: Bool
    let performs: Bool
    let asked: DropOperation?
    let position: DropPosition?

    var testDescription: String {
      "\(operation) \(intent) allowsMove=\(allowsMove) foreign=\(isForeign) "
        + "performs=\(performs) "
        + "keys=\(asked.map { "\($0)" } ?? "none") at \(position.map { "\($0)" } ?? "nowhere")"
    }

    /// What is proposed once the keys were heard; they never give a right that is not there.
    private var heard: (operation: DropOperation, reason: ResolvedProposal.Reason?) {
      switch (operation, asked) {
      case (.move, .copy): (.copy, .keys)
      case (.copy, .move) where allowsMove && !isForeign: (.move, .keys)
      case (.cancel, _), (.forbidden, _), (.copy, _), (.move, _): (operation, nil)
      }
    }

    /// What the last rule that changes something leaves, and its reason.
    var expected: (operation: DropOperation, intent: DropIntent, reason: ResolvedProposal.Reason?) {
      let (operation, reason) = heard
      switch (operation, isForeign, allowsMove) {
      case (.move, true, _): return (.cancel, intent, .foreign)
      case (.move, false, false): return (.cancel, intent, .notAllowed)
      case (.cancel, _, _), (.forbidden, _, _): return (operation, intent, reason)
      case (.copy, _, _), (.move, _, _): break
      }
      switch (intent, position) {
      case (.unspecified, _): return (operation, .unspecified, reason)
      case (_, nil) where performs: return (operation, .unspecified, .noDestination)
      case (_, nil): return (.forbidden, intent, .noDestination)
      case (.insertInto, .gap): return (operation, .unspecified, .noItem)
      case (.insertInto, .item), (.insertAt, _), (.automatic, _):
        return (operation, intent, reason)
      }
    }

    static let all: [Case] = DropOperation.allCases.flatMap { operation in
      DropIntent.allCases.flatMap { intent in
        [true, false].flatMap { allowsMove in
          [true, false].flatMap { isForeign in
            [true, false].flatMap { performs in
              [nil, .copy, .move].flatMap { (asked: DropOperation?) in
                [nil, .gap(GapIndex(item: 4)), .item(Slot(item: 3))].map { dropPosition in
                  Case(
                    operation: operation, intent: intent, allowsMove: allowsMove,
                    isForeign: isForeign, performs: performs, asked: asked, position: dropPosition)
                }
              }
            }
          }
        }
      }
    }
  }

  @Test func `the table of rulings has every case`() {
    #expect(Set(Case.all.map(\.testDescription)).count == 1152)
  }

  // A loop, since a test with an argument for each case prints two lines for each of them.
  @Test func `44, 52, 53, 59, 60: a proposal is ruled on by keys, rights and place`() {
    for entry in Case.all {
      let rights = DropConstraints(
        allowsMove: entry.allowsMove, isForeign: entry.isForeign,
        performsWithoutDestination: entry.performs, asked: entry.asked)
      let expected = entry.expected
      for isPrecise in [false, true] {
        let proposal = DropProposal(entry.operation, intent: entry.intent, isPrecise: isPrecise)
        let ruling = proposal.resolved(with: rights, at: entry.position)
        let resolved = DropProposal(
          expected.operation, intent: expected.intent, isPrecise: isPrecise)
        #expect(ruling.proposal == resolved, "\(entry.testDescription)")
        #expect(ruling.reason == expected.reason, "\(entry.testDescription)")
        #expect(ruling.requested == proposal, "\(entry.testDescription)")
        #expect(ruling.position == entry.position, "\(entry.testDescription)")
      }
    }
  }

  @Test func `52: a move without the right becomes a cancel, never a copy`() {
    let rights = DropConstraints(allowsMove: false, isForeign: false)
    let ruling = DropProposal.move.resolved(with: rights, at: .someGap)
    #expect(ruling.proposal == DropProposal(.cancel, intent: .insertAt))
    #expect(ruling.reason == .notAllowed)
  }

  @Test func `53: a foreign move becomes a cancel even where the source allows it`() {
    let rights = DropConstraints(allowsMove: true, isForeign: true)
    let ruling = DropProposal.move.resolved(with: rights, at: .someGap)
    #expect(ruling.proposal.operation == .cancel)
    #expect(ruling.reason == .foreign)
  }

  @Test func `M12: a move into what is moved becomes a cancel, and a key does not ask for one`() {
    var rights = DropConstraints(allowsMove: true, isForeign: false, isInsideItself: true)
    let ruling = DropProposal.move.resolved(with: rights, at: .someGap)
    #expect(ruling.proposal == DropProposal(.cancel, intent: .insertAt))
    #expect(ruling.reason == .inside)
    #expect(DropProposal.copy.resolved(with: rights, at: .someGap).reason == nil)
    rights.asked = .move
    #expect(DropProposal.copy.resolved(with: rights, at: .someGap).reason == nil)
    rights.asked = .copy
    #expect(DropProposal.move.resolved(with: rights, at: .someGap).proposal == .copy)
  }

  @Test
  func `65: a move of several own items has no gap, or is forbidden, where that is excluded`() {
    let rights = DropConstraints(allowsMove: true, isForeign: false)
    for intent in [DropIntent.insertAt, .automatic] {
      let proposed = DropProposal(.move, intent: intent).resolved(with: rights, at: .someGap)
      let ruling = proposed.forSeveralItems(.withoutGap)
      #expect(ruling.proposal == DropProposal(.move, intent: .unspecified))
      #expect(ruling.reason == .severalItems && ruling.position == .someGap)
      #expect(ruling.requested == proposed.requested)
    }
    // It is neither about copies nor about moves into an item or without a place.
    for proposal in [
      DropProposal.copy, DropProposal(.move, intent: .insertInto), DropProposal(.move),
      DropProposal(.forbidden, intent: .insertAt),
    ] {
      let ruling = proposal.resolved(with: rights, at: .item(Slot(item: 1)))
      #expect(ruling.forSeveralItems(.withoutGap) == ruling)
      #expect(ruling.forSeveralItems(.forbidden) == ruling)
    }
    let ruling = DropProposal.move.resolved(with: rights, at: .someGap).forSeveralItems(.forbidden)
    #expect(ruling.proposal == DropProposal(.forbidden, intent: .insertAt))
    #expect(ruling.reason == .severalItems)
    // A key that asks for a copy comes first, and a move that is not allowed is a cancel.
    let copy = DropConstraints(allowsMove: true, isForeign: false, asked: .copy)
    #expect(
      DropProposal.move.resolved(with: copy, at: .someGap).forSeveralItems(.forbidden).proposal
        == .copy)
    let refused = DropProposal.move.resolved(
      with: DropConstraints(allowsMove: false, isForeign: false), at: .someGap)
    #expect(refused.forSeveralItems(.forbidden).reason == .notAllowed)
  }

  @Test func `59: nothing is inserted into the end of the items`() {
    let rights = DropConstraints(allowsMove: true, isForeign: false)
    let into = DropProposal(.move, intent: .insertInto)
    #expect(into.resolved(with: rights, at: .item(Slot(item: 1))).reason == nil)
    let atEnd = into.resolved(with: rights, at: .gap(GapIndex(item: 2)))
    #expect(atEnd.proposal == DropProposal(.move, intent: .unspecified))
    #expect(atEnd.reason == .noItem)
  }

  @Test func `60: without a place an insert is unspecified, or forbidden by a switch`() {
    let performing = DropConstraints(allowsMove: true, isForeign: false)
    #expect(
      DropProposal.copy.resolved(with: performing, at: nil).proposal == DropProposal(.copy))
    let strict = DropConstraints(
      allowsMove: true, isForeign: false, performsWithoutDestination: false)
    #expect(
      DropProposal.copy.resolved(with: strict, at: nil).proposal
        == DropProposal(.forbidden, intent: .insertAt))
  }

  @Test(arguments: [true, false])
  func `CONTRACT-57: a proposal asks for full size inside its application only`(
    isForeign: Bool
  ) {
    let rights = DropConstraints(allowsMove: true, isForeign: isForeign)
    let proposal = DropProposal(.copy, intent: .insertAt, prefersFullSize: true)
    let ruling = proposal.resolved(with: rights, at: .someGap)
    #expect(ruling.proposal.prefersFullSize == !isForeign)
    #expect(ruling.requested.prefersFullSize)
    #expect(ruling.proposal.operation == .copy)
    #expect(ruling.reason == nil)
  }

  @Test func `the ruling outside every destination is a cancel without a place or reason`() {
    #expect(ResolvedProposal.nothing.proposal == DropProposal(.cancel))
    #expect(ResolvedProposal.nothing.position == nil)
    #expect(ResolvedProposal.nothing.reason == nil)
  }
}
