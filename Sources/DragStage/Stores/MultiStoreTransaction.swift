import DragGeometry
import DragItems
import OrderedStore

/// A change that moves items between stores, or between a store and data that no store keeps: it is
/// written as a whole, or reverted as a whole (M8).
///
/// The target store of an item is written first, and the source store after that was successful. So
/// an item may exist twice if the program ends in between, and is never lost.
struct MultiStoreTransaction {
  struct Part {
    let store: StoreID
    let open: OrderedList.OpenChange
    /// The change of its shown lists.
    let change: ListChange
  }

  /// The parts in the order in which they are written, each after the previous one.
  let parts: [Part]
  /// The changes of data that no store keeps, in order.
  let loose: [UnboundChange]
  var written = 0

  /// The part that is being written, or nil if all are written.
  var current: Part? { written < parts.count ? parts[written] : nil }

  /// The items that were moved again, or cannot return to their former position: they are not
  /// affected, so that none is lost or duplicated; O(k log n) for k items.
  func itemsWithoutWayBack(
    _ scene: Scene, _ stores: StoreTable, _ names: ItemNames
  ) -> Set<String> {
    var apart: Set<String> = []
    for part in parts {
      let shown = stores[part.store].list.shown
      for intent in part.change.undo {
        if case .delete(let ids) = intent.change {
          apart.formUnion(ids.filter { !shown.contains($0) })
        }
      }
    }
    for change in loose {
      let isThere = scene.isPresent(change.view) && scene[change.view].holds(change.item)
      let hasWayBack =
        change.place == nil ? isThere : scene.isPresent(change.view) && !isThere
      if !hasWayBack { apart.insert(names[change.item]) }
    }
    return apart
  }
}

/// An item that was inserted into data that no store keeps, or removed from it.
struct UnboundChange {
  let item: ItemID
  let view: ViewID
  /// Its position before its removal, or nil if it was inserted.
  let place: GapIndex?
}

/// The changes of one store.
struct StoreChangeSet {
  let store: StoreID
  let intents: [StoreIntent]

  fileprivate var gone: [String] {
    intents.filter { if case .delete = $0.change { true } else { false } }.flatMap { $0.ids }
  }

  fileprivate var come: [String] {
    intents.filter { if case .insert = $0.change { true } else { false } }.flatMap { $0.ids }
  }
}

/// The items that a change moves from one store, or data that no store keeps, to another one.
struct CrossStoreMoves {
  private var items: Set<String> = []
  /// The stores that must wait for others: the sources of items, with the targets of these.
  private var waiting: [StoreID: Set<StoreID>] = [:]
  private var stores: Set<StoreID> = []

  /// Finds the moved items among the changes of each store, and the items that were inserted into
  /// data that no store keeps, or removed from it; O(k) for k items.
  init(_ shares: [StoreChangeSet], _ loose: [(item: String, isGone: Bool)]) {
    // Nearly every change concerns only one store.
    guard shares.count > 1 || !shares.isEmpty && !loose.isEmpty else { return }
    var left: [String: StoreID?] = [:]
    for (item, isGone) in loose where isGone { left[item] = .some(nil) }
    for share in shares {
      for item in share.gone { left[item] = share.store }
    }
    for share in shares {
      for item in share.come {
        guard let origin = left[item] else { continue }
        items.insert(item)
        stores.insert(share.store)
        guard let origin else { continue }
        stores.insert(origin)
        waiting[origin, default: []].insert(share.store)
      }
    }
    for (item, isGone) in loose where !isGone {
      guard let origin = left[item] ?? nil else { continue }
      items.insert(item)
      stores.insert(origin)
    }
  }

  /// Returns true if an item is moved between stores.
  func cross(_ item: String) -> Bool { items.contains(item) }

  /// Returns true if any moved item concerns a store.
  func concern(_ share: StoreChangeSet) -> Bool { stores.contains(share.store) }

  /// The change sets of these moves, first the stores that wait for no other store; of those that
  /// wait for each other, the one that was added first.
  func targetsFirst(_ shares: [StoreChangeSet]) -> [StoreChangeSet] {
    var left = shares.filter(concern)
    var ordered: [StoreChangeSet] = []
    while !left.isEmpty {
      let open = Set(left.map { $0.store })
      let next =
        left.firstIndex { waiting[$0.store, default: []].isDisjoint(with: open) } ?? 0
      ordered.append(left.remove(at: next))
    }
    return ordered
  }
}
