import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines
import TestSupport
import Testing

@testable import DragStage

/// Batches of an application on a stage, also under a running drag (B19).
@Suite struct StageBatchTests {
  private let sample: Sample
  private var stage: Stage { sample.stage }
  private var list: ViewID { sample.list }

  init() throws {
    sample = try Sample()
  }

  private func rejection(of batch: BatchUpdate, counts: [Int]? = nil, _ mode: BatchMode = .exact)
    -> BatchFailure?
  {
    do throws(StageError) {
      try stage.performBatch(batch, in: list, counts: counts, mode: mode)
      return nil
    } catch {
      guard case .batchRejected(let cause) = error,
        case .batch(.invalid(let failure), .collection) = cause.kind
      else { return nil }
      return failure
    }
  }

  @Test func `B18: a batch maps every old position to its new one`() throws {
    let map = try stage.performBatch(
      BatchUpdate([
        .deleteItem(Slot(item: 1)), .insertItem(Slot(item: 0)),
        .moveItem(from: Slot(item: 4), to: Slot(item: 1)), .reloadItem(Slot(item: 3)),
      ]),
      in: list, inserting: [Slot(item: 0): "n"])
    #expect(stage.order(of: list) == [["n", "e", "a", "c", "d"]])
    #expect(map.newSlot(of: Slot(item: 0)) == Slot(item: 2))
    #expect(map.newSlot(of: Slot(item: 1)) == nil)
    // Marks count before the batch.
    #expect(map.marks == IndexMap.Marks(reloaded: [Slot(item: 3)]))
  }

