import CollectionModel
import DragGeometry

extension ErrorCase {
  static let all = [
    counts, ranges, clashes, ofReloads, twice, moves, sectionMoves,
  ].flatMap(\.self)

  private static func slot(_ section: Int, _ item: Int) -> Slot {
    Slot(section: section, item: item)
  }

  private init(
    _ rule: String, _ failing: [BatchUpdate.Operation], _ passing: [BatchUpdate.Operation],
    _ old: [Int], _ new: [Int], _ passingNew: [Int], _ error: BatchError, _ message: String,
    mode: BatchMode = .exact
  ) {
    self.init(
      rule: rule, failing: failing, passing: passing, old: old, new: new, passingNew: passingNew,
      error: error, message: message, mode: mode)
  }

  private static let counts = [
    ErrorCase(
      "E1", [.insertSection(0)], [.insertSection(0)], [1], [1], [1, 1],
      .sectionCount(old: 1, new: 1, inserted: 1, deleted: 0),
      "Invalid update: invalid number of sections. The number of sections contained in the "
        + "collection view after the update (1) must be equal to the number of sections contained "
        + "in the collection view before the update (1), plus or minus the number of sections "
        + "inserted or deleted (1 inserted, 0 deleted)."),
    ErrorCase(
      "E2", [.deleteItem(slot(0, 0))], [.deleteItem(slot(0, 0))], [2], [2], [1],
      .itemCount(BatchError.ItemCount(section: 0, old: 2, new: 2, deleted: 1)),
      "Invalid update: invalid number of items in section 0. The number of items contained in an "
        + "existing section after the update (2) must be equal to the number of items contained in "
        + "that section before the update (2), plus or minus the number of items inserted or "
        + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of items "
        + "moved into or out of that section (0 moved in, 0 moved out)."),
  ]

  private static let ranges = [
    ErrorCase(
      "E3", [.deleteItem(slot(1, 0))], [.deleteItem(slot(0, 0))], [2], [1], [1],
      .deleteFromMissingSection(slot(1, 0), sections: 1),
      "attempt to delete item 0 from section 1, but there are only 1 sections before the update"),
    ErrorCase(
      "E4", [.deleteItem(slot(0, 2))], [.deleteItem(slot(0, 1))], [2], [1], [1],
      .deleteMissingItem(slot(0, 2), items: 2),
      "attempt to delete item 2 from section 0 which only contains 2 items before the update"),
    ErrorCase(
      "E5", [.deleteSection(1)], [.deleteSection(0)], [2], [], [],
      .deleteMissingSection(1, sections: 1),
      "attempt to delete section 1, but there are only 1 sections before the update"),
    ErrorCase(
      "E6", [.insertItem(slot(1, 0))], [.insertItem(slot(0, 0))], [2], [3], [3],
      .insertIntoMissingSection(slot(1, 0), sections: 1),
      "attempt to insert item 0 into section 1, but there are only 1 sections after the update"),
    ErrorCase(
      "E7", [.insertItem(slot(0, 3))], [.insertItem(slot(0, 2))], [2], [3], [3],
      .insertPastEnd(slot(0, 3), items: 3),
      "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the "
        + "update"),
    ErrorCase(
      "E8", [.insertSection(2)], [.insertSection(1)], [2], [2, 0], [2, 0],
      .insertSectionPastEnd(2, sections: 2),
      "attempt to insert section 2 but there are only 2 sections after the update"),
    ErrorCase(
      "E21", [.reloadItem(slot(0, 2))], [.reloadItem(slot(0, 1))], [2], [2], [2],
      .reloadMissingItem(slot(0, 2)),
      "attempt to reload item (0-2) that doesn't exist before the update"),
    ErrorCase(
      "E21 of a section", [.reloadSection(1)], [.reloadSection(0)], [2], [2], [2],
      .reloadMissingSection(1),
      "attempt to reload section (1) that doesn't exist before the update"),
  ]

