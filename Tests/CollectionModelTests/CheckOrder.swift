import CollectionModel
import DragGeometry
import Testing

/// A batch with several faults, and all of them in the order in which they are found (B15).
struct CheckOrder: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let operations: [BatchUpdate.Operation]
  let old: [Int]
  let new: [Int]
  let errors: [BatchError]

  private static func slot(_ section: Int, _ item: Int) -> Slot {
    Slot(section: section, item: item)
  }

  static let all = [
    CheckOrder(
      testDescription: "deletions, descending: E5, E3 and E4, then E11, E10 and E14",
      operations: [
        .moveItem(from: slot(1, 0), to: slot(0, 1)), .deleteItem(slot(0, 5)),
        .moveSection(from: 1, to: 1), .deleteItem(slot(0, 1)), .deleteSection(7),
        .deleteItem(slot(9, 0)), .moveItem(from: slot(0, 1), to: slot(0, 0)), .deleteSection(1),
        .deleteItem(slot(0, 2)), .moveItem(from: slot(0, 2), to: slot(0, 2)),
      ], old: [3, 2, 2], new: [9, 9, 9],
      errors: [
        .deleteMissingSection(7, sections: 3), .deleteFromMissingSection(slot(9, 0), sections: 3),
        .deleteMissingItem(slot(0, 5), items: 3), .deleteAndMoveSection(1),
        .deleteAndMove(slot(0, 2)), .deleteAndMove(slot(0, 1)), .moveFromDeletedSection(slot(1, 0)),
      ]),
    CheckOrder(
      testDescription: "insertions, ascending: E8, E7 and E6, then E13, E12 and E15",
      operations: [
        .insertItem(slot(9, 0)), .insertItem(slot(0, 7)), .insertItem(slot(0, 5)),
        .insertItem(slot(0, 1)), .moveItem(from: slot(0, 0), to: slot(0, 1)), .insertSection(8),
        .moveItem(from: slot(0, 1), to: slot(2, 0)), .insertSection(2),
        .moveSection(from: 0, to: 2), .insertItem(slot(0, 0)),
        .moveItem(from: slot(0, 2), to: slot(0, 0)),
      ], old: [9, 9, 9], new: [3, 2, 2],
      errors: [
        .insertSectionPastEnd(8, sections: 3), .insertPastEnd(slot(0, 5), items: 3),
        .insertPastEnd(slot(0, 7), items: 3), .insertIntoMissingSection(slot(9, 0), sections: 3),
        .insertAndMoveSection(2), .insertAndMove(slot(0, 0)), .insertAndMove(slot(0, 1)),
        .moveIntoInsertedSection(slot(2, 0)),
      ]),
    CheckOrder(
      testDescription: "what is inserted twice comes behind what is out of range, sections first",
      operations: [
        .insertItem(slot(0, 1)), .insertItem(slot(0, 9)), .insertSection(1),
        .insertItem(slot(0, 1)), .insertSection(1),
      ], old: [3], new: [3, 0],
      errors: [
        .insertPastEnd(slot(0, 9), items: 3), .duplicateSectionInsert(1),
        .duplicateInsert(slot(0, 1)),
      ]),
    CheckOrder(
      testDescription: "moves, by their sources: E20, E16 and E17, then E18 and E19",
      operations: [
        .moveItem(from: slot(0, 8), to: slot(0, 9)), .moveItem(from: slot(0, 2), to: slot(0, 0)),
        .moveItem(from: slot(0, 0), to: slot(0, 2)), .moveItem(from: slot(0, 6), to: slot(0, 7)),
        .moveItem(from: slot(0, 1), to: slot(0, 0)), .moveSection(from: 5, to: 6),
        .moveItem(from: slot(0, 0), to: slot(0, 1)),
      ], old: [3], new: [3],
      errors: [
        .moveMissingSection(5, sections: 1), .moveSectionPastEnd(from: 5, to: 6, sections: 1),
        .moveMissingItem(slot(0, 6), items: 3),
        .movePastEnd(from: slot(0, 6), to: slot(0, 7), items: 3),
        .moveMissingItem(slot(0, 8), items: 3),
        .movePastEnd(from: slot(0, 8), to: slot(0, 9), items: 3),
        .twoTargets(slot(0, 0), slot(0, 1), slot(0, 2)),
        .twoSources(slot(0, 1), slot(0, 2), slot(0, 0)),
      ]),
    CheckOrder(
      testDescription: "moves with one source or target: E16, sections by E18 and E19, then items",
      operations: [
        .moveItem(from: slot(1, 1), to: slot(1, 2)), .moveItem(from: slot(1, 0), to: slot(1, 2)),
        .moveItem(from: slot(1, 0), to: slot(1, 1)), .moveSection(from: 3, to: 2),
        .moveSection(from: 0, to: 2), .moveSection(from: 0, to: 0),
        .moveItem(from: slot(1, 9), to: slot(1, 0)), .moveSection(from: 8, to: 3),
        .moveSection(from: 5, to: 1),
      ], old: [3, 3, 3, 3], new: [3, 3, 3, 3],
      errors: [
        .moveMissingSection(5, sections: 4), .moveMissingSection(8, sections: 4),
        .moveMissingItem(slot(1, 9), items: 3), .twoSectionTargets(0, 0, 2),
        .twoSectionSources(0, 3, 2), .twoTargets(slot(1, 0), slot(1, 1), slot(1, 2)),
        .twoSources(slot(1, 0), slot(1, 1), slot(1, 2)),
      ]),
    CheckOrder(
      testDescription: "a clash of an earlier check comes before a range of a later one",
      operations: [
        .moveItem(from: slot(0, 7), to: slot(0, 2)), .insertItem(slot(0, 9)),
        .insertItem(slot(0, 1)), .moveItem(from: slot(0, 2), to: slot(0, 1)),
        .moveItem(from: slot(0, 0), to: slot(0, 0)), .deleteItem(slot(0, 0)),
        .deleteItem(slot(0, 1)), .reloadItem(slot(0, 1)),
      ], old: [3], new: [3],
      errors: [
        .deleteAndReload(slot(0, 1)), .deleteAndMove(slot(0, 0)),
        .insertPastEnd(slot(0, 9), items: 3), .insertAndMove(slot(0, 1)),
        .moveMissingItem(slot(0, 7), items: 3),
      ]),
    CheckOrder(
      testDescription: "E1 hides E2", operations: [.insertSection(0), .deleteItem(slot(0, 0))],
      old: [1, 1], new: [1, 1],
      errors: [.sectionCount(old: 2, new: 2, inserted: 1, deleted: 0)]),
    CheckOrder(
      testDescription: "E2 ascends by the index after the batch",
      operations: [.moveSection(from: 2, to: 0), .deleteItem(slot(0, 0))], old: [1, 2, 3],
      new: [9, 8, 7],
      errors: [
        .itemCount(BatchError.ItemCount(section: 0, old: 3, new: 9)),
        .itemCount(BatchError.ItemCount(section: 1, old: 1, new: 8, deleted: 1)),
        .itemCount(BatchError.ItemCount(section: 2, old: 2, new: 7)),
      ]),
  ]
}
