import DragGeometry

/// The items that a search of an arrangement skips, from two ascending lists.
struct Skips {
  let excluded: [Slot]
  let overridden: [Slot]

  func contains(_ slot: Slot) -> Bool {
    excluded.containsSorted(slot) || overridden.containsSorted(slot)
  }

  var isEmpty: Bool { excluded.isEmpty && overridden.isEmpty }

  /// Calls the body with each range of a section's items between skipped ones, ascending, including
  /// empty ranges, until it returns false.
  func walkUp(section: Int, _ items: Range<Int>, _ body: (Range<Int>) -> Bool) {
    let start = Slot(section: section, item: items.lowerBound)
    var nextExcluded = excluded.firstIndex(notBelow: start)
    var nextOverridden = overridden.firstIndex(notBelow: start)
    var item = items.lowerBound
    while item < items.upperBound {
      let skipped = min(
        excluded.item(at: nextExcluded, ofSection: section) ?? .max,
        overridden.item(at: nextOverridden, ofSection: section) ?? .max
      )
      let end = min(skipped, items.upperBound)
      // An item may be excluded twice.
      guard body(min(item, end)..<end), end < items.upperBound else { return }
      item = end + 1
      if excluded.item(at: nextExcluded, ofSection: section) == skipped { nextExcluded += 1 }
      if overridden.item(at: nextOverridden, ofSection: section) == skipped { nextOverridden += 1 }
    }
  }

  /// The same in descending order.
  func walkDown(section: Int, _ items: Range<Int>, _ body: (Range<Int>) -> Bool) {
    let end = Slot(section: section, item: items.upperBound)
    var nextExcluded = excluded.firstIndex(notBelow: end) - 1
    var nextOverridden = overridden.firstIndex(notBelow: end) - 1
    var item = items.upperBound
    while item > items.lowerBound {
      let skipped = max(
        excluded.item(at: nextExcluded, ofSection: section) ?? -1,
        overridden.item(at: nextOverridden, ofSection: section) ?? -1
      )
      let start = max(skipped + 1, items.lowerBound)
      guard body(start..<max(item, start)), skipped > items.lowerBound else { return }
      item = skipped
      if excluded.item(at: nextExcluded, ofSection: section) == skipped { nextExcluded -= 1 }
      if overridden.item(at: nextOverridden, ofSection: section) == skipped { nextOverridden -= 1 }
    }
  }
}

extension [Slot] {
  /// The index of the first of the ascending slots that is not less than another.
  func firstIndex(notBelow slot: Slot) -> Int {
    indices.partition { self[$0] < slot }
  }

  /// Returns true if the ascending slots contain one.
  func containsSorted(_ slot: Slot) -> Bool {
    let index = firstIndex(notBelow: slot)
    return index < count && self[index] == slot
  }

  /// The item at an index, if it exists and belongs to a section.
  fileprivate func item(at index: Int, ofSection section: Int) -> Int? {
    indices.contains(index) && self[index].section == section ? self[index].item : nil
  }
}
