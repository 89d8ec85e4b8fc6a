import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import Testing

/// Items that have no place in their view: several items of one cell, and items of a view that are
/// not the view (HOOK-1).
@Suite struct UnplacedItemsTests {
  private func addText(to sample: Sample) throws -> ItemReference {
    let text = try sample.stage.items.addUnplaced("text", to: sample.list)
    sample.stage.items.register(Representation(.png, .data([7])), for: text)
    return text
  }

  @Test func `HOOK-1: two items of one cell are carried, and the first has the slot of the cell`()
    throws
  {
    let sample = try Sample()
    let text = try addText(to: sample)
    let cell = try sample.item("a", in: sample.list)
    sample.stage.items.setLocalObject("own", of: text)
    sample.listPolicy.onItems = { _ in .named([cell, text]) }
    var slots: [Slot?] = []
    var object: Any?
    sample.listPolicy.onDrop = { call, coordinator in
      slots = coordinator.items.map(\.sourceSlot)
      object = sample.stage.items.localObject(of: coordinator.items[1].item, seenFrom: call.view)
      return .nothing
    }
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 50, 250, at: 600)
    try sample.stage.up(sample.finger, at: 610)
    try sample.stage.settle()
    #expect(slots == [Slot(section: 0, item: 0), nil])
    #expect(object as? String == "own")
    #expect(sample.stage.items.isUnplaced(text))
  }

  @Test func `HOOK-1: a move gives them a place, and their promises come along`() throws {
    let sample = try Sample()
    let text = try addText(to: sample)
    let cell = try sample.item("a", in: sample.list)
    sample.listPolicy.onItems = { _ in .named([cell, text]) }
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 650, 5, at: 600)
    try sample.stage.up(sample.finger, at: 610)
    try sample.stage.settle()
    #expect(sample.stage.order(of: sample.shelf) == [["a", "text", "x", "y"]])
    #expect(!sample.stage.items.isUnplaced(text))
    let moved = try sample.item("text", in: sample.shelf)
    #expect(sample.stage.items.provider(of: moved).representations.map(\.type) == [.png])
  }

  @Test func `HOOK-1: a source that offers nothing else lends them alone`() throws {
    let sample = try Sample()
    let text = try addText(to: sample)
    sample.listPolicy.onItems = { _ in .named([text]) }
    try sample.carry(row: 0)
    #expect(sample.stage.sessions.live.first?.items.map(\.reference) == [text])
    try sample.stage.items.removeUnplaced(text)
    try sample.stage.move(sample.finger, 650, 5, at: 600)
    try sample.stage.up(sample.finger, at: 610)
    try sample.stage.settle()
    #expect(sample.stage.lastOutcome?.operation == .cancel)
    #expect(sample.stage.order(of: sample.shelf) == [["x", "y"]])
  }

  @Test func `HOOK-1: a name of an item, an unknown view and a second removal are refused`() throws
  {
    let sample = try Sample()
    let stage = sample.stage
    #expect(throws: StageError.itemTaken("a")) { try stage.items.addUnplaced("a", to: sample.list) }
    let text = try addText(to: sample)
    #expect(throws: StageError.itemTaken("text")) {
      try stage.items.addUnplaced("text", to: sample.list)
    }
    try stage.removeView(sample.shelf)
    #expect(throws: StageError.unknownName("view \(sample.shelf.rawValue)")) {
      try stage.items.addUnplaced("late", to: sample.shelf)
    }
    try stage.items.removeUnplaced(text)
    #expect(throws: StageError.unknownItem("text")) { try stage.items.removeUnplaced(text) }
  }

  @Test func `HOOK-1: an item that its application inserts has a place from then on`() throws {
    let sample = try Sample()
    let text = try addText(to: sample)
    #expect(sample.stage.items.isUnplaced(text))
    #expect(!sample.stage.items.isUnplaced(try sample.item("a", in: sample.list)))
    try sample.stage.insert(["text"], at: GapIndex(item: 0), in: sample.list)
    #expect(!sample.stage.items.isUnplaced(text))
    #expect(sample.stage.holds(text))
  }
}
