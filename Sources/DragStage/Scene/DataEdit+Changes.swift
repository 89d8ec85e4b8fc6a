import CollectionModel
import DragGeometry
import DragItems

extension DataEdit {
  /// Applies the edit to a collection, with indices that include placeholders, which keep their
  /// position among the items (CONTRACT-79).
  ///
  /// - Parameters:
  ///   - content: The content of the collection; where the edit is rejected, it may be changed.
  ///   - view: The collection.
  ///   - names: The names of items, which new ones are added to.
  /// - Returns: The changes of single items, each with the indices at its time.
  /// - Throws: An error for an item that exists already or does not exist, or a gap past the end.
  func apply(
    to content: inout CollectionContent, of view: ViewID, naming names: inout ItemNames
  ) throws(StageError) -> [DataChange] {
    switch self {
    case .insert(let new, let gap):
      let items = new.map { names.item(named: $0) }
      try content.changeItems(naming: names) { order throws(SnapshotError<Int, ItemID>) in
        try order.insert(items, at: gap)
      }
      return items.enumerated().map { offset, item in
        .inserted(item, view, GapIndex(section: gap.section, item: gap.item + offset))
      }
    case .delete(let items):
      var changes: [DataChange] = []
      for item in items {
        guard let slot = content.order.slot(of: item), !content.isPlaceholder(item) else {
          throw .unknownItem(names[item])
        }
        try content.changeItems(naming: names) { order throws(SnapshotError<Int, ItemID>) in
          try order.delete([item])
        }
        changes.append(.deleted(item, view, GapIndex(section: slot.section, item: slot.item)))
      }
      return changes
    case .move(let items, let gap):
      if let stand = items.first(where: { content.isPlaceholder($0) }) {
        throw .unknownItem(names[stand])
      }
      let before = content.order
      try content.changeItems(naming: names) { order throws(SnapshotError<Int, ItemID>) in
        try order.move(items, to: gap)
      }
      return Self.moves(of: items, to: gap, in: view, before: before)
    }
  }

  /// The moves of a run, each with the indices at its time; none for an item that is in place
  /// already.
  private static func moves(
    of items: [ItemID], to gap: GapIndex, in view: ViewID, before: Snapshot<Int, ItemID>
  ) -> [DataChange] {
    var order = before
    var gap = gap
    var changes: [DataChange] = []
    for item in items {
      if let slot = order.slot(of: item), !gap.touches(slot) {
        changes.append(.moved(item, view, gap))
        order.shift(item, to: gap)
      }
      gap = GapIndex(section: gap.section, item: (order.slot(of: item)?.item ?? gap.item) + 1)
    }
    return changes
  }
}

extension CollectionContent {
  /// Changes the items of the order; a rejected change is thrown as an error of the stage.
  mutating func changeItems(
    naming names: ItemNames,
    _ edit: (inout Snapshot<Int, ItemID>) throws(SnapshotError<Int, ItemID>) -> IndexMap
  ) throws(StageError) {
    do throws(SnapshotError<Int, ItemID>) {
      _ = try changeItems(edit)
    } catch {
      throw names.rejection(for: error)
    }
    if let failure = layoutFailure { throw .badLayout(failure) }
  }
}