  private static let clashes = [
    ErrorCase(
      "E9", [.deleteItem(slot(0, 0)), .reloadItem(slot(0, 0))],
      [.deleteItem(slot(0, 0)), .reloadItem(slot(0, 1))], [2], [1], [1],
      .deleteAndReload(slot(0, 0)), "attempt to delete and reload the same index path (0-0)"),
    ErrorCase(
      "E10", [.deleteItem(slot(0, 0)), .moveItem(from: slot(0, 0), to: slot(0, 0))],
      [.deleteItem(slot(0, 0)), .moveItem(from: slot(0, 1), to: slot(0, 0))], [2], [1], [1],
      .deleteAndMove(slot(0, 0)),
      "attempt to perform a delete and a move from the same index path (0-0)"),
    ErrorCase(
      "E11", [.deleteSection(0), .moveSection(from: 0, to: 0)],
      [.deleteSection(0), .moveSection(from: 1, to: 0)], [2, 2], [2], [2],
      .deleteAndMoveSection(0),
      "attempt to perform a delete and a move from the same section (0)"),
    ErrorCase(
      "E12", [.insertItem(slot(0, 0)), .moveItem(from: slot(0, 1), to: slot(0, 0))],
      [.insertItem(slot(0, 0)), .moveItem(from: slot(0, 1), to: slot(0, 1))], [2], [3], [3],
      .insertAndMove(slot(0, 0)),
      "attempt to perform an insert and a move to the same index path (0-0)"),
    ErrorCase(
      "E13", [.insertSection(0), .moveSection(from: 0, to: 0)],
      [.insertSection(0), .moveSection(from: 0, to: 1)], [2], [0, 2], [0, 2],
      .insertAndMoveSection(0),
      "attempt to perform an insert and a move to the same section (0)"),
    ErrorCase(
      "E14", [.deleteSection(0), .moveItem(from: slot(0, 0), to: slot(0, 0))],
      [.deleteSection(0), .insertItem(slot(0, 0))], [2, 2], [3], [3],
      .moveFromDeletedSection(slot(0, 0)), "cannot move an item from a deleted section (0)"),
    ErrorCase(
      "E15", [.insertSection(0), .moveItem(from: slot(0, 0), to: slot(0, 0))],
      [.insertSection(0), .deleteItem(slot(0, 0))], [2], [1, 1], [1, 1],
      .moveIntoInsertedSection(slot(0, 0)),
      "cannot move an item into a newly inserted section (0)"),
  ]

  private static let ofReloads = [
    ErrorCase(
      "E9 of a section", [.deleteSection(0), .reloadSection(0)],
      [.deleteSection(0), .reloadSection(1)], [1, 1], [1], [1],
      .deleteAndReloadSection(0), "attempt to delete and reload the same section (0)"),
    ErrorCase(
      "E10 of a reload", [.reloadItem(slot(0, 0)), .moveItem(from: slot(0, 0), to: slot(0, 1))],
      [.reloadItem(slot(0, 0)), .moveItem(from: slot(0, 1), to: slot(0, 1))], [2], [2], [2],
      .deleteAndMove(slot(0, 0)),
      "attempt to perform a delete and a move from the same index path (0-0)", mode: .uikitCompat),
    ErrorCase(
      "E11 of a reload", [.reloadSection(0), .moveSection(from: 0, to: 1)],
      [.reloadSection(0), .moveSection(from: 1, to: 1)], [1, 1], [1, 1], [1, 1],
      .deleteAndMoveSection(0),
      "attempt to perform a delete and a move from the same section (0)", mode: .uikitCompat),
    ErrorCase(
      "E12 of a reload", [.moveItem(from: slot(0, 2), to: slot(0, 0)), .reloadItem(slot(0, 0))],
      [.moveItem(from: slot(0, 2), to: slot(0, 0)), .reloadItem(slot(0, 1))], [3], [3], [3],
      .insertAndMove(slot(0, 0)),
      "attempt to perform an insert and a move to the same index path (0-0)", mode: .uikitCompat),
    ErrorCase(
      "E13 of a reload", [.moveSection(from: 2, to: 0), .reloadSection(0)],
      [.moveSection(from: 2, to: 0), .reloadSection(1)], [1, 1, 1], [1, 1, 1], [1, 1, 1],
      .insertAndMoveSection(0),
      "attempt to perform an insert and a move to the same section (0)", mode: .uikitCompat),
  ]

  private static let twice = [
    ErrorCase(
      "E22", [.deleteItem(slot(0, 0)), .deleteItem(slot(0, 0))],
      [.deleteItem(slot(0, 0)), .deleteItem(slot(0, 1))], [2], [0], [0],
      .duplicateDelete(slot(0, 0)), "attempt to delete the same index path (0-0) twice"),
    ErrorCase(
      "E23", [.insertItem(slot(0, 0)), .insertItem(slot(0, 0))],
      [.insertItem(slot(0, 0)), .insertItem(slot(0, 1))], [2], [4], [4],
      .duplicateInsert(slot(0, 0)), "attempt to insert the same index path (0-0) twice"),
    ErrorCase(
      "E22 of a section", [.deleteSection(0), .deleteSection(0)],
      [.deleteSection(0), .deleteSection(1)], [1, 1], [1], [],
      .duplicateSectionDelete(0), "attempt to delete the same section (0) twice"),
    ErrorCase(
      "E23 of a section", [.insertSection(0), .insertSection(0)],
      [.insertSection(0), .insertSection(1)], [1], [1, 1, 1], [1, 1, 1],
      .duplicateSectionInsert(0), "attempt to insert the same section (0) twice"),
  ]

