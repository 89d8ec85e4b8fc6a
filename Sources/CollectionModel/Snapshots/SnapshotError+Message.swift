import DragGeometry

extension SnapshotError {
  /// The message, in UIKit's words if they are known (D5, D7, D8, M1).
  package var message: String {
    switch self {
    case .unknownItem(let item): "the item identifier \(item) is not in the snapshot"
    case .repeatedItem(let item): SnapshotText.repeated("item", item)
    case .existingItem(let item): SnapshotText.existing("item", [item])
    case .existingSection(let section): SnapshotText.existing("section", [section])
    case .sectionOutOfRange(let section, let sections):
      "section \(section) does not exist: the snapshot contains only \(sections) sections"
    case .gapOutOfRange(let gap, let items):
      "gap \(gap.item) of section \(gap.section) does not exist: the section contains only \(items) items"
    }
  }
}

extension SnapshotEditError {
  /// The message, in UIKit's words if they are known (D4, D5, D7, D11).
  package var message: String {
    switch self {
    case .noSections:
      "There are currently no sections in the snapshot to which items could be appended."
    case .unknownSection(let section):
      "the section identifier \(section) is not in the snapshot"
    case .repeatedSection(let section): SnapshotText.repeated("section", section)
    case .itemBesideItself(let item): SnapshotText.besideItself("item", item)
    case .sectionBesideItself(let section): SnapshotText.besideItself("section", section)
    case .rejected(let error): error.message
    }
  }
}

extension SectionSnapshot.Failure {
  /// The message, in UIKit's words (D9).
  package var message: String {
    switch self {
    case .repeatedItem(let item):
      "Identifiers in a section snapshot must be unique. Duplicate identifiers: {\(item)}"
    }
  }
}

extension SnapshotChange.Warning {
  /// The message, in UIKit's words if they are known (D8, D11).
  package var message: String {
    switch self {
    case .movedItems(let items): SnapshotText.moved("item", items)
    case .movedSections(let sections): SnapshotText.moved("section", sections)
    case .itemBesideItself(let item): SnapshotText.besideItself("item", item)
    case .sectionBesideItself(let section): SnapshotText.besideItself("section", section)
    }
  }
}

/// The messages about identifiers of both kinds.
private enum SnapshotText {
  static func repeated(_ kind: String, _ id: some Hashable) -> String {
    "supplied \(kind) identifiers are not unique. Duplicate identifiers: {\(id)}"
  }

  static func existing(_ kind: String, _ ids: [some Hashable]) -> String {
    "supplied \(kind) identifiers \(list(ids)) already exist in the snapshot."
  }

  static func moved(_ kind: String, _ ids: [some Hashable]) -> String {
    "\(existing(kind, ids)) The existing \(kind) identifiers will be moved into place instead."
  }

  static func besideItself(_ kind: String, _ id: some Hashable) -> String {
    "the \(kind) identifier \(id) cannot be moved next to itself"
  }

  private static func list(_ ids: [some Hashable]) -> String {
    "{" + ids.map { "\($0)" }.joined(separator: ", ") + "}"
  }
}
