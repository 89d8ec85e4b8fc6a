import CollectionModel
import DragGeometry
import DragItems
import OrderedStore

/// The position of an item in a collection that is bound to a store.
struct ItemPlace: Comparable {
  let item: ItemID
  let view: ViewID
  /// Its slot among all lists of the store that are shown.
  let slot: Slot
  let ownSection: Int

  static func < (left: ItemPlace, right: ItemPlace) -> Bool { left.slot < right.slot }
}

/// Adjacent items that were inserted or moved together.
///
/// Placeholders between them are not stored, and are ignored (M10).
struct BoundRun {
  /// The list, by its index among all lists of the store that are shown.
  let section: Int
  /// True if the store contains the items already.
  let isStored: Bool
  private var places: [ItemPlace]
  private let content: CollectionContent

  /// Combines adjacent items; the positions are ascending.
  static func runs(
    of places: [ItemPlace], named names: ItemNames, in shown: Snapshot<String, String>,
    _ content: (ViewID) -> CollectionContent?
  ) -> [BoundRun] {
    var runs: [BoundRun] = []
    for place in places {
      let isStored = shown.contains(names[place.item])
      if let last = runs.last, last.isStored == isStored, last.isFollowed(by: place) {
        runs[runs.count - 1].places.append(place)
      } else if let content = content(place.view) {
        runs.append(
          BoundRun(
            section: place.slot.section, isStored: isStored, places: [place], content: content))
      }
    }
    return runs
  }

  private func isFollowed(by place: ItemPlace) -> Bool {
    guard section == place.slot.section, let last = places.last else { return false }
    return neighbor(of: last, step: 1) { _ in true } == place.item
  }

  /// The next item in a direction that is not a placeholder and satisfies a condition.
  private func neighbor(
    of place: ItemPlace, step: Int, _ isMeant: (ItemID) -> Bool
  ) -> ItemID? {
    var next = Slot(section: place.ownSection, item: place.slot.item + step)
    while let item = content.order.item(at: next) {
      if !content.isPlaceholder(item), isMeant(item) { return item }
      next = Slot(section: next.section, item: next.item + step)
    }
    return nil
  }

  /// The intent for the list.
  ///
  /// The previous item has its final position, because lists are processed from the front; as the
  /// next item, one is named that was not moved. A move without a remaining neighbor is reverted;
  /// new items are kept, at the end.
  func intent(
    in list: String, named names: ItemNames, _ touched: Set<ItemID>
  ) -> StoreIntent {
    let ids = places.map { names[$0.item] }
    let position = StoreIntent.Position(
      after: neighbor(of: places[0], step: -1) { _ in true }.map { names[$0] },
      before: neighbor(of: places[places.count - 1], step: 1) { !touched.contains($0) }
        .map { names[$0] },
      orphan: isStored ? .conflict : .end)
    return StoreIntent(isStored ? .move(ids) : .insert(ids), in: list, at: position)
  }
}
