import DragGeometry

/// The ordinal of every item among the items of all sections.
struct ItemOrdinals {
  /// The number of items before each section.
  private let starts: [Int]
  private let itemCounts: [Int]
  private let count: Int

  init(_ itemCounts: [Int]) {
    var count = 0
    starts = itemCounts.map { items in
      defer { count += items }
      return count
    }
    self.itemCounts = itemCounts
    self.count = count
  }

  private subscript(slot: Slot) -> Int { starts[slot.section] + slot.item }

  /// Existing items and their frames, in the order of the items: O(n), without comparisons.
  func ascending(_ frames: [Slot: Rect]) -> (slots: [Slot], frames: [Rect]) {
    frames.count == count ? all(frames) : some(frames)
  }

  /// The order of the items if each of them has a frame, so that its ordinal is known.
  private func all(_ frames: [Slot: Rect]) -> (slots: [Slot], frames: [Rect]) {
    var sorted = Array(repeating: Rect.zero, count: count)
    for (slot, frame) in frames { sorted[self[slot]] = frame }
    var slots: [Slot] = []
    slots.reserveCapacity(count)
    for (section, items) in itemCounts.enumerated() {
      for item in 0..<items { slots.append(Slot(section: section, item: item)) }
    }
    return (slots, sorted)
  }

  /// The order of the items that have a frame.
  private func some(_ frames: [Slot: Rect]) -> (slots: [Slot], frames: [Rect]) {
    let found = Array(frames)
    var order = found.enumerated().map { index, entry in
      KeyedIndex(key: UInt32(truncatingIfNeeded: self[entry.key]), index: index)
    }
    order.sortByDigits()
    if count >> 32 > 0 {
      // The rest of the key is sorted by afterwards; the sort is stable.
      for index in order.indices {
        order[index].key = UInt32(self[found[Int(order[index].index)].key] >> 32)
      }
      order.sortByDigits()
    }
    return (order.map { found[Int($0.index)].key }, order.map { found[Int($0.index)].value })
  }
}
