import DragGeometry
import DragItems
import OrderedStore

/// A change of the data that has moved items between stores, or between a store and data that none
/// keeps: it is written as a whole, or taken back as a whole (M8).
///
/// The store that an item goes to is written first, and the one that it leaves when that has been
/// done. So an item may be there twice where a program ends in between, and is never lost.
struct MultiStoreTransaction {
  /// What one store is to write.
  struct Part {
    let store: StoreID
    let open: OrderedList.OpenChange
    /// What it has changed on the screen.
    let change: ListChange
  }

  /// The parts in the order in which they are written, each when the one before has been.
  let parts: [Part]
  /// What has changed with them in data that no store keeps, in order.
  let loose: [UnboundChange]
  /// How many parts have been written.
  var written = 0

  /// The part that is being written, or nil when all have been.
  var current: Part? { written < parts.count ? parts[written] : nil }
}

/// An item that came into data that no store keeps, or left it.
struct UnboundChange {
  let item: ItemID
  let view: ViewID
  /// Where it stood before it left, or nil where it came.
  let place: GapIndex?
}

/// What one store has to do with a change.
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

/// The items that a change moves out of one store, or data that none keeps, into another one.
struct CrossStoreMoves {
  private var items: Set<String> = []
  /// The stores that have to wait for others: those that items leave, and where these go.
  private var waiting: [StoreID: Set<StoreID>] = [:]
  private var stores: Set<StoreID> = []

  /// Finds them; O(k) for k items.
  ///
  /// - Parameters:
  ///   - shares: What each store has to do.
  ///   - loose: The items that came into data that no store keeps, or left it.
  init(_ shares: [StoreChangeSet], _ loose: [(item: String, isGone: Bool)]) {
    // Nearly every change concerns one store alone.
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

  /// Whether an item is one of them.
  func cross(_ item: String) -> Bool { items.contains(item) }

  /// Whether a store has to do with any of them.
  func concern(_ share: StoreChangeSet) -> Bool { stores.contains(share.store) }

  /// The shares that have to do with them, the stores first that wait for nobody; of those that
  /// wait for each other the one that was added first.
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
