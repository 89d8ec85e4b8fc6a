import CollectionModel
import DragGeometry
import Testing

@Suite struct BatchUpdateTests {
  static let first = BatchUpdate([
    .deleteItem(Slot(item: 1)), .moveItem(from: Slot(item: 0), to: Slot(item: 1)),
    .moveItem(from: Slot(item: 3), to: Slot(item: 0)), .reloadItem(Slot(item: 2)),
  ])
  static let second = BatchUpdate([
    .moveSection(from: 2, to: 4), .reloadSection(3), .deleteSection(4), .insertSection(2),
  ])
  static let third = BatchUpdate([
    .moveItem(from: Slot(item: 2), to: Slot(item: 0)), .reloadItem(Slot(item: 0)),
    .reloadItem(Slot(item: 1)),
  ])
  static let fourth = BatchUpdate([
    .deleteItem(Slot(item: 2)), .insertItem(Slot(item: 0)), .reloadItem(Slot(item: 0)),
    .reloadItem(Slot(item: 1)),
  ])

  @Test func `B7: the first reported crash`() {
    #expect(failure(of: Self.first, [4], [3]) == .insertAndMove(Slot(item: 1)))
    #expect(
      failure(of: Self.first, [4], [3])?.message()
        == "attempt to perform an insert and a move to the same index path (0-1)")
  }

  @Test func `B7: the second reported crash`() {
    let counts = [1, 1, 1, 1, 1]
    #expect(failure(of: Self.second, counts, counts) == .insertAndMoveSection(4))
    #expect(
      failure(of: Self.second, counts, counts)?.message()
        == "attempt to perform an insert and a move to the same section (4)")
  }

  @Test func `B7: renumbering after a drag, and the way out that was found`() throws {
    #expect(failure(of: Self.third, [3], [3]) == .insertAndMove(Slot(item: 0)))
    let map = try Self.fourth.validated(from: [3], to: [3], mode: .uikitCompat)
    #expect(map.newSlot(of: Slot(item: 0)) == Slot(item: 1))
    #expect(map.newSlot(of: Slot(item: 1)) == Slot(item: 2))
    #expect(map.marks.reloaded == [Slot(item: 0), Slot(item: 1)])
  }

  @Test func `B7: in the exact mode all four are legal`() throws {
    let first = try Self.first.validated(from: [4], to: [3])
    #expect(first.newSlot(of: Slot(item: 2)) == Slot(item: 2))
    let counts = [1, 2, 3, 4, 5]
    let second = try Self.second.validated(from: counts, to: [1, 2, 9, 4, 3])
    #expect(second.newSection(of: 3) == 3)
    #expect(second.newSection(of: 2) == 4)
    #expect(second.oldSection(of: 2) == nil)
    #expect(second.newSection(of: 4) == nil)
    let third = try Self.third.validated(from: [3], to: [3])
    #expect(third.newSlot(of: Slot(item: 0)) == Slot(item: 1))
    _ = try Self.fourth.validated(from: [3], to: [3])
  }

  @Test func `B5: what a section's change covers is not counted`() throws {
    let batch = BatchUpdate([
      .deleteSection(0), .deleteItem(Slot(item: 99)), .insertSection(1),
      .insertItem(Slot(section: 1, item: 99)),
    ])
    let map = try batch.validated(from: [3, 2], to: [2, 7])
    #expect(map.deletedSections == [0] && map.insertedSections == [1])
    #expect(map.newSlot(of: Slot(section: 1, item: 1)) == Slot(item: 1))
  }

  @Test func `B8: a section moves while items in it change`() throws {
    let batch = BatchUpdate([
      .moveSection(from: 0, to: 1), .deleteItem(Slot(item: 0)),
      .insertItem(Slot(section: 1, item: 2)), .reloadItem(Slot(item: 1)),
    ])
    let map = try batch.validated(from: [3, 1], to: [1, 3])
    #expect(map.newSlot(of: Slot(item: 1)) == Slot(section: 1, item: 0))
    #expect(map.newSlot(of: Slot(section: 1, item: 0)) == Slot(section: 0, item: 0))
    let reload = BatchUpdate([.moveSection(from: 0, to: 1), .reloadItem(Slot(item: 1))])
    _ = try reload.validated(from: [3, 3], to: [3, 3])
    guard case .itemCount(let count) = failure(of: reload, [3, 3], [3, 3]) else {
      Issue.record("the older views cannot do this")
      return
    }
    #expect(count.inserted + count.deleted == 1)
  }

  @Test func `B9: a move to its own place holds the item there`() throws {
    let batch = BatchUpdate([
      .moveItem(from: Slot(item: 1), to: Slot(item: 1)), .deleteItem(Slot(item: 0)),
      .insertItem(Slot(item: 2)),
    ])
    let map = try batch.validated(from: [3], to: [3])
    #expect(map.newSlot(of: Slot(item: 1)) == Slot(item: 1))
    #expect(map.newSlot(of: Slot(item: 2)) == Slot(item: 0))
  }

  @Test func `B11: reading everything again wins over a batch that does not fit`() throws {
    let batch = BatchUpdate([.deleteItem(Slot(item: 9)), .reloadData])
    #expect(try batch.outcome(from: [1], to: [1]) == .reset(nil))
  }

  @Test func `B13: a policy decides what follows from a failure`() throws {
    let batch = BatchUpdate([.deleteItem(Slot(item: 9))])
    #expect(throws: BatchFailure.self) { try batch.outcome(from: [1], to: [1]) }
    guard case .reset(let logged) = try batch.outcome(from: [1], to: [1], policy: .reload),
      case .trap(let reported) = try batch.outcome(from: [1], to: [1], policy: .trap)
    else {
      Issue.record("no other outcome")
      return
    }
    #expect(logged?.first == .deleteMissingItem(Slot(item: 9), items: 1))
    #expect(reported == logged)
  }

  @Test func `B14: the same move given twice is one`() throws {
    let move = BatchUpdate.Operation.moveItem(from: Slot(item: 0), to: Slot(item: 1))
    let map = try BatchUpdate([move, move]).validated(from: [2], to: [2])
    #expect(map.moves.count == 1)
  }

  @Test func `B15: the first error is that of the first check, and all are reported`() {
    let batch = BatchUpdate([
      .moveItem(from: Slot(item: 9), to: Slot(item: 0)), .insertItem(Slot(item: 8)),
      .deleteItem(Slot(item: 5)), .deleteItem(Slot(item: 6)), .reloadItem(Slot(item: 7)),
    ])
    #expect {
      try batch.validated(from: [3], to: [3])
    } throws: { error in
      (error as? BatchFailure)?.all == [
        .reloadMissingItem(Slot(item: 7)), .deleteMissingItem(Slot(item: 6), items: 3),
        .deleteMissingItem(Slot(item: 5), items: 3), .insertPastEnd(Slot(item: 8), items: 3),
        .moveMissingItem(Slot(item: 9), items: 3),
      ]
    }
  }

  @Test(arguments: CheckOrder.all)
  func `B15: each check reports first what is out of range, then conflicts, in its order`(
    example: CheckOrder
  ) {
    #expect {
      try BatchUpdate(example.operations).validated(from: example.old, to: example.new)
    } throws: { error in
      (error as? BatchFailure)?.all == example.errors
        && (error as? BatchFailure)?.first == example.errors.first
    }
  }

  @Test func `B6: the older views map a reload through deletions and insertions in any order`()
    throws
  {
    let batch = BatchUpdate([
      .deleteItem(Slot(item: 4)), .insertItem(Slot(item: 3)), .deleteItem(Slot(item: 0)),
      .reloadItem(Slot(item: 3)), .insertItem(Slot(item: 0)), .deleteItem(Slot(item: 2)),
    ])
    let map = try batch.validated(from: [5], to: [4], mode: .uikitCompat)
    #expect((0..<5).map { map.newSlot(of: Slot(item: $0))?.item } == [nil, 1, nil, 2, nil])
  }

  @Test func `E23: counts are predicted exactly where the older views are not asked for`() {
    let batch = BatchUpdate([.insertSection(0), .insertSection(0)])
    #expect(batch.predictedCounts(from: [5], newSections: [1, 2]) == [1, 5, 0])
    #expect(
      batch.predictedCounts(from: [5], newSections: [1, 2], mode: .uikitCompat) == [1, 2, 5])
  }

  @Test func `B-T6: a map of 1,000 changes answers without the items`() throws {
    let count = 1_000_000
    let operations = (0..<1_000).map { BatchUpdate.Operation.deleteItem(Slot(item: $0 * 1_000)) }
    let map = try BatchUpdate(operations).validated(from: [count], to: [count - 1_000])
    #expect(map.newSlot(of: Slot(item: 999_999)) == Slot(item: 998_999))
    #expect(map.oldSlot(of: Slot(item: 0)) == Slot(item: 1))
  }

  private func failure(of batch: BatchUpdate, _ old: [Int], _ new: [Int]) -> BatchError? {
    do throws(BatchFailure) {
      _ = try batch.validated(from: old, to: new, mode: .uikitCompat)
      return nil
    } catch {
      return error.first
    }
  }
}
