import CollectionModel
import DragGeometry
import DragItems

// The places of items and placeholders in the collections that have them.
extension Scene {
  /// The current gap of a placeholder (CONTRACT-79), or nil if it was removed; O(log n).
  func gap(of placeholder: PlaceholderID) -> GapIndex? {
    self[placeholder.view].collection?.order.slot(of: placeholder.stand).map {
      GapIndex(section: $0.section, item: $0.item)
    }
  }

  func standIn(_ placeholder: PlaceholderID) -> Placeholder? {
    self[placeholder.view].collection?.standIns[placeholder.stand]
  }

  /// The placeholders of a collection, in its order; O(p log n) for p of them.
  ///
  /// It is `mutating`, so that the scene of a stage is read where it is, and not copied.
  mutating func placeholders(in view: ViewID) -> [PlaceholderID] {
    guard let content = self[view].collection else { return [] }
    return content.standIns.keys
      .compactMap { stand in content.order.slot(of: stand).map { (stand, $0) } }
      .sorted { $0.1 < $1.1 }
      .map { PlaceholderID(view: view, stand: $0.0) }
  }

  /// Changes the collection of a placeholder, which is then removed, unless the change fails.
  mutating func change(
    _ placeholder: PlaceholderID, _ edit: (inout CollectionContent) -> Bool
  ) {
    guard var content = self[placeholder.view].takeCollection() else { return }
    if edit(&content) { content.setPlaceholder(placeholder.stand, nil) }
    self[placeholder.view].collection = content
  }

  /// Inserts an item at its former position, if that still exists.
  ///
  /// - Returns: The gap that it was inserted at; nil if it exists, or has no place.
  mutating func putBack(_ item: ItemID, at place: GapIndex, in view: ViewID) -> GapIndex? {
    switch self[view].content {
    case .item(let own, false) where own == item:
      self[view].content = .item(own, isThere: true)
      return place
    case .item: return nil
    case .collection(let kept):
      var content = kept.content
      let sections = content.order.numberOfSections
      guard sections > 0, !content.order.contains(item) else { return nil }
      let section = min(place.section, sections - 1)
      let count = content.order.numberOfItems(inSection: section) ?? 0
      let gap = GapIndex(section: section, item: min(place.item, count))
      let isBack: Void? = content.keepingSight { content in
        content.changeOrNil { order throws(SnapshotError<Int, ItemID>) in
          _ = try order.insert([item], at: gap)
        }
      }
      guard isBack != nil else { return nil }
      self[view].collection = content
      return gap
    }
  }
}
