import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import Testing

/// A view may lend, take, both or neither, and each is switched by itself (CONTRACT-01, 48).
@Suite struct StageSidesTests {
  private static func options(lends: Bool = true, takes: Bool = true) -> ViewOptions {
    var options = ViewOptions()
    options.allowsDragging = lends
    options.acceptsDrops = takes
    return options
  }

  @Test func `CONTRACT-01: where dragging is off nothing lifts and no policy is asked`() throws {
    let sample = try Sample(list: Self.options(lends: false))
    try sample.carry(row: 0)
    #expect(sample.stage.sessions.count == 0)
    #expect(!sample.stage.calls().contains { $0.hasPrefix("list.") })
    #expect(sample.stage.pointers.state(of: sample.finger) == .idle)
  }

  @Test func `CONTRACT-01: where dragging is off a tap adds nothing`() throws {
    let sample = try Sample(shelf: Self.options(lends: false))
    try sample.carry(row: 0)
    let first = sample.stage.trace.count
    try sample.stage.down(sample.thumb, 700, 30, at: 600)
    try sample.stage.up(sample.thumb, at: 610)
    #expect(sample.stage.calls(from: first) == ["t.down 700,30", "t.up"])
    #expect(sample.stage.sessions.live[0].items.count == 1)
  }

  @Test func `CONTRACT-01: what has no source lets a press through to what it is nested in`() throws
  {
    let sample = try Sample()
    var options = ViewOptions()
    options.parent = sample.list
    let frame = Rect(x: 0, y: 0, width: 1_000, height: 1_000)
    let glass = try sample.stage.addView("glass", frame: frame, options: options, source: nil)
    #expect(sample.stage.scene.views(at: Point(x: 50, y: 166)) == [glass, sample.list])
    try sample.carry(row: 1)
    #expect(sample.stage.sessions.live.map(\.source) == [sample.list])
    #expect(sample.stage.sessions.live[0].items.map { sample.stage.name(of: $0.item) } == ["b"])
    try sample.stage.down(sample.thumb, 50, 210, at: 600)
    try sample.stage.up(sample.thumb, at: 610)
    #expect(sample.stage.sessions.live[0].items.count == 2)
  }

  @Test func `CONTRACT-18: a view that is taken away under a tap is not asked`() throws {
    let sample = try Sample()
    try sample.carry(row: 0)
    try sample.stage.down(sample.thumb, 50, 166, at: 600)
    try sample.stage.removeView(sample.list)
    let before = sample.stage.trace.count
    try sample.stage.up(sample.thumb, at: 620)
    #expect(sample.stage.calls(from: before) == ["t.up"])
  }

  @Test func `CONTRACT-19, 91: who is asked which drag it adds to hears whose it is`() throws {
    var options = ViewOptions()
    options.application = "other"
    let sample = try Sample(shelf: options)
    let asking = AskedSource()
    try sample.stage.addView(
      "plain", frame: Rect(x: 420, y: 100, width: 100, height: 100), options: options,
      source: asking)
    try sample.carry(row: 0)
    try sample.carry(row: 1, with: sample.thumb, at: 600)
    let third = try sample.stage.addPointer("third")
    try sample.stage.down(third, 450, 150, at: 1_200)
    try sample.stage.up(third, at: 1_210)
    let call = try #require(asking.calls.first)
    #expect(!call.isLocal)
    #expect(call.items.map { sample.stage.name(of: $0.item) } == ["a"])
    #expect(call.pointer == third)
  }

  @Test func `CONTRACT-48: a view that lends nothing still takes drops`() throws {
    let sample = try Sample(shelf: Self.options(lends: false))
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 700, 2, at: 600)
    try sample.stage.up(sample.finger, at: 610)
    try sample.stage.settle()
    #expect(sample.stage.order(of: sample.shelf) == [["a", "x", "y"]])
  }

  @Test func `CONTRACT-48: a view that takes no drops still lends, and is transparent`() throws {
    let sample = try Sample(list: Self.options(takes: false))
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 50, 250, at: 600)
    #expect(sample.stage.sessions.live[0].destination == nil)
    #expect(!sample.stage.calls().contains("list.canHandle"))
    try sample.stage.up(sample.finger, at: 610)
    try sample.stage.settle()
    #expect(sample.stage.lastOutcome?.operation == .cancel)
  }

  @Test func `CONTRACT-21: a source sees in the call what the session carries already`() throws {
    let sample = try Sample()
    sample.listPolicy.onAdd = { call in
      call.item.map(call.carries) == true ? .none : .pressed
    }
    try sample.carry(row: 0)
    try sample.tap(row: 1, at: 600)
    try sample.tap(row: 1, at: 700)
    try sample.tap(row: 0, at: 800)
    let items = sample.stage.sessions.live[0].items
    #expect(items.map { sample.stage.name(of: $0.item) } == ["a", "b"])
  }

  @Test func `CONTRACT-21: an item of the same name in another view is another item`() throws {
    let sample = try Sample(shelfItems: ["a"])
    sample.shelfPolicy.onAdd = { call in
      call.item.map(call.carries) == true ? .none : .pressed
    }
    try sample.carry(row: 0)
    try sample.stage.down(sample.thumb, 700, 30, at: 600)
    try sample.stage.up(sample.thumb, at: 610)
    #expect(sample.stage.sessions.live[0].items.count == 2)
  }

  /// An application takes a view's own drag for the locality of every session above it.
  @Test func `CONTRACT-91: a foreign session beside a local drag is known by asking the session`()
    throws
  {
    var simultaneous = ViewOptions()
    simultaneous.takesSimultaneousDrops = true
    var foreign = ViewOptions()
    foreign.application = "other"
    let sample = try Sample(list: simultaneous, shelf: foreign)
    let stage = sample.stage
    let list = sample.list
    // The local drag hangs over the empty place while a row of the other application comes in.
    try sample.carry(row: 0)
    try stage.down(sample.thumb, 700, 30, at: 600)
    try stage.move(sample.thumb, 500, 60, at: 1_101)

    sample.listPolicy.onUpdate = { [stage] _ in
      let viewHasDrag = stage.sessions.live.contains { $0.source == list }
      return DropProposal(viewHasDrag ? .move : .copy, intent: .insertAt)
    }
    try stage.move(sample.thumb, 50, 122, at: 1_200)
    let naive = try #require(stage.pointers.session(of: sample.thumb)).ruling
    #expect(naive.requested.operation == .move)
    #expect(naive.proposal.operation == .cancel)
    #expect(naive.reason == .foreign)

    sample.listPolicy.onUpdate = { call in
      DropProposal(call.isLocal ? .move : .copy, intent: .insertAt)
    }
    try stage.move(sample.thumb, 50, 166, at: 1_300)
    let asked = try #require(stage.pointers.session(of: sample.thumb)).ruling
    #expect(asked.proposal.operation == .copy)
    #expect(asked.reason == nil)
    try stage.move(sample.finger, 50, 166, at: 1_400)
    #expect(stage.pointers.session(of: sample.finger)?.ruling.proposal.operation == .move)
  }
}

/// A source that keeps what it is asked about additions.
private final class AskedSource: DragSource {
  var calls: [DragContext] = []

  func sessionForAdding(among sessions: [SessionID], for call: DragContext) -> SessionID? {
    calls.append(call)
    return nil
  }
}
