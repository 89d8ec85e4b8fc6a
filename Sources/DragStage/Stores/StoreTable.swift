import DragGeometry
import DragItems
import OrderedStore

/// The stores with their shown lists, and the changes that are not passed on to them yet.
struct StoreTable {
  /// The changes that move items between stores and are not fully written yet.
  var transactions: [MultiStoreTransaction] = []
  private var bindings: [StoreBinding] = []
  private var byName: [String: StoreID] = [:]
  /// The store of each collection that has one.
  private var byView: [ViewID: StoreID] = [:]
  /// The changes of data that no store keeps, since they were taken last.
  private var unbound: [UnboundChange] = []
  /// The number of times that lists were opened.
  private var sessionCount = 0

  subscript(store: StoreID) -> StoreBinding {
    get { bindings[store.index] }
    _modify { yield &bindings[store.index] }
  }

  /// The store of a name, or nil.
  subscript(name: String) -> StoreID? { byName[name] }

  /// The store of a collection, or nil.
  subscript(view: ViewID) -> StoreID? { byView[view] }

  /// False for the id of another stage's store.
  func contains(_ store: StoreID) -> Bool { bindings.indices.contains(store.index) }

  /// The name of a store; empty for the id of another stage's store.
  func name(of store: StoreID) -> String { contains(store) ? self[store].name : "" }

  /// The changes that a store has not confirmed yet, in order.
  func openChanges(of store: StoreID) -> [OrderedList.OpenChange] {
    contains(store) ? self[store].list.open : []
  }

  /// Adds a store, whose name must be free.
  mutating func add(_ name: String, _ moment: SavePolicy) -> StoreID {
    let id = StoreID(index: bindings.count)
    bindings.append(
      StoreBinding(name: name, moment: moment, list: OrderedList([], session: newSession())))
    byName[name] = id
    return id
  }

  /// Binds a collection to lists of a store.
  mutating func bind(_ view: BoundView, to store: StoreID) {
    self[store].views.append(view)
    byView[view.view] = store
  }

  /// A number for lists that are opened, which makes their changes unique.
  mutating func newSession() -> Int {
    sessionCount += 1
    return sessionCount
  }

  /// The stores whose collections have changed since the changes were passed on.
  var changed: [StoreID] {
    bindings.indices.filter { !bindings[$0].touched.isEmpty || !bindings[$0].reloaded.isEmpty }
      .map { StoreID(index: $0) }
  }

  /// Removes and returns the changes of data that no store keeps.
  mutating func takeUnbound() -> [UnboundChange] {
    defer { unbound = [] }
    return unbound
  }

  /// Marks a change of data for the store of its collection; every change is marked here.
  mutating func mark(_ change: DataChange) {
    guard !byView.isEmpty else { return }
    switch change {
    case .inserted(let item, let view, _), .committed(let item, let view, _):
      mark(item, in: view, UnboundChange(item: item, view: view, place: nil))
    case .moved(let item, let view, _): mark(item, in: view, nil)
    case .deleted(let item, let view, let place):
      let place = place ?? GapIndex(section: 0, item: 0)
      mark(item, in: view, UnboundChange(item: item, view: view, place: place))
    case .reloaded(let view, _, _):
      if let store = byView[view] { self[store].reloaded.insert(view) }
    case .section, .itemReloaded: break
    }
  }

  private mutating func mark(_ item: ItemID, in view: ViewID, _ change: UnboundChange?) {
    if let store = byView[view] {
      self[store].touched.append(item)
    } else if let change {
      unbound.append(change)
    }
  }

  /// Marks a run of items that was moved as a whole.
  ///
  /// An item that kept its position is written with the rest, so that no row of another writer
  /// comes between them (M15).
  mutating func mark(run: [ItemID], in view: ViewID) {
    guard let store = byView[view] else { return }
    let touched = Set(self[store].touched)
    if run.contains(where: touched.contains) { self[store].touched += run }
  }

  /// True if the store of a bound collection has a row in another collection than this one and the origin of the item, whose
  /// name is looked up only for a bound collection.
  func isStored(_ name: @autoclosure () -> String, besides origin: ViewID?, at view: ViewID) -> Bool
  {
    guard let store = self[view], let slot = self[store].list.shown.slot(of: name()) else {
      return false
    }
    let holder = self[store].view(ofSection: slot.section)?.view
    return holder != view && holder != origin
  }

  /// Rejects a store that was never added.
  func check(_ store: StoreID) throws(StageError) {
    guard contains(store) else { throw .unknownName("store \(store.rawValue)") }
  }
}
