import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import Testing

/// Options of a view that change while it is there, and the question before a table moves its row
/// (HOOK-8).
@Suite struct ViewOptionsTests {
  private func change(
    _ view: ViewID, on stage: Stage, _ edit: (inout ViewOptions) -> Void
  ) throws {
    var options = stage.scene.options(of: view)
    edit(&options)
    try stage.scene.setOptions(options, of: view)
  }

  @Test func `HOOK-8: dragging is switched off and on`() throws {
    let sample = try Sample()
    try change(sample.list, on: sample.stage) { $0.allowsDragging = false }
    try sample.carry(row: 0)
    try sample.stage.up(sample.finger, at: 700)
    #expect(sample.stage.sessions.count == 0)
    try change(sample.list, on: sample.stage) { $0.allowsDragging = true }
    try sample.carry(row: 0, at: 1_000)
    #expect(sample.stage.sessions.count == 1)
    #expect(
      sample.stage.calls().filter { $0.contains("switch") } == [
        "list.switch option=no-drag to=on", "list.switch option=no-drag to=off",
      ])
  }

  @Test func `HOOK-8: a drag leaves a view that accepts no drops any more`() throws {
    let sample = try Sample()
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 650, 5, at: 600)
    let first = sample.stage.trace.count
    try change(sample.shelf, on: sample.stage) { $0.acceptsDrops = false }
    #expect(
      sample.stage.calls(from: first) == ["shelf.switch option=no-drop to=on", "shelf.exit"])
    #expect(sample.stage.sessions.live.first?.destination == nil)
  }

  @Test func `HOOK-8: a behavior that changes counts at the next update`() throws {
    let sample = try Sample()
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 650, 5, at: 600)
    try change(sample.shelf, on: sample.stage) { $0.drop.acceptedTypes = [.png] }
    #expect(sample.stage.sessions.live.first?.destination == nil)
    try change(sample.shelf, on: sample.stage) { $0.drop = DropBehavior() }
    #expect(sample.stage.sessions.live.first?.destination == sample.shelf)
  }

  @Test func `HOOK-8: what is fixed and what is not there are refused`() throws {
    let sample = try Sample()
    #expect(throws: StageError.fixedOption("parent")) {
      try change(sample.shelf, on: sample.stage) { $0.parent = sample.list }
    }
    #expect(throws: StageError.fixedOption("application")) {
      try change(sample.shelf, on: sample.stage) { $0.application = "other" }
    }
    #expect(throws: StageError.fixedOption("keepsFirstVisible")) {
      try change(sample.shelf, on: sample.stage) { $0.keepsFirstVisible = true }
    }
    try sample.stage.removeView(sample.shelf)
    #expect(throws: StageError.unknownName("view \(sample.shelf.rawValue)")) {
      try change(sample.shelf, on: sample.stage) { $0.allowsDragging = false }
    }
  }

  /// A table that answers whether it moves a row itself.
  private struct Table: DropDestination {
    let movesRow: (ItemID, DragContext) -> Bool
    func update(_ call: DragContext) -> DropProposal? { DropProposal(.move, intent: .insertAt) }
    func mayMoveRow(_ item: ItemID, _ call: DragContext) -> Bool { movesRow(item, call) }
    func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
      DropPerformance.nothing
    }
  }

  private func move(_ movesRow: @escaping (Stage, ItemID, DragContext) -> Bool) throws -> Stage {
    let stage = Stage()
    var options = ViewOptions()
    options.movesRows = true
    options.asksRowMoves = true
    let table = try stage.addCollection(
      "table", frame: Rect(x: 0, y: 0, width: 100, height: 400),
      layout: .rows(Layout.Rows(height: 50)), items: ["a", "b", "c"], options: options,
      destination: Table { [unowned stage] item, call in movesRow(stage, item, call) })
    let finger = try stage.addPointer("f")
    try stage.down(finger, 50, 25, at: 0)
    try stage.move(finger, 50, 145, at: 600)
    try stage.up(finger, at: 700)
    try stage.settle()
    #expect(stage.order(of: table)[0].count >= 2)
    return stage
  }

  private func order(of stage: Stage) throws -> [String] {
    stage.order(of: try #require(stage.view(named: "table")))[0]
  }

  @Test func `HOOK-8, CONTRACT-45: a table is asked before its row moves`() throws {
    var before: [String] = []
    let stage = try move { stage, _, _ in
      before = stage.order(of: stage.view(named: "table")!)[0]
      return true
    }
    #expect(before == ["a", "b", "c"])
    #expect(try order(of: stage) == ["b", "c", "a"])
    #expect(
      stage.calls().filter { $0.contains("oveRow") } == [
        "table.mayMoveRow item=a at=table[gap 3]", "table.moveRow item=a at=table[gap 3]",
      ])
  }

  @Test func `HOOK-8, CONTRACT-45: a row that the table does not move is dropped`() throws {
    let stage = try move { _, _, _ in false }
    #expect(try order(of: stage) == ["a", "b", "c"])
    #expect(stage.calls().contains("table.perform at=table[gap 3]"))
    #expect(!stage.calls().contains { $0.contains("table.moveRow") })
  }

  @Test func `HOOK-8: a row that its application takes away in the answer is not moved`() throws {
    let stage = try move { stage, item, call in
      try? stage.delete(ItemReference(view: call.view, item: item))
      return true
    }
    #expect(try order(of: stage) == ["b", "c"])
  }
}
