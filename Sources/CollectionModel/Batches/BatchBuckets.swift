import DragGeometry

/// The operations of a batch grouped by kind, each kind ascending, for validation and mapping.
struct BatchBuckets {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var sectionMoves: [IndexMap.SectionMove] = []
  var reloadedSections: [Int] = []
  var deleted: [Slot] = []
  var inserted: [Slot] = []
  var moves: [IndexMap.Move] = []
  var reloaded: [Slot] = []
  var reconfigured: [Slot] = []
  /// The moves of reloads that count as deletion and insertion (B6); empty in the exact mode.
  var sectionPins: [IndexMap.SectionMove] = []
  /// The same for items.
  var pins: [IndexMap.Move] = []

  /// Sorts the operations, without those covered by a section's change (B5) and repeated moves
  /// (B14): O(k log k).
  init(_ batch: BatchUpdate, mode: BatchMode) {
    for operation in batch.operations {
      switch operation {
      case .deleteItem(let slot): deleted.append(slot)
      case .insertItem(let slot): inserted.append(slot)
      case .moveItem(let from, let to): moves.append(IndexMap.Move(from: from, to: to))
      case .reloadItem(let slot): reloaded.append(slot)
      case .reconfigureItem(let slot): reconfigured.append(slot)
      case .deleteSection(let section): deletedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .moveSection(let from, let to):
        sectionMoves.append(IndexMap.SectionMove(from: from, to: to))
      case .reloadSection(let section): reloadedSections.append(section)
      case .reloadData: continue
      }
    }
    deletedSections.sort()
    insertedSections.sort()
    if mode == .uikitCompat { insertedSections.shiftRepeats { $0 &+ 1 } }
    sectionMoves = sectionMoves.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.droppingRepeats()
    moves = moves.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.droppingRepeats()
    reloadedSections = reloadedSections.sortedUniquely()
    let gone = deletedSections
    let arrived = insertedSections
    deleted = deleted.filter { !gone.holdsSorted($0.section) }.sorted()
    inserted = inserted.filter { !arrived.holdsSorted($0.section) }.sorted()
    reloaded = reloaded.filter { !gone.holdsSorted($0.section) }.sortedUniquely()
    reconfigured = reconfigured.filter { !gone.holdsSorted($0.section) }.sortedUniquely()
    if mode == .uikitCompat { pinReloads() }
  }

  /// The slots of deletions, and of reloads that count as deletions, ascending.
  var leaving: [Slot] { pins.isEmpty ? deleted : (deleted + pins.map { $0.from }).sorted() }
  /// The slots of insertions, and of reloads that count as insertions, ascending.
  var arriving: [Slot] { pins.isEmpty ? inserted : (inserted + pins.map { $0.to }).sorted() }
  /// The same for sections.
  var leavingSections: [Int] { (deletedSections + sectionPins.map { $0.from }).sorted() }
  /// The same for sections.
  var arrivingSections: [Int] { (insertedSections + sectionPins.map { $0.to }).sorted() }

  private mutating func pinReloads() {
    inserted.shiftRepeats { Slot(section: $0.section, item: $0.item &+ 1) }
    let sections = IndexMap.Edit(leaving: deletedSections, arriving: insertedSections)
    sectionPins = reloadedSections.map {
      IndexMap.SectionMove(from: $0, to: sections.place(after: $0))
    }
    var leaving: [Int: [Int]] = [:]
    for slot in deleted { leaving[slot.section, default: []].append(slot.item) }
    var arriving: [Int: [Int]] = [:]
    for slot in inserted { arriving[slot.section, default: []].append(slot.item) }
    pins = reloaded.map { slot in
      let section = sections.place(after: slot.section)
      let edit = IndexMap.Edit(
        leaving: leaving[slot.section] ?? [], arriving: arriving[section] ?? [])
      return IndexMap.Move(
        from: slot, to: Slot(section: section, item: edit.place(after: slot.item)))
    }
  }
}

extension Array where Element: Equatable {
  /// The elements without those that equal the previous one.
  func droppingRepeats() -> [Element] {
    var kept: [Element] = []
    for element in self where kept.last != element { kept.append(element) }
    return kept
  }
}

extension Array where Element: Comparable {
  /// Increments each element of an ascending array that is not greater than the previous one (E23).
  mutating func shiftRepeats(_ next: (Element) -> Element) {
    for index in indices.dropFirst() where self[index] <= self[index - 1] {
      self[index] = next(self[index - 1])
    }
  }
}
