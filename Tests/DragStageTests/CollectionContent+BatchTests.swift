import CollectionModel
import DragGeometry
import Testing

@testable import DragStage

/// What a batch changes in a collection.
@Suite struct CollectionContentBatchTests {
  private static let slot = Slot(section: 0, item: 0)

  @Test(
    arguments: [
      ([.deleteItem(slot), .insertItem(slot)], [1, 1], true),
      ([.moveItem(from: slot, to: Slot(section: 1, item: 0))], [0, 2], true),
      ([.reloadSection(0)], [1, 1], true), ([.moveSection(from: 1, to: 1)], [1, 1], true),
      ([.moveSection(from: 0, to: 1)], [1, 1], false), ([.deleteSection(1)], [1], false),
      ([.insertSection(2)], [1, 1, 0], false),
    ] as [([BatchUpdate.Operation], [Int], Bool)])
  func `sections are kept where none comes, goes or moves`(
    operations: [BatchUpdate.Operation], counts: [Int], isKept: Bool
  ) throws {
    let map = try BatchUpdate(operations).validated(from: [1, 1], to: counts)
    #expect(map.keepsSections == isKept)
  }
}
