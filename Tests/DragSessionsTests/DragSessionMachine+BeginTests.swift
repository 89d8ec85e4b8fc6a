import DragSessions
import Machines
import Testing

@Suite struct DragSessionMachineBeginTests {
  @Test func `08, 09: the policy is asked, then willBegin, then the move`() throws {
    var play = Play()
    try play.handle(.lift)
    #expect(
      try play.handle(.begin) == [
        .ask(.allowsMove), .ask(.restricted), .ask(.fullSize), .tell(.willBegin), .tell(.didMove),
        .ask(.candidate(below: nil)),
      ])
    #expect(play.drag.session.state == .dragging)
  }

  @Test(arguments: [true, false], [true, false])
  func `09: the policy is frozen into the session until its end`(
    allowsMove: Bool, others: Bool
  ) throws {
    var play = try Play.begun(
      Application(allowsMove: allowsMove, isRestricted: others, prefersFullSize: !others))
    play.application.allowsMove.toggle()
    try play.handle(.moved)
    try play.handle(.cancelled)
    #expect(play.drag.session.state == .ending)
    #expect(play.drag.session.context.allowsMove == allowsMove)
    #expect(play.drag.session.context.isRestricted == others)
    #expect(play.drag.session.context.prefersFullSize == !others)
  }

  @Test func `08: a drag begins once`() throws {
    var play = try Play.begun()
    #expect(throws: DragError.rejected(DragSessionMachine.InvalidTransition(.begin, in: .dragging)))
    {
      try play.handle(.begin)
    }
  }
}
