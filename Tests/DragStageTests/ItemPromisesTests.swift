import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines
import Testing

/// Items that outlive their places, as a setting (HOOK-9).
@Suite struct ItemPromisesTests {
  /// Drops the list's first row on the shelf, after it was deleted on its way.
  private func drop(arePromises: Bool, perform: DropPerformance.Handling = .accept) throws -> Sample
  {
    let sample = try Sample { $0.itemsArePromises = arePromises }
    sample.shelfPolicy.onPerform = { _ in DropPerformance(perform) }
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 650, 5, at: 600)
    try sample.stage.delete(try sample.item("a", in: sample.list))
    try sample.stage.up(sample.finger, at: 610)
    try sample.stage.settle()
    return sample
  }

  @Test func `HOOK-9: a drag of a deleted row is dropped as it was lifted`() throws {
    let sample = try drop(arePromises: true)
    #expect(sample.stage.order(of: sample.shelf) == [["a", "x", "y"]])
    #expect(sample.stage.order(of: sample.list) == [["b", "c", "d", "e"]])
    #expect(sample.stage.lastOutcome?.operation == .move)
  }

  @Test func `HOOK-9: without the setting it is a cancel`() throws {
    let sample = try drop(arePromises: false)
    #expect(sample.stage.order(of: sample.shelf) == [["x", "y"]])
    #expect(sample.stage.lastOutcome?.operation == .cancel)
  }

  @Test func `HOOK-9: the coordinator has no source slot for it`() throws {
    let sample = try Sample { $0.itemsArePromises = true }
    var items: [DropCoordinator.Item] = []
    sample.listPolicy.onDrop = { _, coordinator in
      items = coordinator.items
      return .nothing
    }
    try sample.carry(row: 0)
    try sample.stage.delete(try sample.item("a", in: sample.list))
    try sample.stage.move(sample.finger, 50, 250, at: 600)
    try sample.stage.up(sample.finger, at: 610)
    #expect(items.map(\.sourceSlot) == [nil])
    #expect(items.map(\.previewSize) == [.zero])
  }
}
