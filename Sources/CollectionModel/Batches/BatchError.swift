public import DragGeometry

/// One error of a batch; each case corresponds to one rule of the table E1 to E24.
@usableFromInline package enum BatchError: Error, Hashable, Sendable {
  /// The number of sections does not add up (E1).
  case sectionCount(old: Int, new: Int, inserted: Int, deleted: Int)
  /// The number of items of a remaining section does not add up (E2).
  case itemCount(ItemCount)
  /// An item is deleted from a section that does not exist (E3).
  case deleteFromMissingSection(Slot, sections: Int)
  /// An item is deleted that does not exist (E4).
  case deleteMissingItem(Slot, items: Int)
  /// A section is deleted that does not exist (E5).
  case deleteMissingSection(Int, sections: Int)
  /// An item is inserted into a section that does not exist afterwards (E6).
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
  /// An insertion and a move have the same target (E12).
  case insertAndMove(Slot)
  /// An insertion and a move of sections have the same target (E13).
  case insertAndMoveSection(Int)
  /// An item is moved out of a section that is deleted (E14).
  case moveFromDeletedSection(Slot)
  /// An item is moved into a section that is inserted (E15).
  case moveIntoInsertedSection(Slot)
  /// An item is moved out of a section that does not exist (E16).
  case moveFromMissingSection(Slot, sections: Int)
  /// An item is moved that does not exist (E16).
  case moveMissingItem(Slot, items: Int)
  /// An item is moved into a section that does not exist afterwards (E17).
  case moveIntoMissingSection(from: Slot, to: Slot, sections: Int)
  /// An item is moved past the end of a section (E17).
  case movePastEnd(from: Slot, to: Slot, items: Int)
  /// One item is moved to two slots (E18).
  case twoTargets(Slot, Slot, Slot)
  /// One section is moved to two indices (E18).
  case twoSectionTargets(Int, Int, Int)
  /// Two items are moved to the same slot (E19).
  case twoSources(Slot, Slot, Slot)
  /// Two sections are moved to the same index (E19).
  case twoSectionSources(Int, Int, Int)
  /// A section is moved that does not exist (E20).
  case moveMissingSection(Int, sections: Int)
  /// A section is moved past the end (E20).
  case moveSectionPastEnd(from: Int, to: Int, sections: Int)
  /// An item is reloaded or reconfigured that does not exist (E21).
  case reloadMissingItem(Slot)
  /// A section is reloaded that does not exist (E21).
  case reloadMissingSection(Int)
  /// An item is deleted twice (E22).
  case duplicateDelete(Slot)
  /// A section is deleted twice (E22).
  case duplicateSectionDelete(Int)
  /// Two items are inserted at the same slot (E23).
  case duplicateInsert(Slot)
  /// Two sections are inserted at the same index (E23).
  case duplicateSectionInsert(Int)
  /// A layout returns attributes for an item that does not exist (E24).
  case attributesPastEnd(Slot)

  /// The numbers of an item count that does not add up (B16).
  @usableFromInline package struct ItemCount: Hashable, Sendable {
    /// The section's index after the batch.
    @usableFromInline package var section: Int
    /// The number of items before.
    @usableFromInline package var old: Int
    /// The number of items after.
    @usableFromInline package var new: Int
    /// The number of inserted items.
    @usableFromInline package var inserted: Int
    /// The number of deleted items.
    @usableFromInline package var deleted: Int
    /// The number of items that are moved in from other sections.
    @usableFromInline package var movedIn: Int
    /// The number of items that are moved out to other sections.
    @usableFromInline package var movedOut: Int

    /// Makes the parts of a count.
    package init(
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

  /// The errors for slots of layout attributes without an item (E24).
  package static func attributes(_ slots: [Slot], pastEndOf counts: [Int]) -> [BatchError] {
    slots.filter { !counts.holds($0) }.map { .attributesPastEnd($0) }
  }
}