  private static let moves = [
    ErrorCase(
      "E16", [.moveItem(from: slot(1, 0), to: slot(0, 0))],
      [.moveItem(from: slot(0, 1), to: slot(0, 0))], [2], [2], [2],
      .moveFromMissingSection(slot(1, 0), sections: 1),
      "attempt to move index path (1-0) from a section that does not exist - there are only 1 "
        + "sections before the update"),
    ErrorCase(
      "E16 of an item", [.moveItem(from: slot(0, 2), to: slot(0, 0))],
      [.moveItem(from: slot(0, 1), to: slot(0, 0))], [2], [2], [2],
      .moveMissingItem(slot(0, 2), items: 2),
      "attempt to move index path (0-2) that does not exist - there are only 2 items in section 0 "
        + "before the update"),
    ErrorCase(
      "E17", [.moveItem(from: slot(0, 0), to: slot(1, 0))],
      [.moveItem(from: slot(0, 0), to: slot(0, 1))], [2], [2], [2],
      .moveIntoMissingSection(from: slot(0, 0), to: slot(1, 0), sections: 1),
      "attempt to move index path (0-0) to index path (1-0) in section that does not exist - there "
        + "are only 1 sections after the update"),
    ErrorCase(
      "E17 of an item", [.moveItem(from: slot(0, 0), to: slot(0, 2))],
      [.moveItem(from: slot(0, 0), to: slot(0, 1))], [2], [2], [2],
      .movePastEnd(from: slot(0, 0), to: slot(0, 2), items: 2),
      "attempt to move index path (0-0) to index path (0-2) that does not exist - there are only 2 "
        + "items in section 0 after the update"),
    ErrorCase(
      "E18",
      [
        .moveItem(from: slot(0, 0), to: slot(0, 1)), .moveItem(from: slot(0, 0), to: slot(0, 2)),
      ],
      [
        .moveItem(from: slot(0, 0), to: slot(0, 1)), .moveItem(from: slot(0, 1), to: slot(0, 2)),
      ], [3], [3], [3], .twoTargets(slot(0, 0), slot(0, 1), slot(0, 2)),
      "attempt to move item at index path (0-0) to both (0-1) and (0-2)"),
    ErrorCase(
      "E19",
      [
        .moveItem(from: slot(0, 0), to: slot(0, 2)), .moveItem(from: slot(0, 1), to: slot(0, 2)),
      ],
      [
        .moveItem(from: slot(0, 0), to: slot(0, 2)), .moveItem(from: slot(0, 1), to: slot(0, 1)),
      ], [3], [3], [3], .twoSources(slot(0, 0), slot(0, 1), slot(0, 2)),
      "attempt to move both item at index path (0-0) and (0-1) to (0-2)"),
  ]

  private static let sectionMoves = [
    ErrorCase(
      "E18 of sections", [.moveSection(from: 0, to: 0), .moveSection(from: 0, to: 1)],
      [.moveSection(from: 0, to: 0), .moveSection(from: 1, to: 1)], [1, 1], [1, 1], [1, 1],
      .twoSectionTargets(0, 0, 1), "attempt to move section 0 to both section 0 and section 1"),
    ErrorCase(
      "E19 of sections", [.moveSection(from: 0, to: 0), .moveSection(from: 1, to: 0)],
      [.moveSection(from: 0, to: 1), .moveSection(from: 1, to: 0)], [1, 1], [1, 1], [1, 1],
      .twoSectionSources(0, 1, 0), "attempt to move both section 0 and section 1 to section 0"),
    ErrorCase(
      "E20", [.moveSection(from: 2, to: 0)], [.moveSection(from: 1, to: 0)], [1, 1], [1, 1],
      [1, 1], .moveMissingSection(2, sections: 2),
      "attempt to move section 2, but there are only 2 sections before the update"),
    ErrorCase(
      "E20 of a target", [.moveSection(from: 0, to: 2)], [.moveSection(from: 0, to: 1)], [1, 1],
      [1, 1], [1, 1], .moveSectionPastEnd(from: 0, to: 2, sections: 2),
      "attempt to move section 0 to section 2, but there are only 2 sections after the update"),
  ]
}
