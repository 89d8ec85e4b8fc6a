import DragGeometry

extension BatchError {
  /// UIKit's message for this error, in the terms of a collection view or of a table view.
  @usableFromInline package func message(for kind: CollectionKind = .collection) -> String {
    let item = kind.item
    switch self {
    case .sectionCount(let old, let new, let inserted, let deleted):
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(kind.view) after the update (\(new)) must be equal to the number of sections "
        + "contained in the \(kind.view) before the update (\(old)), plus or minus the number of "
        + "sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .itemCount(let count):
      return "Invalid update: invalid number of \(item)s in section \(count.section). The number "
        + "of \(item)s contained in an existing section after the update (\(count.new)) must be "
        + "equal to the number of \(item)s contained in that section before the update "
        + "(\(count.old)), plus or minus the number of \(item)s inserted or deleted from that "
        + "section (\(count.inserted) inserted, \(count.deleted) deleted) and plus or minus the "
        + "number of \(item)s moved into or out of that section (\(count.movedIn) moved in, "
        + "\(count.movedOut) moved out)."
    case .deleteFromMissingSection(let slot, let sections):
      return "attempt to delete \(item) \(slot.item) from section \(slot.section), but there are "
        + "only \(sections) sections before the update"
    case .deleteMissingItem(let slot, let items):
      return "attempt to delete \(item) \(slot.item) from section \(slot.section) which only "
        + "contains \(items) \(item)s before the update"
    case .deleteMissingSection(let section, let sections):
      return "attempt to delete section \(section), but there are only \(sections) sections "
        + "before the update"
    case .insertIntoMissingSection(let slot, let sections):
      return "attempt to insert \(item) \(slot.item) into section \(slot.section), but there are "
        + "only \(sections) sections after the update"
    case .insertPastEnd(let slot, let items):
      return "attempt to insert \(item) \(slot.item) into section \(slot.section), but there are "
        + "only \(items) \(item)s in section \(slot.section) after the update"
    case .insertSectionPastEnd(let section, let sections):
      return "attempt to insert section \(section) but there are only \(sections) sections after "
        + "the update"
    case .deleteAndReload(let slot):
      return "attempt to delete and reload the same index path \(slot.path)"
    case .deleteAndReloadSection(let section):
      return "attempt to delete and reload the same section (\(section))"
    case .deleteAndMove(let slot):
      return "attempt to perform a delete and a move from the same index path \(slot.path)"
    case .deleteAndMoveSection(let section):
      return "attempt to perform a delete and a move from the same section (\(section))"
    case .insertAndMove(let slot):
      return "attempt to perform an insert and a move to the same index path \(slot.path)"
    case .insertAndMoveSection(let section):
      return "attempt to perform an insert and a move to the same section (\(section))"
    case .duplicateDelete(let slot):
      return "attempt to delete the same index path \(slot.path) twice"
    case .duplicateSectionDelete(let section):
      return "attempt to delete the same section (\(section)) twice"
    case .duplicateInsert(let slot):
      return "attempt to insert the same index path \(slot.path) twice"
    case .duplicateSectionInsert(let section):
      return "attempt to insert the same section (\(section)) twice"
    case .reloadMissingItem(let slot):
      return "attempt to reload \(item) \(slot.path) that doesn't exist before the update"
    case .reloadMissingSection(let section):
      return "attempt to reload section (\(section)) that doesn't exist before the update"
    case .attributesPastEnd(let slot):
      return "UICollectionView received layout attributes for a cell with an index path that does "
        + "not exist: \(slot.path)"
    case .moveFromDeletedSection, .moveIntoInsertedSection, .moveFromMissingSection,
      .moveMissingItem, .moveIntoMissingSection, .movePastEnd, .twoTargets, .twoSectionTargets,
      .twoSources, .twoSectionSources, .moveMissingSection, .moveSectionPastEnd:
      return moveMessage(item: item)
    }
  }
}

extension Slot {
  /// The index path in the notation of UIKit's messages.
  var path: String { "(\(section)-\(item))" }
}
