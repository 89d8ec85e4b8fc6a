import DragGeometry

/// The items that a search of an arrangement passes over, from two ascending lists.
struct Skips {
  let excluded: [Slot]
  let overridden: [Slot]

  func contains(_ slot: Slot) -> Bool {
    excluded.containsSorted(slot) || overridden.containsSorted(slot)
  }

  /// Calls back with each stretch of a section's items that holds no skipped one, ascending.
  func forEachStretch(ofSection section: Int, count: Int, _ body: (Range<Int>) -> Void) {
    let start = Slot(section: section, item: 0)
    var nextExcluded = excluded.firstIndex(notBelow: start)
    var nextOverridden = overridden.firstIndex(notBelow: start)
    var item = 0
    while item < count {
      let skipped = min(
        excluded.item(at: nextExcluded, ofSection: section),
        overridden.item(at: nextOverridden, ofSection: section)
      )
      let end = min(skipped, count)
      if item < end { body(item..<end) }
      guard end < count else { return }
      item = max(item, end + 1)
      if excluded.item(at: nextExcluded, ofSection: section) == skipped { nextExcluded += 1 }
      if overridden.item(at: nextOverridden, ofSection: section) == skipped { nextOverridden += 1 }
    }
  }
}

extension [Slot] {
  /// The first of the ascending slots that is not below another.
  func firstIndex(notBelow slot: Slot) -> Int {
    indices.partition { self[$0] < slot }
  }

  /// Whether the ascending slots hold one.
  func containsSorted(_ slot: Slot) -> Bool {
    let place = firstIndex(notBelow: slot)
    return place < count && self[place] == slot
  }

  /// The item at a place as long as it belongs to a section, and a greater than any otherwise.
  fileprivate func item(at place: Int, ofSection section: Int) -> Int {
    place < count && self[place].section == section ? self[place].item : .max
  }
}
