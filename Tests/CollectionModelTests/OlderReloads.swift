import CollectionModel
import DragGeometry
import TestSupport

/// The plain reading of the older views' reloads: deletions and insertions, whose places no move
/// is counted for (B6).
struct OlderReloads {
  /// The batch with each reload told by a move to where the reload lands, and with insertions at
  /// one place shifted; nil where something is reloaded and moved to one place.
  let batch: BatchUpdate?
  /// What takes one place, or leaves one, twice because of a move (E10 to E13).
  let clashes: Set<BatchError>

  init(_ given: BatchUpdate) {
    let operations = given.operations
    let deletedSections = operations.compactMap {
      if case .deleteSection(let at) = $0 { at } else { nil }
    }
    let insertedSections = Self.shifted(
      operations.compactMap { if case .insertSection(let at) = $0 { at } else { nil } })
    let deleted = operations.compactMap { if case .deleteItem(let at) = $0 { at } else { nil } }
      .filter { !deletedSections.contains($0.section) }
    var inserted: [Slot] = []
    let asked = operations.compactMap { if case .insertItem(let at) = $0 { at } else { nil } }
    for section in Set(asked.map(\.section)) where !insertedSections.contains(section) {
      inserted += Self.shifted(asked.filter { $0.section == section }.map(\.item))
        .map { Slot(section: section, item: $0) }
    }

    var sectionPins: [Int: Int] = [:]
    var pins: [Slot: Slot] = [:]
    for case .reloadSection(let section) in operations {
      sectionPins[section] = Self.dropPosition(section, deletedSections, insertedSections)
    }
    for case .reloadItem(let slot) in operations where !deletedSections.contains(slot.section) {
      let section = Self.dropPosition(slot.section, deletedSections, insertedSections)
      let item = Self.dropPosition(
        slot.item, deleted.filter { $0.section == slot.section }.map(\.item),
        inserted.filter { $0.section == section }.map(\.item))
      pins[slot] = Slot(section: section, item: item)
    }

    var clashes: Set<BatchError> = []
    for case .moveSection(let from, let to) in operations {
      if deletedSections.contains(from) || sectionPins[from] != nil {
        clashes.insert(.deleteAndMoveSection(from))
      }
      if insertedSections.contains(to) || sectionPins.values.contains(to) {
        clashes.insert(.insertAndMoveSection(to))
      }
    }
    for case .moveItem(let from, let to) in operations {
      if deleted.contains(from) || pins[from] != nil { clashes.insert(.deleteAndMove(from)) }
      if inserted.contains(to) || pins.values.contains(to) { clashes.insert(.insertAndMove(to)) }
    }
    self.clashes = clashes

    let kept = operations.filter {
      switch $0 {
      case .insertSection, .insertItem: false
      default: true
      }
    }
    let ofSections = sectionPins.map { BatchUpdate.Operation.moveSection(from: $0, to: $1) }
    let ofItems = pins.map { BatchUpdate.Operation.moveItem(from: $0, to: $1) }
    let isTwice = (ofSections + ofItems).contains(where: kept.contains)
    batch =
      isTwice
      ? nil
      : BatchUpdate(
        kept + insertedSections.map { .insertSection($0) } + inserted.map { .insertItem($0) }
          + ofSections + ofItems)
  }

  /// Where a reload lands: deletions up to it are subtracted, then each insertion up to where it
  /// stands by then shifts it by one.
  private static func dropPosition(_ place: Int, _ deleted: [Int], _ inserted: [Int]) -> Int {
    var dropPosition = place - deleted.count { $0 <= place }
    for place in inserted.sorted() where place <= dropPosition { dropPosition += 1 }
    return dropPosition
  }

  /// Places of which none is taken twice: the second one goes on to the next that is free (E23).
  private static func shifted(_ places: [Int]) -> [Int] {
    var taken: [Int] = []
    for place in places.sorted() {
      var place = place
      while taken.contains(place) { place += 1 }
      taken.append(place)
    }
    return taken
  }
}

extension BatchUpdate {
  /// Some operations on places in and around the counts.
  static func random(
    from old: [Int],
    to new: [Int],
    using generator: inout SplitMix64
  ) -> BatchUpdate {
    func slot(_ counts: [Int]) -> Slot {
      let section = Int.random(in: 0...max(counts.count - 1, 0), using: &generator)
      let count = counts.indices.contains(section) ? counts[section] : 0
      return Slot(section: section, item: Int.random(in: 0...max(count - 1, 0), using: &generator))
    }
    let count = Int.random(in: 0...5, using: &generator)
    return BatchUpdate(
      (0..<count).map { _ in
        let oldSection = Int.random(in: 0...max(old.count - 1, 0), using: &generator)
        let newSection = Int.random(in: 0...max(new.count - 1, 0), using: &generator)
        return switch Int.random(in: 0..<13, using: &generator) {
        case 0, 1: .deleteItem(slot(old))
        case 2, 3: .insertItem(slot(new))
        case 4, 5: .moveItem(from: slot(old), to: slot(new))
        case 6: .deleteSection(oldSection)
        case 7: .insertSection(newSection)
        case 8: .moveSection(from: oldSection, to: newSection)
        case 9, 10: .reloadItem(slot(old))
        case 11: .reloadSection(oldSection)
        default: .reconfigureItem(slot(old))
        }
      }
    )
  }
}
