public import DragGeometry

/// One thing that is wrong with a batch; each case keeps one rule of the table E1 to E24.
public enum BatchError: Error, Hashable, Sendable {
  /// The number of sections does not add up (E1).
  case sectionCount(old: Int, new: Int, inserted: Int, deleted: Int)
  /// The number of items of a section that stays does not add up (E2).
  case itemCount(ItemCount)
  /// An item is deleted from a section that is not there (E3).
  case deleteFromMissingSection(Slot, sections: Int)
  /// An item is deleted that is not there (E4).
  case deleteMissingItem(Slot, items: Int)
  /// A section is deleted that is not there (E5).
  case deleteMissingSection(Int, sections: Int)
  /// An item is inserted into a section that will not be there (E6).
  case insertIntoMissingSection(Slot, sections: Int)
  /// An item is inserted past the end of its section (E7).
  case insertPastEnd(Slot, items: Int)
  /// A section is inserted past the end (E8).
  case insertSectionPastEnd(Int, sections: Int)
  /// An item is deleted and reloaded (E9).
  case deleteAndReload(Slot)
  /// A section is deleted and reloaded (E9).
  case deleteAndReloadSection(Int)
  /// An item is deleted and moved away (E10).
  case deleteAndMove(Slot)
  /// A section is deleted and moved away (E11).
  case deleteAndMoveSection(Int)
  /// A place is taken by an insertion and by a move (E12).
  case insertAndMove(Slot)
  /// A section's place is taken by an insertion and by a move (E13).
  case insertAndMoveSection(Int)
  /// An item is moved out of a section that is deleted (E14).
  case moveFromDeletedSection(Slot)
  /// An item is moved into a section that is inserted (E15).
  case moveIntoInsertedSection(Slot)
  /// An item is moved out of a section that is not there (E16).
  case moveFromMissingSection(Slot, sections: Int)
  /// An item is moved that is not there (E16).
  case moveMissingItem(Slot, items: Int)
  /// An item is moved into a section that will not be there (E17).
  case moveIntoMissingSection(from: Slot, to: Slot, sections: Int)
  /// An item is moved past the end of a section (E17).
  case movePastEnd(from: Slot, to: Slot, items: Int)
  /// One item is moved to two places (E18).
  case twoTargets(Slot, Slot, Slot)
  /// One section is moved to two places (E18).
  case twoSectionTargets(Int, Int, Int)
  /// Two items are moved to one place (E19).
  case twoSources(Slot, Slot, Slot)
  /// Two sections are moved to one place (E19).
  case twoSectionSources(Int, Int, Int)
  /// A section is moved that is not there (E20).
  case moveMissingSection(Int, sections: Int)
  /// A section is moved past the end (E20).
  case moveSectionPastEnd(from: Int, to: Int, sections: Int)
  /// An item is reloaded or reconfigured that is not there (E21).
  case reloadMissingItem(Slot)
  /// A section is reloaded that is not there (E21).
  case reloadMissingSection(Int)
  /// An item is deleted twice (E22).
  case duplicateDelete(Slot)
  /// A section is deleted twice (E22).
  case duplicateSectionDelete(Int)
  /// An item is inserted twice at one place (E23).
  case duplicateInsert(Slot)
  /// A section is inserted twice at one place (E23).
  case duplicateSectionInsert(Int)
  /// A layout gives attributes for an item that is not there (E24).
  case attributesPastEnd(Slot)

  /// The parts of a count of items that does not add up (B16).
  public struct ItemCount: Hashable, Sendable {
    /// The section's index after the batch.
    public var section: Int
    /// The number of items before.
    public var old: Int
    /// The number of items after.
    public var new: Int
    /// How many are inserted.
    public var inserted: Int
    /// How many are deleted.
    public var deleted: Int
    /// How many come from other sections.
    public var movedIn: Int
    /// How many go to other sections.
    public var movedOut: Int

    /// Makes the parts of a count.
    public init(
      section: Int, old: Int, new: Int,
      inserted: Int = 0, deleted: Int = 0, movedIn: Int = 0, movedOut: Int = 0
    ) {
      self.section = section
      self.old = old
      self.new = new
      self.inserted = inserted
      self.deleted = deleted
      self.movedIn = movedIn
      self.movedOut = movedOut
    }
  }

  /// The places of a layout's attributes for which there is no item (E24).
  public static func attributes(_ slots: [Slot], pastEndOf counts: [Int]) -> [BatchError] {
    slots.filter { !counts.holds($0) }.map { .attributesPastEnd($0) }
  }
}
