import DragSessions
import Machines
import Testing

@Suite struct DragSessionMachineAfterTests {
  @Test func `34: the whole order of a drop`() throws {
    var play = Play(Application(items: 2, under: [.a], proposals: [.a: .move]))
    #expect(
      try play.handle(.lift) == [
        .ask(.items), .ask(.canMove(item: 0)), .ask(.canMove(item: 1)), .tell(.willLift),
        .command(.itemsLifted),
      ])
    #expect(
      try play.handle(.begin) == [
        .ask(.allowsMove), .ask(.restricted), .ask(.fullSize), .tell(.willBegin), .tell(.didMove),
        .ask(.candidate(below: nil)), .ask(.canHandle(.a)), .tell(.enter(.a)), .ask(.update(.a)),
        .command(.showRuling),
      ])
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.update(.a)),
      ])
    play.application.under = [.b, .a]
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.canHandle(.b)), .tell(.exit(.a)),
        .tell(.enter(.b)), .ask(.update(.b)), .command(.showRuling),
      ])
    play.application.under = [.a]
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .tell(.exit(.b)), .tell(.enter(.a)),
        .ask(.update(.a)), .command(.showRuling),
      ])
    #expect(
      try play.handle(.released(anyItemLeft: true)) == [
        .ask(.perform(.a)), .command(.showRuling), .tell(.willEnd(DragOutcome(.move))),
        .tell(.willDrop(.a, item: 0)), .tell(.willDrop(.a, item: 1)), .tell(.dropEnd(.a)),
        .tell(.dropEnd(.b)), .command(.startEndAnimation),
      ])
    #expect(
      try play.handle(.animationEnded(isLoading: true)) == [
        .tell(.conclude(.a)), .tell(.didEnd(DragOutcome(.move))),
      ])
    #expect(play.drag.session.state == .transferring)
    #expect(try play.handle(.loadsFinished) == [.tell(.didTransfer)])
    #expect(play.drag.session.state == .transferred)
    #expect(play.rules.phase == .transferred)
  }

  @Test(arguments: [true, false])
  func `12, 13, 33: conclude, then didEnd with the operation of willEnd, then didTransfer`(
    isLoading: Bool
  ) throws {
    var play = try Play.begun(Application(under: [.a]))
    try play.handle(.released(anyItemLeft: true))
    let rest: [DragSession.Output] = isLoading ? [] : [.tell(.didTransfer)]
    #expect(
      try play.handle(.animationEnded(isLoading: isLoading))
        == [.tell(.conclude(.a)), .tell(.didEnd(DragOutcome(.copy)))] + rest)
    #expect(play.drag.session.state == (isLoading ? .transferring : .transferred))
    #expect(play.drag.visitState(of: .a) == .ended)
  }

  @Test func `13: a transfer that finishes before the animation is reported after the end`() throws
  {
    var play = try Play.begun(Application(under: [.a]))
    try play.handle(.released(anyItemLeft: true))
    #expect(try play.handle(.loadsFinished) == [])
    #expect(
      try play.handle(.animationEnded(isLoading: false)) == [
        .tell(.conclude(.a)), .tell(.didEnd(DragOutcome(.copy))), .tell(.didTransfer),
      ])
  }

  @Test func `13: a cancelled drag transfers nothing`() throws {
    var play = try Play.begun()
    try play.handle(.cancelled)
    try play.handle(.animationEnded(isLoading: true))
    #expect(
      throws: DragError.rejected(DragSessionMachine.InvalidTransition(.loadsFinished, in: .ended))
    ) {
      try play.handle(.loadsFinished)
    }
  }

  @Test func `32: every destination that was entered hears dropEnd once, in order of entry`()
    throws
  {
    let late = DestinationID(3)
    var play = try Play.begun(
      Application(added: (1, joins: false), under: [late], refusing: [late]))
    for under in [DestinationID.b, .a, .b] {
      play.application.under = [under]
      try play.handle(.moved)
    }
    play.application.refusing = []
    play.application.under = [late]
    try play.handle(.addRequested)
    play.application.under = []
    try play.handle(.moved)
    #expect(play.drag.visited == [.b, .a, late])
    #expect(
      try play.handle(.released(anyItemLeft: true)) == [
        .tell(.willEnd(DragOutcome(.cancel))), .tell(.willCancel(item: 0)),
        .tell(.willCancel(item: 1)),
        .tell(.dropEnd(.b)), .tell(.dropEnd(.a)), .tell(.dropEnd(late)),
        .command(.startEndAnimation),
      ])
  }

  @Test func `32: a destination that was entered and refuses later still hears dropEnd`() throws {
    var play = try Play.begun(Application(added: (1, joins: false), under: [.a]))
    play.application.refusing = [.a]
    try play.handle(.addRequested)
    #expect(play.drag.visitState(of: .a) == .blocked)
    #expect(try play.handle(.cancelled).contains(.tell(.dropEnd(.a))))
  }

  @Test func `33: a destination that goes before the animation ends hears no conclude`() throws {
    var play = try Play.begun(Application(under: [.a]))
    try play.handle(.released(anyItemLeft: true))
    #expect(try play.handle(.destinationLost(.a)) == [])
    #expect(
      try play.handle(.animationEnded(isLoading: true)) == [.tell(.didEnd(DragOutcome(.copy)))])
    #expect(try play.handle(.destinationLost(.a)) == [])
    #expect(try play.handle(.loadsFinished) == [.tell(.didTransfer)])
  }

  @Test(arguments: [
    DragSessionMachine.Event.moved, .keysChanged, .contentChanged, .released(anyItemLeft: true),
    .cancelled, .loadsFinished,
  ])
  func `11: while the end is animated nothing changes it`(event: DragSessionMachine.Event) throws {
    var play = try Play.begun(Application(under: [.a]))
    try play.handle(.cancelled)
    let before = play.drag
    #expect(try play.handle(event) == [])
    #expect(play.drag == before)
  }
}
