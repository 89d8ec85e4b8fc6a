import CollectionModel
import DragGeometry
import Testing

/// One batch that fails, with its error and message, and a neighbor that passes.
struct ErrorCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let failing: [BatchUpdate.Operation]
  let passing: [BatchUpdate.Operation]
  let old: [Int]
  let new: [Int]
  /// The counts after the neighbor.
  let passingNew: [Int]
  let error: BatchError
  let message: String
  var mode = BatchMode.exact

  var testDescription: String { rule }
}

@Suite struct BatchErrorTests {
  @Test(arguments: ErrorCase.all)
  func `B-T4: each error has a batch that shows it and a neighbor that passes`(
    example: ErrorCase
  ) throws {
    #expect {
      try BatchUpdate(example.failing).validated(
        from: example.old, to: example.new, mode: example.mode)
    } throws: { error in
      (error as? BatchFailure)?.all == [example.error]
    }
    #expect(example.error.message() == example.message)
    #expect(example.rule.split(separator: " ").first.map(String.init) == example.error.rule)
    _ = try BatchUpdate(example.passing).validated(
      from: example.old, to: example.passingNew, mode: example.mode)
  }

  @Test func `errors of one kind come in the order of their places`() {
    func errors(_ batch: [BatchUpdate.Operation], to new: [Int]) -> [BatchError] {
      do throws(BatchFailure) {
        _ = try BatchUpdate(batch).validated(from: [2], to: new, mode: .exact)
        return []
      } catch {
        return error.all
      }
    }
    let sections = errors([.insertSection(9), .insertSection(7)], to: [2])
    #expect(sections == [7, 9].map { .insertSectionPastEnd($0, sections: 1) })
    let slots = [Slot(item: 1), Slot(item: 0)]
    let items = errors(slots.flatMap { [.deleteItem($0), .reloadItem($0)] }, to: [0])
    #expect(items == slots.reversed().map { .deleteAndReload($0) })
  }

  @Test func `E24: attributes past the counts are reported one by one`() {
    let slots = [Slot(item: 0), Slot(item: 2), Slot(section: 1, item: 0), Slot(item: -1)]
    #expect(
      BatchError.attributes(slots, pastEndOf: [2]) == [
        .attributesPastEnd(Slot(item: 2)), .attributesPastEnd(Slot(section: 1, item: 0)),
        .attributesPastEnd(Slot(item: -1)),
      ]
    )
    #expect(
      BatchError.attributesPastEnd(Slot(item: 2)).message()
        == "UICollectionView received layout attributes for a cell with an index path that does "
        + "not exist: (0-2)")
  }

  @Test func `E2: a table speaks of rows`() {
    let count = BatchError.ItemCount(
      section: 0, old: 10, new: 9, inserted: 0, deleted: 0, movedIn: 0, movedOut: 0)
    #expect(
      BatchError.itemCount(count).message(for: .table)
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in "
        + "an existing section after the update (9) must be equal to the number of rows contained "
        + "in that section before the update (10), plus or minus the number of rows inserted or "
        + "deleted from that section (0 inserted, 0 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out).")
  }

  @Test func `B16: a move inside a section counts on neither side, one across on both`() {
    let batch = BatchUpdate([
      .moveItem(from: Slot(item: 0), to: Slot(item: 1)),
      .moveItem(from: Slot(item: 1), to: Slot(section: 1, item: 0)),
    ])
    #expect {
      try batch.validated(from: [3, 1], to: [3, 2])
    } throws: { error in
      (error as? BatchFailure)?.all == [
        .itemCount(BatchError.ItemCount(section: 0, old: 3, new: 3, movedOut: 1))
      ]
    }
  }

  @Test func `X3: every rule has a batch, and each error says which rule is broken`() {
    let shown = Set(ErrorCase.all.map(\.error.rule))
    #expect(shown == Set((1...23).map { "E\($0)" }))
    #expect(BatchError.attributesPastEnd(Slot(item: 2)).rule == "E24")
  }

  @Test func `E23: the older views shift the second insertion, where they are asked for`() throws {
    let batch = BatchUpdate([.insertItem(Slot(item: 0)), .insertItem(Slot(item: 0))])
    let twice = { (error: any Error) in
      (error as? BatchFailure)?.all == [.duplicateInsert(Slot(item: 0))]
    }
    #expect(performing: { try batch.validated(from: [1], to: [3]) }, throws: twice)
    #expect(performing: { try batch.outcome(from: [1], to: [3]) }, throws: twice)
    let map = try batch.validated(from: [1], to: [3], mode: .uikitCompat)
    #expect(map.inserted == [Slot(item: 0), Slot(item: 1)])
  }

  @Test func `E23: what arrives at shifted places is known by the order of the operations`() throws
  {
    let batch = BatchUpdate([
      .insertItem(Slot(item: 2)), .insertItem(Slot(section: 1, item: 0)),
      .insertItem(Slot(item: 1)),
      .insertItem(Slot(item: 1)), .insertItem(Slot(section: 1, item: 0)),
      .insertItem(Slot(item: 1)),
    ])
    let places = batch.insertedItems(mode: .uikitCompat)
    #expect(
      places == [
        Slot(item: 4), Slot(section: 1, item: 0), Slot(item: 1), Slot(item: 2),
        Slot(section: 1, item: 1), Slot(item: 3),
      ])
    let map = try batch.validated(from: [1, 0], to: [5, 2], mode: .uikitCompat)
    #expect(map.inserted == places.sorted())
    #expect(batch.insertedItems(mode: .exact).count { $0 == Slot(item: 1) } == 3)
  }

  @Test func `E23: sections that are inserted at one index follow each other, with their items`()
    throws
  {
    let batch = BatchUpdate([.insertSection(1), .insertSection(0), .insertSection(0)])
    #expect(batch.insertedSections(mode: .uikitCompat) == [2, 0, 1])
    #expect(batch.insertedSections(mode: .exact) == [1, 0, 0])
    var snapshot = Snapshot<String, String>()
    try snapshot.appendSection("s", items: ["a"])
    let content = BatchContent<String, String>(sections: [
      0: NewSection("t", items: ["b"]), 1: NewSection("u", items: ["c", "d"]), 2: NewSection("v"),
    ])
    try snapshot.apply(batch, content: content, mode: .uikitCompat)
    #expect(snapshot.sectionIDs == ["t", "u", "v", "s"])
    #expect(snapshot.itemCounts == [1, 2, 0, 1])
  }

  @Test func `E23, B5: what the older views shift covers the items of the section that it becomes`()
    throws
  {
    let batch = BatchUpdate([
      .insertSection(0), .insertSection(0), .insertItem(Slot(section: 1, item: 0)),
    ])
    let map = try batch.validated(from: [1], to: [1, 1, 1], mode: .uikitCompat)
    #expect(map.insertedSections == [0, 1])
    #expect(map.inserted == [])
  }

  @Test func `E14, E15: a table speaks of a row, a collection of an item`() {
    for (error, rest) in [
      (BatchError.moveFromDeletedSection(Slot(item: 0)), "from a deleted section (0)"),
      (.moveIntoInsertedSection(Slot(item: 0)), "into a newly inserted section (0)"),
    ] {
      #expect(error.message(for: .table) == "cannot move a row " + rest)
      #expect(error.message(for: .collection) == "cannot move an item " + rest)
    }
  }
}
