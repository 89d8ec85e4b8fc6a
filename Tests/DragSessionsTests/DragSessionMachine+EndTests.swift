import DragSessions
import Machines
import Testing

@Suite struct DragSessionMachineEndTests {
  @Test(arguments: [DropOperation.cancel, .forbidden])
  func `28, 50: neither cancel nor forbidden performs; both fly home`(
    operation: DropOperation
  ) throws {
    var play = try Play.begun(
      Application(items: 2, under: [.a], proposals: [.a: DropProposal(operation)]))
    #expect(
      try play.handle(.released(anyItemLeft: true)) == [
        .command(.showRuling), .tell(.willEnd(DragOutcome(operation))), .tell(.willCancel(item: 0)),
        .tell(.willCancel(item: 1)), .tell(.dropEnd(.a)), .command(.startEndAnimation),
      ])
    #expect(
      try play.handle(.animationEnded(isLoading: false)) == [.tell(.didEnd(DragOutcome(operation)))]
    )
    #expect(play.drag.session.state == .ended)
  }

  @Test(arguments: [DropOperation.copy, .move])
  func `28, 55: copy and move perform once, and the source gets the operation`(
    operation: DropOperation
  ) throws {
    var play = try Play.begun(
      Application(under: [.a], proposals: [.a: DropProposal(operation)]))
    #expect(
      try play.handle(.released(anyItemLeft: true)) == [
        .ask(.perform(.a)), .command(.showRuling), .tell(.willEnd(DragOutcome(operation))),
        .tell(.willDrop(.a, item: 0)), .tell(.dropEnd(.a)), .command(.startEndAnimation),
      ])
    #expect(play.drag.session.context.outcome == DragOutcome(operation))
  }

  @Test func `44, 52, 55: a move without the right performs nothing and ends as a cancel`() throws {
    var play = try Play.begun(
      Application(allowsMove: false, under: [.a], proposals: [.a: .move]))
    #expect(play.drag.session.context.ruling.reason == .notAllowed)
    #expect(
      try play.handle(.released(anyItemLeft: true)) == [
        .command(.showRuling), .tell(.willEnd(DragOutcome(.cancel))), .tell(.willCancel(item: 0)),
        .tell(.dropEnd(.a)), .command(.startEndAnimation),
      ])
  }

  @Test(arguments: [DropOperation.copy, .move])
  func
    `11, 27: a destination that takes the items outside gets the leave, and the source the operation`(
      operation: DropOperation
    ) throws
  {
    var play = try Play.begun(Application(items: 2, under: [.a], proposals: [.a: .copy]))
    #expect(
      try play.handle(.takenOutside(operation)) == [
        .tell(.exit(.a)), .command(.showRuling), .tell(.willEnd(DragOutcome(operation))),
        .tell(.dropEnd(.a)),
        .command(.startEndAnimation),
      ])
    #expect(
      try play.handle(.animationEnded(isLoading: false)) == [
        .tell(.didEnd(DragOutcome(operation))), .tell(.didTransfer),
      ])
  }

  @Test
  func `53: outside, items without the right to move are copied, and taken items do not fly home`()
    throws
  {
    var play = try Play.begun(Application(allowsMove: false))
    #expect(try play.handle(.takenOutside(.move)).first == .tell(.willEnd(DragOutcome(.copy))))
    var home = try Play.begun(Application())
    #expect(
      try home.handle(.takenOutside(.forbidden)) == [
        .tell(.willEnd(DragOutcome(.cancel))), .tell(.willCancel(item: 0)),
        .command(.startEndAnimation),
      ])
  }

  @Test func `53: a foreign move ends as a cancel`() throws {
    var play = Play(Application(under: [.a], proposals: [.a: .move], isForeign: true))
    try play.handle(.foreignBegan(items: 1, allowsMove: true))
    try play.handle(.moved)
    #expect(
      try play.handle(.released(anyItemLeft: true))[1] == .tell(.willEnd(DragOutcome(.cancel))))
  }

  @Test func `55, 60: the operation in force is reported, not the one proposed`() throws {
    var play = try Play.begun(Application(under: [.a], position: nil))
    #expect(play.drag.session.context.ruling.proposal == DropProposal(.copy))
    #expect(play.drag.session.context.ruling.reason == .noDestination)
    #expect(try play.handle(.released(anyItemLeft: true)).first == .ask(.perform(.a)))
  }

  @Test func `55: without a receiver the operation is cancel`() throws {
    var play = try Play.begun()
    #expect(
      try play.handle(.released(anyItemLeft: true)) == [
        .tell(.willEnd(DragOutcome(.cancel))), .tell(.willCancel(item: 0)),
        .command(.startEndAnimation),
      ])
  }

  @Test func `a drop of which no item is left is a cancel`() throws {
    var play = try Play.begun(Application(under: [.a]))
    #expect(
      try play.handle(.released(anyItemLeft: false)) == [
        .command(.showRuling), .tell(.willEnd(DragOutcome(.cancel))), .tell(.willCancel(item: 0)),
        .tell(.dropEnd(.a)), .command(.startEndAnimation),
      ])
  }

  @Test func `a forbidden drop of which no item is left stays forbidden`() throws {
    var play = try Play.begun(Application(under: [.a], proposals: [.a: .forbidden]))
    #expect(
      try play.handle(.released(anyItemLeft: false))[1] == .tell(.willEnd(DragOutcome(.forbidden))))
  }

  @Test func `15, 16, 17: a cancel ends, flies every item home, and sends no exit`() throws {
    var play = try Play.begun(Application(items: 3, under: [.b]))
    play.application.under = [.a]
    try play.handle(.moved)
    #expect(
      try play.handle(.cancelled) == [
        .command(.showRuling), .tell(.willEnd(DragOutcome(.cancel))), .tell(.willCancel(item: 0)),
        .tell(.willCancel(item: 1)), .tell(.willCancel(item: 2)), .tell(.dropEnd(.b)),
        .tell(.dropEnd(.a)), .command(.startEndAnimation),
      ])
    #expect(
      try play.handle(.animationEnded(isLoading: true)) == [.tell(.didEnd(DragOutcome(.cancel)))])
    #expect(play.drag.session.state == .ended)
  }

  @Test func `28: a perform that takes time holds the end up, and cannot be cancelled`() throws {
    var play = try Play.begun(Application(under: [.a], performsAtOnce: false))
    #expect(try play.handle(.released(anyItemLeft: true)) == [.ask(.perform(.a))])
    #expect(play.drag.session.state == .performing)
    let before = play.drag
    for event in [
      DragSessionMachine.Event.cancelled, .moved, .keysChanged, .contentChanged,
      .released(anyItemLeft: false),
    ] {
      #expect(try play.handle(event) == [])
    }
    #expect(play.drag == before)
    #expect(
      try play.finishPerform(at: .a) == [
        .command(.showRuling), .tell(.willEnd(DragOutcome(.copy))), .tell(.willDrop(.a, item: 0)),
        .tell(.dropEnd(.a)), .command(.startEndAnimation),
      ])
  }

  @Test func `I7: a destination that goes while it performs makes the drag a cancel`() throws {
    var play = try Play.begun(Application(under: [.b], performsAtOnce: false))
    play.application.under = [.a]
    try play.handle(.moved)
    try play.handle(.released(anyItemLeft: true))
    #expect(
      try play.handle(.destinationLost(.a)) == [
        .command(.showRuling), .tell(.willEnd(DragOutcome(.cancel))), .tell(.willCancel(item: 0)),
        .tell(.dropEnd(.b)), .command(.startEndAnimation),
      ])
    #expect(try play.finishPerform(at: .a) == [])
    #expect(
      try play.handle(.animationEnded(isLoading: false)) == [.tell(.didEnd(DragOutcome(.cancel)))])
  }

  @Test func `134: a destination that refuses the drop makes the drag a cancel`() throws {
    var play = try Play.begun(Application(under: [.a], performsAtOnce: false))
    try play.handle(.released(anyItemLeft: true))
    #expect(
      try play.finishPerform(at: .a, isTaken: false) == [
        .command(.showRuling), .tell(.willEnd(DragOutcome(.cancel))), .tell(.willCancel(item: 0)),
        .tell(.dropEnd(.a)), .command(.startEndAnimation),
      ])
    #expect(
      try play.handle(.animationEnded(isLoading: false)) == [.tell(.didEnd(DragOutcome(.cancel)))])
  }

  @Test func `I7: another destination may go while one performs`() throws {
    var play = try Play.begun(Application(under: [.b], performsAtOnce: false))
    play.application.under = [.a]
    try play.handle(.moved)
    try play.handle(.released(anyItemLeft: true))
    #expect(try play.handle(.destinationLost(.b)) == [])
    #expect(
      try play.finishPerform(at: .a) == [
        .command(.showRuling), .tell(.willEnd(DragOutcome(.copy))), .tell(.willDrop(.a, item: 0)),
        .tell(.dropEnd(.a)), .command(.startEndAnimation),
      ])
  }
}
