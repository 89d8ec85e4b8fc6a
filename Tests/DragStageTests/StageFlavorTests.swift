import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import Testing

/// What a table and a collection hear in one drag from one row to another (CONTRACT-38 to 48).
@Suite struct StageFlavorTests {
  private static func drag(
    isTable: Bool, _ proposal: DropProposal, tapping row: Int? = nil
  ) throws -> Sample {
    var options = ViewOptions()
    options.movesRows = isTable
    let sample = try Sample(list: options)
    sample.listPolicy.proposal = proposal
    try sample.carry(row: 0)
    if let row { try sample.tap(row: row, at: 520) }
    try sample.stage.move(sample.finger, 50, 250, at: 600)
    try sample.stage.up(sample.finger, at: 610)
    try sample.stage.settle()
    return sample
  }

  /// The source's half is the same for both: the operation and the transfer are told as well, which
  /// the originals keep from a collection's delegate.
  private static let begin = [
    "f.down 50,122", "list.items", "list.canMove item=a", "list.willLift", "f.move 500,50",
    "list.allowsMove", "list.restricted", "list.fullSize", "list.willBegin", "list.didMove",
    "f.move 50,250", "list.didMove", "list.canHandle", "list.enter",
  ]

  private static func end(_ operation: String) -> [String] {
    [
      "list.willEnd op=\(operation)", "list.willDrop item=a", "list.dropEnd", "list.conclude",
      "list.didEnd op=\(operation)", "list.didTransfer",
    ]
  }

  @Test func `CONTRACT-38, 41, 46: a collection is asked to perform, between its two halves`()
    throws
  {
    let sample = try Self.drag(isTable: false, DropProposal(.move, intent: .insertAt))
    #expect(
      sample.stage.calls() == Self.begin + [
        "list.update op=move intent=insert-at at=list[gap 3]", "f.up",
        "list.perform at=list[gap 3]", "list.move item=a at=list[gap 3]",
      ] + Self.end("move"))
  }

  @Test func `CONTRACT-45: a table hears moveRow in the place of perform, and all else alike`()
    throws
  {
    let sample = try Self.drag(isTable: true, DropProposal(.move, intent: .insertAt))
    #expect(
      sample.stage.calls() == Self.begin + [
        "list.update op=move intent=insert-at at=list[gap 3]", "f.up",
        "list.moveRow item=a at=list[gap 3]", "list.move item=a at=list[gap 3]",
      ] + Self.end("move"))
    #expect(sample.stage.order(of: sample.list) == [["b", "c", "a", "d", "e"]])
  }

  @Test func `CONTRACT-45: a copy is performed by a table, too`() throws {
    let sample = try Self.drag(isTable: true, DropProposal(.copy, intent: .insertAt))
    #expect(
      sample.stage.calls() == Self.begin + [
        "list.update op=copy intent=insert-at at=list[gap 3]", "f.up",
        "list.perform at=list[gap 3]", "list.insert item=a-copy at=list[gap 3]",
      ] + Self.end("copy"))
  }

  @Test func `CONTRACT-45: two rows are performed by a table, too`() throws {
    let sample = try Self.drag(
      isTable: true, DropProposal(.move, intent: .insertAt), tapping: 1)
    #expect(sample.stage.calls().contains("list.perform at=list[gap 3]"))
    #expect(!sample.stage.calls().contains { $0.hasPrefix("list.moveRow") })
  }

  @Test func `CONTRACT-45: without a place between rows a table performs`() throws {
    let sample = try Self.drag(isTable: true, DropProposal(.move))
    #expect(sample.stage.calls().contains("list.perform at=list[gap 3]"))
    #expect(sample.stage.order(of: sample.list) == [["a", "b", "c", "d", "e"]])
  }

  @Test func `CONTRACT-40: a session is lifted, then dragging, and over`() throws {
    let sample = try Sample()
    try sample.stage.down(sample.finger, 50, 122, at: 0)
    try sample.stage.handle(.tick, at: .milliseconds(500))
    #expect(sample.stage.pointers.state(of: sample.finger) == .lifted)
    try sample.stage.move(sample.finger, 500, 50, at: 510)
    #expect(sample.stage.pointers.state(of: sample.finger) == .dragging)
    try sample.stage.up(sample.finger, at: 520)
    try sample.stage.settle()
    #expect(sample.stage.pointers.state(of: sample.finger) == .idle)
  }

  @Test func `CONTRACT-39: by default moves are allowed, nothing is restricted, taps add nothing`()
  {
    struct Silent: DragSource, DropDestination {
      func update(_ call: DragContext) -> DropProposal? { nil }
    }
    let call = DragCallSample.call
    #expect(Silent().allowsMove(for: call))
    #expect(!Silent().isRestricted(for: call))
    #expect(Silent().itemsToAdd(for: call) == .none)
    #expect(Silent().sessionForAdding(among: [SessionID(1)], for: call) == nil)
    #expect(Silent().hasMenu(ItemID(1), for: call))
    #expect(Silent().canHandle(call))
  }
}

/// The call that the first lift of a stage gets.
private enum DragCallSample {
  static var call: DragContext {
    final class Listener: DragSource {
      var call: DragContext?
      func items(for call: DragContext) -> OfferedItems {
        self.call = call
        return .none
      }
    }
    let stage = Stage()
    let listener = Listener()
    guard
      (try? stage.addView("v", frame: Rect(x: 0, y: 0, width: 9, height: 9), source: listener))
        != nil, let pointer = try? stage.addPointer("p"),
      (try? stage.down(pointer, 1, 1, at: 0)) != nil, (try? stage.settle()) != nil,
      let call = listener.call
    else { preconditionFailure("a lift asks its source") }
    return call
  }
}
