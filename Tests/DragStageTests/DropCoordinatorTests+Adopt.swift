import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import Testing

/// Rows that become the dragged items (HOOK-4).
extension DropCoordinatorTests {
  @Test func `HOOK-4: a row that was inserted is the dragged item, with its size`() throws {
    let stage = Stage()
    let list = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 400),
      layout: .flow(Layout.Flow(item: Size(width: 100, height: 50))), items: ["a", "b"],
      destination: Adopting(stage))
    let finger = try stage.addPointer("f")
    let item = try #require(stage.item("a", in: list))
    try stage.down(finger, 50, 25, at: 0)
    try stage.move(finger, 50, 95, at: 600)
    try stage.up(finger, at: 700)
    try stage.settle()
    #expect(stage.order(of: list) == [["b", "a"]])
    #expect(stage.item("a", in: list) == item)
    #expect(stage.scene.shownFrame(of: item)?.size == Size(width: 100, height: 80))
  }

  /// Deletes the dragged item, inserts another row with a size of its own, and adopts it.
  private struct Adopting: DropDestination {
    unowned let stage: Stage
    init(_ stage: Stage) { self.stage = stage }
    func update(_ call: DragContext) -> DropProposal? { DropProposal(.move, intent: .insertAt) }
    func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
      #expect(throws: Never.self) {
        let item = coordinator.items[0].item
        try stage.delete(item.reference)
        try stage.insert(["new"], at: GapIndex(item: 1), in: call.view)
        let row = try #require(stage.item("new", in: call.view))
        try stage.scene.setSize(Size(width: 100, height: 80), of: row)
        try coordinator.adopt(item, as: row)
      }
      return .nothing
    }
  }

  @Test func `HOOK-4: an item that is still there, and a row that is not, are refused`() throws {
    var errors: [StageError?] = []
    try drop { coordinator in
      let item = coordinator.items[0].item
      let missing = ItemReference(view: item.origin, item: item.item)
      errors.append(
        self.rejection { () throws(StageError) in try coordinator.adopt(item, as: missing) })
      return .nothing
    }
    #expect(errors == [.misuse(.missingRow)])
  }
}
