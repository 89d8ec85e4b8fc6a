import DragItems

/// How often the data has changed, and which items may have come or gone with it.
///
/// Who keeps something about items looks again at those of them that have changed since its last look, and at all where the
/// log does not know them any more.
struct PresenceLog: Sendable {
  /// The number of items that are kept at most: a reader that lags further behind looks at all of its own.
  private static let most = 4_096

  /// The number of changes.
  private(set) var version = 0
  /// The number of items that were noted before the kept ones.
  private var start = 0
  private var items: [ItemReference] = []

  /// The position behind the items that were noted so far.
  var end: Int { start + items.count }

  /// Notes an item that has perhaps come or gone, for the change that is counted next.
  mutating func note(_ item: ItemReference) {
    if items.count == Self.most {
      start = end
      items.removeAll(keepingCapacity: true)
    }
    items.append(item)
  }

  /// Notes the item of a change, or that it has perhaps changed any.
  mutating func note(_ change: DataChange) {
    switch change {
    case .inserted(let item, let view, _), .committed(let item, let view, _),
      .deleted(let item, let view, _):
      note(ItemReference(view: view, item: item))
    case .moved, .itemReloaded: break
    case .section, .reloaded: forget()
    }
  }

  /// Any items may have come or gone.
  mutating func forget() {
    // One more, so that a reader at the end looks at all of its items as well.
    start = end + 1
    items.removeAll(keepingCapacity: true)
  }

  /// Counts a change of the data.
  mutating func count() { version &+= 1 }

  /// The items that were noted from a position on; nil if they are not known any more.
  func items(from position: Int) -> ArraySlice<ItemReference>? {
    position < start ? nil : items[(position - start)...]
  }
}
