public import DragGeometry

/// The items of all sections in one array, with the start of each section.
@usableFromInline
struct ItemRow<ItemID: Hashable & Sendable> {
  @usableFromInline let items: [ItemID]
  /// The start of each section, and the end of the last.
  @usableFromInline let starts: [Int]

  @inlinable init(_ sections: [[ItemID]]) {
    items = Array(sections.joined())
    var starts = [0]
    for section in sections { starts.append((starts.last ?? 0) + section.count) }
    self.starts = starts
  }

  @inlinable func isIn(section: Int, _ index: Int) -> Bool {
    index >= starts[section] && index < starts[section + 1]
  }

  /// The slot of an existing index: O(log s).
  @inlinable func slot(at index: Int) -> Slot {
    let section = starts.indices.partition { starts[$0] <= index } - 1
    return Slot(section: section, item: index - starts[section])
  }
}
