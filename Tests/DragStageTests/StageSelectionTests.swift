import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import Testing

/// A selection that a lift expands to (CONTRACT-47).
@Suite struct StageSelectionTests {
  private static func sample(dragsSelection: Bool = true) throws -> Sample {
    var options = ViewOptions()
    options.dragsSelection = dragsSelection
    let sample = try Sample(list: options)
    let items = try ["d", "b", "e"].map { try sample.item($0, in: sample.list) }
    try sample.stage.scene.select(items, in: sample.list)
    return sample
  }

  private static func carried(_ sample: Sample, row: Int) throws -> [String] {
    try sample.carry(row: row)
    return try #require(sample.stage.sessions.live.first).items.map {
      sample.stage.name(of: $0.item)
    }
  }

  @Test func `CONTRACT-47, 03: a lift of a selected item takes all of them in display order`()
    throws
  {
    let sample = try Self.sample()
    #expect(try Self.carried(sample, row: 3) == ["b", "d", "e"])
    #expect(
      sample.stage.calls().filter { $0.hasPrefix("list.canMove") }
        == ["list.canMove item=b", "list.canMove item=d", "list.canMove item=e"])
    try sample.stage.move(sample.finger, 50, 102, at: 900)
    try sample.stage.up(sample.finger, at: 901)
    try sample.stage.settle()
    #expect(sample.stage.order(of: sample.list) == [["b", "d", "e", "a", "c"]])
    // The selection is kept through the reorder, and told in the new order.
    #expect(
      sample.stage.scene.selection(of: sample.list).map { sample.stage.name(of: $0.item) }
        == ["b", "d", "e"])
    try sample.stage.move(
      [sample.item("b", in: sample.list).item], to: GapIndex(item: 5), in: sample.list)
    #expect(
      sample.stage.scene.selection(of: sample.list).map { sample.stage.name(of: $0.item) }
        == ["d", "e", "b"])
  }

  @Test func `CONTRACT-47: an item that is not selected is dragged alone`() throws {
    #expect(try Self.carried(try Self.sample(), row: 0) == ["a"])
  }

  @Test func `CONTRACT-47: without the option a selection expands nothing`() throws {
    #expect(try Self.carried(try Self.sample(dragsSelection: false), row: 3) == ["d"])
  }

  @Test func `CONTRACT-47: a source that names its items is taken at its word`() throws {
    let sample = try Self.sample()
    let a = try sample.item("a", in: sample.list)
    sample.listPolicy.onItems = { _ in .named([a]) }
    #expect(try Self.carried(sample, row: 3) == ["a"])
  }

  @Test func `CONTRACT-47: an item that has left is not in the selection`() throws {
    let sample = try Self.sample()
    try sample.stage.delete(try sample.item("e", in: sample.list))
    #expect(
      sample.stage.scene.selection(of: sample.list).map { sample.stage.name(of: $0.item) } == [
        "b", "d",
      ])
    #expect(try Self.carried(sample, row: 1) == ["b", "d"])
  }

  @Test func `a selection is refused as a whole where an item is somewhere else`() throws {
    let sample = try Self.sample()
    let a = try sample.item("a", in: sample.list)
    let x = try sample.item("x", in: sample.shelf)
    #expect(throws: StageError.unknownItem("x")) {
      try sample.stage.scene.select([a, x], in: sample.list)
    }
    // One that has left, and one of another view by the name of that view.
    try sample.stage.delete(a)
    let b = try sample.item("b", in: sample.list)
    for other in [a, ItemReference(view: sample.shelf, item: b.item)] {
      #expect(throws: StageError.self) { try sample.stage.scene.select([other], in: sample.list) }
    }
    #expect(sample.stage.scene.selection(of: sample.list).count == 3)
    try sample.stage.scene.select([], in: sample.list)
    #expect(sample.stage.scene.selection(of: sample.list).isEmpty)
  }
}
