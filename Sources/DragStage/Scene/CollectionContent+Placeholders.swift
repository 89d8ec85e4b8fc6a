import CollectionModel
import DragGeometry
package import DragItems

// The items of the data, and the placeholders between them.
extension CollectionContent {
  /// True if an item of ``order`` is a stand-in for data that has not arrived; O(1).
  package func isPlaceholder(_ item: ItemID) -> Bool { standIns[item] != nil }

  /// The items of ``order`` that represent data that has not arrived; O(placeholders).
  package var placeholders: Set<ItemID> { Set(standIns.keys) }

  /// The items of every section, without placeholders.
  package var sections: [[ItemID]] {
    (0..<order.numberOfSections).map { section in
      let items = order.itemIDs(inSection: section)
      return standIns.isEmpty ? items : items.filter { !isPlaceholder($0) }
    }
  }

  /// The number of items of every section in the data, without placeholders.
  ///
  /// ``order`` counts the displayed items (CONTRACT-86). O(s + p log n).
  package var itemCounts: [Int] {
    var counts = order.itemCounts
    for stand in standIns.keys {
      if let slot = order.slot(of: stand) { counts[slot.section] -= 1 }
    }
    return counts
  }

  /// The item at an index among all, without placeholders, or nil.
  func item(at offset: Int) -> ItemID? {
    var slots: [Slot] = standIns.keys.compactMap { order.slot(of: $0) }
    slots.sort()
    var left = offset
    var next = 0
    for (section, count) in order.itemCounts.enumerated() {
      let first = next
      while next < slots.count, slots[next].section == section { next += 1 }
      let items = count - (next - first)
      guard left >= items else {
        // Each placeholder before the item moves it on by one.
        for slot in slots[first..<next] where slot.item <= left { left += 1 }
        return order.item(at: Slot(section: section, item: left))
      }
      left -= items
    }
    return nil
  }

  /// The first placeholder of an item, in the order of the collection: O(log n) for each that the item has.
  func firstStandIn(for item: ItemID) -> ItemID? {
    let placed = (standInsByItem[item] ?? []).compactMap { stand in
      order.slot(of: stand).map { (stand, $0) }
    }
    return placed.min { $0.1 < $1.1 }?.0
  }
}
