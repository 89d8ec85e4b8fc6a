import DragSessions
import Machines
import Testing

@Suite struct DragSessionDropTests {
  @Test func `34: the whole order of a drop`() throws {
    var play = Play(Application(items: 2, under: [.a], proposals: [.a: .move]))
    #expect(
      try play.handle(.lift) == [
        .ask(.items), .ask(.canMove(item: 0)), .ask(.canMove(item: 1)), .tell(.willLift),
        .order(.itemsLifted),
      ])
    #expect(
      try play.handle(.begin) == [
        .ask(.allowsMove), .ask(.restricted), .ask(.fullSize), .tell(.willBegin), .tell(.didMove),
        .ask(.candidate(below: nil)), .ask(.canHandle(.a)), .tell(.enter(.a)), .ask(.update(.a)),
        .order(.showRuling),
      ])
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.update(.a)),
      ])
    play.application.under = [.b, .a]
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .ask(.canHandle(.b)), .tell(.exit(.a)),
        .tell(.enter(.b)), .ask(.update(.b)), .order(.showRuling),
      ])
    play.application.under = [.a]
    #expect(
      try play.handle(.moved) == [
        .tell(.didMove), .ask(.candidate(below: nil)), .tell(.exit(.b)), .tell(.enter(.a)),
        .ask(.update(.a)), .order(.showRuling),
      ])
    #expect(
      try play.handle(.released(anyItemLeft: true)) == [
        .ask(.perform(.a)), .order(.showRuling), .tell(.willEnd(.move)),
        .tell(.willDrop(.a, item: 0)), .tell(.willDrop(.a, item: 1)), .tell(.dropEnd(.a)),
        .tell(.dropEnd(.b)), .order(.startEndAnimation),
      ])
    #expect(
      try play.handle(.animationEnded(isLoading: true)) == [
        .tell(.conclude(.a)), .tell(.didEnd(.move)),
      ])
    #expect(play.drag.session.state == .transferring)
    #expect(try play.handle(.loadsFinished) == [.tell(.didTransfer)])
    #expect(play.drag.session.state == .transferred)
    #expect(play.rules.phase == .transferred)
  }
}
