import DragSessions
import Machines
import TestSupport
import Testing

/// What the front door takes, state by state.
@Suite struct DragSessionMachineInvalidTransitionTests {
  /// A drag that rests in a state, reached by events.
  static func play(restingIn state: DragSessionMachine.State) throws -> Play {
    var play = Play(Application(under: [.a], performsAtOnce: false))
    for event in path(to: state) { try play.handle(event) }
    if [.transferring, .transferred].contains(state) {
      try play.finishPerform(at: .a)
      try play.handle(.animationEnded(isLoading: state == .transferring))
    }
    return play
  }

  private static func path(to state: DragSessionMachine.State) -> [DragSessionMachine.Event] {
    switch state {
    case .lifted: [.lift]
    case .dragging: [.lift, .begin]
    case .performing, .transferring, .transferred: [.lift, .begin, .released(anyItemLeft: true)]
    case .ending: [.lift, .begin, .cancelled]
    case .ended: [.lift, .begin, .cancelled, .animationEnded(isLoading: false)]
    case .discarded: [.lift, .liftCancelled]
    case .idle, .askingItems, .askingCanMove, .askingAllowsMove, .askingRestricted,
      .askingFullSize, .resolving, .queryingCanHandle, .awaitingProposal, .queryingSiblings,
      .askingAdded:
      []
    }
  }

  private static let hostEvents: [DragSessionMachine.Event] = [
    .lift, .foreignBegan(items: 1, allowsMove: true), .liftCancelled, .begin, .moved,
    .movedOver(.a, hasSiblings: false), .keysChanged, .contentChanged, .destinationLost(.a),
    .addRequested, .itemsChanged(2),
    .released(anyItemLeft: true), .cancelled, .takenOutside(.copy),
    .animationEnded(isLoading: false), .loadsFinished,
  ]

  private static let others: [DragSessionMachine.Event] = [
    .itemsAnswered(1), .canMoveAnswered(true), .allowsMoveAnswered(true),
    .restrictedAnswered(true), .fullSizeAnswered(true),
    .candidateAnswered(.a, hasSiblings: false), .siblingAnswered(nil),
    .addedAnswered(1, joins: true), .updateAnswered, .accepted, .kept, .declined, .performed,
    .vetoed,
  ]

  // The kinds: lift, foreignBegan, liftCancelled, begin; moved, movedOver, keysChanged,
  // contentChanged, destinationLost, addRequested, itemsChanged; released, canceled, takenOutside, animationEnded,
  // loadsFinished.
  static let matrix: [OutcomeRow<DragSessionMachine.State>] = [
    OutcomeRow(.idle, "HH.. ....... ....."),
    OutcomeRow(.lifted, "..HH iiiii.. .H..."),
    OutcomeRow(.dragging, ".... HHHHHHH HHH.."),
    OutcomeRow(.performing, ".... iiiiH.. iii.."),
    OutcomeRow(.ending, ".... iiiiH.. iiiHi"),
    OutcomeRow(.transferring, ".... ....H.. ....H"),
    OutcomeRow(.transferred, ".... ....i.. ....."),
    OutcomeRow(.ended, ".... ....i.. ....."),
    OutcomeRow(.discarded, ".... ....i.. ....."),
  ]

  @Test func `the matrix has every state that does not wait, and every kind`() {
    let quiet = DragSessionMachine.State.allCases.filter {
      if case .awaiting = DragSessionMachine.stateKind(of: $0) { false } else { true }
    }
    #expect(Self.matrix.map(\.state) == quiet)
    #expect((Self.hostEvents + Self.others).map(\.kind) == DragSessionMachine.Event.Kind.allCases)
  }

  @Test(arguments: DragSessionMachineInvalidTransitionTests.matrix)
  func `a state takes what its row says, and is unchanged by everything else`(
    row: OutcomeRow<DragSessionMachine.State>
  ) throws {
    let drag = try Self.play(restingIn: row.state).drag
    #expect(drag.session.state == row.state)
    #expect(Self.hostEvents.map { drag.session.outcome(on: $0) } == row.outcomes)
    for (event, outcome) in zip(Self.hostEvents, row.outcomes) {
      var copy = drag
      switch outcome {
      case .refused:
        #expect(
          throws: DragError.rejected(
            DragSessionMachine.InvalidTransition(event.kind, in: row.state))
        ) {
          try copy.handle(event)
        }
        #expect(copy == drag)
      case .ignored:
        try copy.handle(event)
        #expect(copy.next() == nil)
        #expect(copy == drag)
      case .handled:
        try copy.handle(event)
        #expect(copy.defect == nil)
      }
    }
  }

  @Test(arguments: DragSessionMachineInvalidTransitionTests.matrix)
  func `answers and reports do not come through the front door`(
    row: OutcomeRow<DragSessionMachine.State>
  ) throws {
    var drag = try Self.play(restingIn: row.state).drag
    let before = drag
    for event in Self.others {
      #expect(throws: DragError.notFromTheHost(event.kind)) { try drag.handle(event) }
    }
    #expect(drag == before)
  }

  @Test func `every question holds every host event back`() throws {
    var seen: [Question] = []
    var drags: [DragSession] = []
    var application = Application(under: [.a])
    var drag = DragSession()
    for event in [
      DragSessionMachine.Event.lift, .begin, .addRequested, .released(anyItemLeft: true),
    ] {
      try drag.handle(event)
      while let output = drag.next() {
        guard case .question(let question) = output else { continue }
        seen.append(question)
        drags.append(drag)
        try drag.answer(application.answer(question, in: drag))
      }
    }
    #expect(
      seen == [
        .items, .canMove(item: 0), .allowsMove, .restricted, .fullSize, .candidate(below: nil),
        .canHandle(.a), .update(.a), .added, .perform(.a),
      ])
    for drag in drags {
      var copy = drag
      for event in Self.hostEvents {
        #expect(throws: DragError.busy) { try copy.handle(event) }
      }
      #expect(throws: DragError.busy) { try copy.finishPerform(at: .a) }
      #expect(copy == drag)
    }
  }
}
