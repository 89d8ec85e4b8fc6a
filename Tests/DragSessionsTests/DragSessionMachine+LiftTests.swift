import DragSessions
import Machines
import Testing

@Suite struct DragSessionMachineLiftTests {
  @Test func `02: the items are the first question, and without items there is no drag`() throws {
    var play = Play(Application(items: 0))
    #expect(try play.handle(.lift) == [.ask(.items), .command(.nothingLifted)])
    #expect(play.drag.session.state == .discarded)
    #expect(
      throws: DragError.rejected(DragSessionMachine.InvalidTransition(.begin, in: .discarded))
    ) {
      try play.handle(.begin)
    }
  }

  @Test func `02: a negative number of items is none`() throws {
    var play = Play(Application(items: .min))
    #expect(try play.handle(.lift) == [.ask(.items), .command(.nothingLifted)])
  }

  @Test func `05: willLift is reported once, after the last canMove`() throws {
    var play = Play(Application(items: 2))
    #expect(
      try play.handle(.lift) == [
        .ask(.items), .ask(.canMove(item: 0)), .ask(.canMove(item: 1)), .tell(.willLift),
        .command(.itemsLifted),
      ])
    #expect(play.drag.session.context.itemCount == 2)
  }

  @Test func `M11: what may not be dragged is taken out, and the others move up`() throws {
    var play = Play(Application(items: 3, canMove: [false, true, false]))
    #expect(
      try play.handle(.lift) == [
        .ask(.items), .ask(.canMove(item: 0)), .ask(.canMove(item: 0)), .ask(.canMove(item: 1)),
        .tell(.willLift), .command(.itemsLifted),
      ])
    #expect(play.drag.session.context.itemCount == 1)
  }

  @Test func `M11: where nothing may be dragged no drag begins`() throws {
    var play = Play(Application(items: 2, canMove: [false, false]))
    #expect(
      try play.handle(.lift) == [
        .ask(.items), .ask(.canMove(item: 0)), .ask(.canMove(item: 0)), .command(.nothingLifted),
      ])
    #expect(play.drag.session.state == .discarded)
    #expect(play.drag.session.context == DragSessionMachine.Context())
  }

  @Test(arguments: [DragSessionMachine.Event.liftCancelled, .cancelled])
  func `06: a lift that is given up is reported, and never begins or ends`(
    event: DragSessionMachine.Event
  ) throws {
    var play = Play()
    try play.handle(.lift)
    #expect(try play.handle(event) == [.tell(.liftCancelled)])
    #expect(play.drag.session.state == .discarded)
  }

  @Test(arguments: [
    DragSessionMachine.Event.moved, .keysChanged, .contentChanged, .destinationLost(.a),
  ])
  func `08: a lift alone begins nothing, whatever happens below`(
    event: DragSessionMachine.Event
  ) throws {
    var play = Play(Application(under: [.a]))
    try play.handle(.lift)
    let before = play.drag
    #expect(try play.handle(event) == [])
    #expect(play.drag == before)
  }

  @Test func `a foreign drag is under way at once, with what is known of it`() throws {
    var play = Play(Application(under: [.a], isForeign: true))
    #expect(try play.handle(.foreignBegan(items: 4, allowsMove: true)) == [])
    #expect(play.drag.session.state == .dragging)
    #expect(play.drag.session.context.itemCount == 4)
    #expect(play.drag.session.context.allowsMove)
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.canHandle(.a)), .tell(.enter(.a)),
        .ask(.update(.a)), .command(.showRuling),
      ])
  }

  @Test func `a foreign drag may start with types alone`() throws {
    var play = Play()
    try play.handle(.foreignBegan(items: -1, allowsMove: false))
    #expect(play.drag.session.context.itemCount == 0)
  }
}
