import CollectionModel
import DragGeometry
import Testing

@Suite struct CollectionWorkloadTests {
  @Test func `each body and its baseline do the same work`() throws {
    let work = try CollectionWorkload(count: 5_000)
    #expect(try work.moveScattered(50) == work.moveInArray(50))
    #expect(try work.moveOne(3) >= 0)
    let batch = work.batch(300)
    #expect(try work.validate(batch) == 100)
    _ = work.applyToArray(batch)
    var other = Snapshot<Int, Int>()
    try other.appendSection(0, items: work.changedItems())
    #expect(work.difference(to: other) > 500)
    #expect(work.standardDifference(to: work.items) == 0)
  }

  @Test func `B-T6: a map of 1,000 changes answers without the items`() throws {
    let work = try CollectionWorkload(count: 2)
    #expect(work.items == [0, 1])
    let count = 1_000_000
    let operations = (0..<1_000).map { BatchUpdate.Operation.deleteItem(Slot(item: $0 * 1_000)) }
    let map = try BatchUpdate(operations).validated(from: [count], to: [count - 1_000])
    #expect(map.newSlot(of: Slot(item: 999_999)) == Slot(item: 998_999))
    #expect(map.oldSlot(of: Slot(item: 0)) == Slot(item: 1))
  }
}