  @Test func `B18: the lines of a batch are of what leaves, what comes and what is reloaded`()
    throws
  {
    let first = stage.trace.count
    try stage.performBatch(
      BatchUpdate([
        .reloadItem(Slot(item: 2)), .insertItem(Slot(item: 0)), .insertItem(Slot(item: 3)),
        .deleteItem(Slot(item: 0)), .deleteItem(Slot(item: 3)),
      ]),
      in: list, inserting: [Slot(item: 0): "m", Slot(item: 3): "n"])
    #expect(stage.order(of: list) == [["m", "b", "c", "n", "e"]])
    #expect(
      stage.calls(from: first) == [
        "list.delete item=d at=list[gap 3]", "list.delete item=a at=list[gap 0]",
        "list.insert item=m at=list[gap 0]", "list.insert item=n at=list[gap 3]",
        "list.reloadItem item=c at=list[2]",
      ])
  }

  @Test func `B15: a rejected batch reports its first error and all errors, and changes nothing`()
    throws
  {
    let before = stage.core.state
    let failure = try #require(
      rejection(
        of: BatchUpdate([
          .insertItem(Slot(item: 9)), .deleteItem(Slot(item: 7)),
          .deleteItem(Slot(section: 3, item: 0)),
        ])))
    #expect(failure.first == .deleteFromMissingSection(Slot(section: 3, item: 0), sections: 1))
    #expect(failure.all.count == 3)
    #expect(stage.order(of: list) == [["a", "b", "c", "d", "e"]])
    #expect(stage.core.state == before)
    #expect(stage.calls().count == 1)
  }

  @Test func `B12, E2: the counts of the application are compared with those of the batch`() throws
  {
    let batch = BatchUpdate([.deleteItem(Slot(item: 0))])
    let failure = try #require(rejection(of: batch, counts: [5]))
    #expect(
      failure.first
        == .itemCount(BatchError.ItemCount(section: 0, old: 5, new: 5, inserted: 0, deleted: 1)))
    #expect(try stage.performBatch(batch, in: list, counts: [4]).newCounts == [4])
  }

  @Test func `E1: a number of sections that does not add up`() throws {
    let failure = try #require(rejection(of: BatchUpdate(), counts: [5, 0]))
    #expect(failure.first == .sectionCount(old: 1, new: 2, inserted: 0, deleted: 0))
  }

  @Test func `B7: what crashes in UIKit is refused in its mode alone, in its words`() throws {
    let batch = BatchUpdate([
      .moveItem(from: Slot(item: 2), to: Slot(item: 0)), .reloadItem(Slot(item: 0)),
      .reloadItem(Slot(item: 1)),
    ])
    let failure = try #require(rejection(of: batch, .uikitCompat))
    #expect(
      failure.first.message()
        == "attempt to perform an insert and a move to the same index path (0-0)")
    #expect(try stage.performBatch(batch, in: list).newCounts == [5])
    #expect(stage.order(of: list) == [["c", "a", "b", "d", "e"]])
  }

  @Test func `a batch brings what it inserts, once, and nothing that is there`() throws {
    let insertion = BatchUpdate([.insertItem(Slot(item: 0))])
    let slot = Slot(item: 0)
    #expect(throws: StageError.batchRejected(.init(.batch(.missingItem(slot), .collection)))) {
      try stage.performBatch(insertion, in: list)
    }
    #expect(throws: StageError.self) {
      try stage.performBatch(insertion, in: list, inserting: [slot: "c"])
    }
    #expect(throws: StageError.batchRejected(.init(.batch(.missingSection(1), .collection)))) {
      try stage.performBatch(BatchUpdate([.insertSection(1)]), in: list)
    }
    let view = try stage.addView("v", frame: .zero)
    #expect(throws: StageError.unknownItem("v")) {
      try stage.performBatch(BatchUpdate(), in: view)
    }
    #expect(stage.order(of: list) == [["a", "b", "c", "d", "e"]])
  }

  @Test func `B11: reading everything again wins over all else in the batch`() throws {
    let map = try stage.performBatch(
      BatchUpdate([.deleteItem(Slot(item: 99)), .reloadData]), in: list)
    #expect(map.isIdentity)
    #expect(stage.calls() == ["list.reload"])
  }

  @Test func `B19: the destination of a drag is found again, and reported where it differs`() throws
  {
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 230, at: 600)
    let first = stage.trace.count
    try stage.performBatch(
      BatchUpdate([.reloadItem(Slot(item: 1)), .moveItem(from: Slot(item: 1), to: Slot(item: 2))]),
      in: list)
    #expect(
      stage.calls(from: first) == [
        "list.move item=b at=list[gap 3]", "list.reloadItem item=b at=list[2]",
      ])
    try stage.performBatch(BatchUpdate([.deleteItem(Slot(item: 4))]), in: list)
    try stage.performBatch(
      BatchUpdate([.deleteItem(Slot(item: 1)), .deleteItem(Slot(item: 2))]), in: list)
    #expect(stage.calls(from: first).last == "list.update op=move intent=insert-at at=list[gap 2]")
    try stage.up(sample.finger, at: 601)
    #expect(stage.order(of: list) == [["d", "a"]])
  }

  @Test func `B19: a batch that a policy makes while it is asked is taken at once`() throws {
    sample.listPolicy.onUpdate = { [stage, list] call in
      if stage.order(of: list)[0].count == 5 {
        _ = try? stage.performBatch(BatchUpdate([.deleteItem(Slot(item: 4))]), in: list)
      }
      return DropProposal(.move, intent: .insertAt)
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 230, at: 600)
    #expect(stage.order(of: list) == [["a", "b", "c", "d"]])
    #expect(stage.defect == nil)
  }

  @Test func `M10: a placeholder is not an application's to delete or to move by a batch`() throws {
    sample.shelfPolicy.onPerform = { _ in .load }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 700, 10, at: 600)
    try stage.up(sample.finger, at: 601)
    #expect(stage.collection(sample.shelf)?.placeholders.count == 1)
    for operation in [
      BatchUpdate.Operation.deleteItem(Slot(item: 0)), .deleteSection(0),
      .moveItem(from: Slot(item: 0), to: Slot(item: 2)),
    ] {
      #expect(throws: StageError.unknownItem("(placeholder)")) {
        try stage.performBatch(BatchUpdate([operation]), in: sample.shelf)
      }
    }
    try stage.performBatch(
      BatchUpdate([.moveItem(from: Slot(item: 2), to: Slot(item: 0))]), in: sample.shelf)
    #expect(stage.collection(sample.shelf)?.placeholders.count == 1)
    try stage.settle()
    #expect(stage.isIdle)
    #expect(stage.order(of: sample.shelf)[0].count == 2)
  }

  @Test func `data that is too large to lay out is refused, and changes nothing`() throws {
    let tall = try stage.addCollection(
      "tall", frame: Rect(x: 0, y: 0, width: 9, height: 9),
      layout: .rows(.init(height: 1e308)), items: ["p"])
    #expect(throws: StageError.badLayout(.tooLarge)) {
      try stage.insert(["q"], at: GapIndex(item: 0), in: tall)
    }
    #expect(throws: StageError.badLayout(.tooLarge)) {
      try stage.performBatch(
        BatchUpdate([.insertItem(Slot(item: 0))]), in: tall, inserting: [Slot(item: 0): "q"])
    }
    #expect(throws: StageError.badLayout(.tooLarge)) {
      try stage.appendSection(["q"], to: tall)
    }
    #expect(throws: StageError.badLayout(.tooLarge)) {
      try stage.reload(tall, sections: [["p", "q"]])
    }
    #expect(stage.order(of: tall) == [["p"]])
    #expect(stage.collection(tall)?.geometry.itemCounts == [1])
  }

  @Test func `a section that comes after others went has an id of its own`() throws {
    try stage.appendSection(["p"], to: list)
    try stage.performBatch(BatchUpdate([.deleteSection(0)]), in: list)
    try stage.appendSection(["q"], to: list)
    try stage.performBatch(
      BatchUpdate([.insertSection(0)]), in: list, sections: [0: ["r", "s"]])
    #expect(stage.order(of: list) == [["r", "s"], ["p"], ["q"]])
  }
}
