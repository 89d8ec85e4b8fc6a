import DragGeometry

extension BatchError {
  /// The messages about moves; empty for the other cases, whose messages are defined elsewhere.
  func moveMessage(item: String) -> String {
    let anItem = item == "item" ? "an item" : "a \(item)"
    return switch self {
    case .moveFromDeletedSection(let slot):
      "cannot move \(anItem) from a deleted section (\(slot.section))"
    case .moveIntoInsertedSection(let slot):
      "cannot move \(anItem) into a newly inserted section (\(slot.section))"
    case .moveFromMissingSection(let slot, let sections):
      "attempt to move index path \(slot.path) from a section that does not exist - there are "
        + "only \(sections) sections before the update"
    case .moveMissingItem(let slot, let items):
      "attempt to move index path \(slot.path) that does not exist - there are only \(items) "
        + "\(item)s in section \(slot.section) before the update"
    case .moveIntoMissingSection(let from, let to, let sections):
      "attempt to move index path \(from.path) to index path \(to.path) in section that does not "
        + "exist - there are only \(sections) sections after the update"
    case .movePastEnd(let from, let to, let items):
      "attempt to move index path \(from.path) to index path \(to.path) that does not exist - "
        + "there are only \(items) \(item)s in section \(to.section) after the update"
    case .twoTargets(let source, let first, let second):
      "attempt to move \(item) at index path \(source.path) to both \(first.path) and "
        + "\(second.path)"
    case .twoSectionTargets(let source, let first, let second):
      "attempt to move section \(source) to both section \(first) and section \(second)"
    case .twoSources(let first, let second, let target):
      "attempt to move both \(item) at index path \(first.path) and \(second.path) to "
        + "\(target.path)"
    case .twoSectionSources(let first, let second, let target):
      "attempt to move both section \(first) and section \(second) to section \(target)"
    case .moveMissingSection(let section, let sections):
      "attempt to move section \(section), but there are only \(sections) sections before the "
        + "update"
    case .moveSectionPastEnd(let from, let to, let sections):
      "attempt to move section \(from) to section \(to), but there are only \(sections) sections "
        + "after the update"
    case .sectionCount, .itemCount, .deleteFromMissingSection, .deleteMissingItem,
      .deleteMissingSection, .insertIntoMissingSection, .insertPastEnd, .insertSectionPastEnd,
      .deleteAndReload, .deleteAndReloadSection, .deleteAndMove, .deleteAndMoveSection,
      .insertAndMove, .insertAndMoveSection, .reloadMissingItem, .reloadMissingSection,
      .duplicateDelete, .duplicateSectionDelete, .duplicateInsert, .duplicateSectionInsert,
      .attributesPastEnd:
      ""
    }
  }
}
