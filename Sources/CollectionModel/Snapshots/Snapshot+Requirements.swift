public import DragGeometry

extension Snapshot {
  /// Rejects a gap that does not exist.
  @inlinable func require(_ gap: GapIndex) throws(Failure) {
    guard let count = numberOfItems(inSection: gap.section) else {
      throw .sectionOutOfRange(gap.section, sections: sections.count)
    }
    guard gap.item >= 0, gap.item <= count else { throw .gapOutOfRange(gap, items: count) }
  }

  /// Rejects items that exist already or are named twice.
  @inlinable func requireNew(_ items: [ItemID]) throws(Failure) {
    for item in items where contains(item) { throw .existingItem(item) }
    try requireDistinct(items)
  }

  /// Rejects items that are named twice (D7).
  @inlinable func requireDistinct(_ items: [ItemID]) throws(Failure) {
    guard items.count > 1 else { return }
    var named = Set<ItemID>(minimumCapacity: items.count)
    for item in items {
      guard named.insert(item).inserted else { throw .repeatedItem(item) }
    }
  }

  /// The slots of items in the order given; rejects items that do not exist or are named twice.
  @inlinable func requirePlaces(of items: [ItemID]) throws(Failure) -> [Slot] {
    var named = Set<ItemID>(minimumCapacity: items.count)
    var places: [Slot] = []
    places.reserveCapacity(items.count)
    for (item, place) in zip(items, slots(of: items)) {
      guard let place else { throw .unknownItem(item) }
      guard named.insert(item).inserted else { throw .repeatedItem(item) }
      places.append(place)
    }
    return places
  }
}
