import DragSessions
import Testing

/// What no later row reads is forgotten, so that drags with the same future are the same value.
@Suite struct DragSessionMachineContextTests {
  @Test func `once the end is settled it does not matter how the items came together`() throws {
    var lifted = try Play.begun(Application(items: 2))
    var added = try Play.begun(Application(items: 1, added: (1, joins: true)))
    try added.handle(.addRequested)
    #expect(lifted.drag != added.drag)

    try lifted.handle(.cancelled)
    try added.handle(.cancelled)

    #expect(lifted.drag == added.drag)
  }

  @Test(arguments: [DragSessionMachine.Event.cancelled, .released(anyItemLeft: false)])
  func `once the end is settled without a drop it does not matter where the pointer was`(
    end: DragSessionMachine.Event
  ) throws {
    var inside = try Play.begun(Application(under: [.a]))
    var outside = inside
    outside.application.under = []
    try outside.handle(.moved)
    #expect(inside.drag != outside.drag)

    try inside.handle(end)
    try outside.handle(end)

    #expect(inside.drag.session == outside.drag.session)
    #expect(inside.drag.visitState(of: .a) == .ended)
    #expect(inside.drag == outside.drag)
  }

  @Test func `once the drag is over it does not matter what its policies were`() throws {
    var plain = try Play.begun(Application())
    var other = try Play.begun(
      Application(items: 3, allowsMove: false, isRestricted: true, prefersFullSize: true))
    for event in [DragSessionMachine.Event.cancelled, .animationEnded(isLoading: false)] {
      try plain.handle(event)
      try other.handle(event)
    }
    #expect(plain.drag == other.drag)
  }
}
