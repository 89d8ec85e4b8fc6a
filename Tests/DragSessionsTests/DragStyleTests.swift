import DragSessions
import Machines
import Testing

/// How single items are shown, and when they are too many for that.
@Suite struct DragStyleTests {
  private static let asking = DragStyle(asksPreviews: true)

  @Test func `CONTRACT-04: each item that may be dragged has its preview before willLift`() throws {
    var play = Play(Application(items: 3, canMove: [true, false, true]), style: Self.asking)
    #expect(
      try play.handle(.lift).suffix(4) == [
        .tell(.liftPreview(item: 0)), .tell(.liftPreview(item: 1)), .tell(.willLift),
        .command(.itemsLifted),
      ])
  }

  @Test func `CONTRACT-16, 17: all previews of a cancel come between willEnd and willCancel`()
    throws
  {
    for end in [DragSessionMachine.Event.cancelled, .released(anyItemLeft: true)] {
      var play = try Play.begun(Application(items: 2), style: Self.asking)
      #expect(
        try play.handle(end) == [
          .tell(.willEnd(DragOutcome(.cancel))), .tell(.cancelPreview(item: 0)),
          .tell(.cancelPreview(item: 1)), .tell(.willCancel(item: 0)),
          .tell(.willCancel(item: 1)), .command(.startEndAnimation),
        ])
    }
  }

  @Test func `CONTRACT-29: all previews of a drop come between willEnd and willDrop`() throws {
    var play = try Play.begun(Application(items: 2, under: [.a]), style: Self.asking)
    #expect(
      try play.handle(.released(anyItemLeft: true)) == [
        .ask(.perform(.a)), .command(.showRuling), .tell(.willEnd(DragOutcome(.copy))),
        .tell(.dropPreview(.a, item: 0)), .tell(.dropPreview(.a, item: 1)),
        .tell(.willDrop(.a, item: 0)), .tell(.willDrop(.a, item: 1)), .tell(.dropEnd(.a)),
        .command(.startEndAnimation),
      ])
  }

  @Test(arguments: [0, 1, 2])
  func `CONTRACT-31: more items than the bound arrive at once, without previews`(
    bulk: Int32
  ) throws {
    let style = DragStyle(asksPreviews: true, bulk: bulk)
    var play = try Play.begun(Application(items: 2, under: [.a]), style: style)
    let outputs = try play.handle(.released(anyItemLeft: true))
    #expect(outputs.contains(.tell(.willDropAll(.a))) == (bulk < 2))
    #expect(outputs.contains(.tell(.dropPreview(.a, item: 0))) == (bulk == 2))
    #expect(outputs.contains(.tell(.willDrop(.a, item: 1))) == (bulk == 2))
  }

  @Test func `CONTRACT-31: items that were added count, too`() throws {
    var play = try Play.begun(
      Application(items: 1, added: (1, joins: false), under: [.a]), style: DragStyle(bulk: 1))
    try play.handle(.addRequested)
    #expect(
      try play.handle(.released(anyItemLeft: true)).contains(.tell(.willDropAll(.a))))
  }

  @Test func `CONTRACT-31: the bound holds for drops alone`() throws {
    var play = try Play.begun(Application(items: 2), style: DragStyle(bulk: 0))
    #expect(
      try play.handle(.cancelled) == [
        .tell(.willEnd(DragOutcome(.cancel))), .tell(.willCancel(item: 0)),
        .tell(.willCancel(item: 1)),
        .command(.startEndAnimation),
      ])
  }

  @Test func `CONTRACT-10: a style without notifications of moves omits only these`() throws {
    var quiet = try Play.begun(Application(under: [.a]), style: DragStyle(notifiesMoves: false))
    var heard = try Play.begun(Application(under: [.a]))
    let outputs = try quiet.handle(.moved)
    #expect(outputs.contains(.ask(.update(.a))))
    #expect(try heard.handle(.moved) == [.tell(.didMove)] + outputs)
  }

  @Test func `once the drag is over it does not matter how it was shown`() throws {
    var plain = try Play.begun()
    var other = try Play.begun(style: DragStyle(asksPreviews: true, bulk: 7))
    #expect(plain.drag != other.drag)
    for event in [DragSessionMachine.Event.cancelled, .animationEnded(isLoading: false)] {
      try plain.handle(event)
      try other.handle(event)
    }
    #expect(plain.drag == other.drag)
  }
}
