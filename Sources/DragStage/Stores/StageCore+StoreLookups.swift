import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import OrderedStore

extension StageCore {
  /// Passes a change of the data to the store of its view, and to the trace.
  mutating func publish(_ change: DataChange, session: SessionID?) {
    stores.mark(change)
    presence.note(change)
    if !outsideNumbers.isEmpty { outsideNumbers[change.view] = nil }
    // An item that its application inserts has a place from now on.
    if session == nil, case .inserted(let item, let view, _) = change {
      scene.removeUnplaced(ItemReference(view: view, item: item))
    }
    record(change.traceEvent, session: session)
  }

  /// Returns true if the store of a bound collection has a row with a name in another collection
  /// than this one and the origin of the item.
  func isStored(_ item: ItemID, besides origin: ViewID?, at view: ViewID) -> Bool {
    guard let store = stores[view],
      let slot = stores[store].list.shown.slot(of: names[item])
    else { return false }
    let holder = stores[store].view(ofSection: slot.section)?.view
    return holder != view && holder != origin
  }

  /// Rejects new items that another collection of the same store shows: a store contains each row
  /// once.
  func checkFree(_ items: some Sequence<String>, at view: ViewID) throws(StageError) {
    guard let store = stores[view] else { return }
    let others = stores[store].views.filter { $0.view != view }
    for name in items {
      guard let item = names.known(name) else { continue }
      if others.contains(where: { scene[$0.view].holds(item) }) { throw .itemTaken(name) }
    }
  }

  /// Rejects a store that was never added.
  func check(_ store: StoreID) throws(StageError) {
    guard stores.contains(store) else {
      throw .unknownName("store \(store.rawValue)")
    }
  }
}
