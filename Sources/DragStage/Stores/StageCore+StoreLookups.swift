import CollectionModel
import DragGeometry
import DragItems
import OrderedStore

extension StageCore {
  /// The name of a store; empty for the id of another stage's store.
  func name(of store: StoreID) -> String {
    stores.indices.contains(store.index) ? stores[store.index].name : ""
  }

  /// The changes that a store has not confirmed yet, in order.
  func openChanges(of store: StoreID) -> [OrderedList.OpenChange] {
    stores.indices.contains(store.index) ? stores[store.index].list.open : []
  }

  /// Returns true if the store of a bound collection has a row with a name in another collection
  /// than this one and the origin of the item.
  func isStored(_ item: ItemID, besides origin: ViewID?, at view: ViewID) -> Bool {
    guard let store = boundStores[view],
      let slot = stores[store.index].list.shown.slot(of: names[item])
    else { return false }
    let holder = stores[store.index].view(ofSection: slot.section)?.view
    return holder != view && holder != origin
  }

  /// Rejects new items that another collection of the same store shows: a store contains each row
  /// once.
  func checkFree(_ items: some Sequence<String>, at view: ViewID) throws(StageError) {
    guard let store = boundStores[view] else { return }
    let others = stores[store.index].views.filter { $0.view != view }
    for name in items {
      guard let item = names.known(name) else { continue }
      if others.contains(where: { scene[$0.view].holds(item) }) { throw .itemTaken(name) }
    }
  }

  /// Rejects a store that was never added.
  func check(_ store: StoreID) throws(StageError) {
    guard stores.indices.contains(store.index) else {
      throw .unknownName("store \(store.rawValue)")
    }
  }
}
