import CollectionModel
import DragGeometry
import DragItems
public import OrderedStore

extension Stage {
  /// Adds a store, whose lists collections may show.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it; no other store has it.
  ///   - driver: Where the lists are kept.
  ///   - moment: When what the user changes is written.
  /// - Returns: The store's id.
  /// - Throws: A name that is taken.
  @discardableResult
  public func addStore(
    _ name: String, _ driver: any StoreDriver, saving moment: SaveMoment = .atOnce
  ) throws(StageError) -> StoreID {
    guard store(named: name) == nil else { throw .nameTaken(name) }
    storeSessions += 1
    stores.append(
      StoreBinding(
        name: name, driver: driver, moment: moment,
        list: OrderedList([], session: storeSessions)))
    return StoreID(index: stores.count - 1)
  }

  /// Lets a collection show lists of a store, as a part of setting the stage; its data is the
  /// store's from then on.
  ///
  /// The lists are read. Where all of them are empty they are filled with the collection's items, in
  /// one transaction; else the collection shows what they hold. Where they cannot be read it shows
  /// nothing, and ``state(of:)->OrderedList.State`` says why; it may be read again by
  /// ``reload(_:sections:)``.
  ///
  /// A drop, and every other change of the collection's data, becomes one change of the store, by
  /// ids and neighbours. The collection changes first; what the store refuses goes from it again.
  /// What others have written meanwhile to lists that are shown already is shown now. O(n).
  ///
  /// - Parameters:
  ///   - view: The collection; its sections stay as many as they are.
  ///   - store: The store.
  ///   - lists: A list for each section; by default they are named after the collection.
  /// - Throws: A view that is no collection or is bound already, lists that are shown already or are
  ///   not as many as the sections, or what the store says of the items; nothing has changed then.
  public func bind(
    _ view: ViewID, to store: StoreID, lists: [String]? = nil
  ) throws(StageError) {
    guard var content = scene[view].collection else { throw .unknownItem(scene[view].name) }
    try check(store)
    let name = scene[view].name
    let sections = content.sections
    let lists = lists ?? sections.indices.map { $0 == 0 ? name : "\(name)/\($0)" }
    var binding = stores[store.index]
    let isShown = lists.contains { binding.list.lists.contains($0) }
    guard boundStores[view] == nil, lists.count == sections.count, !isShown,
      Set(lists).count == lists.count
    else { throw .bound(name) }

    let first = binding.list.lists.count
    binding.list.add(lists)
    let changes = try fill(&binding, lists, with: sections)
    let shown = (first..<first + lists.count).map { section in
      binding.list.shown.itemIDs(inSection: section).map { names.item(named: $0) }
    }
    if shown != sections {
      do throws(SnapshotError<Int, ItemID>) {
        try content.reload(shown)
      } catch {
        throw .itemTaken(description(of: error))
      }
      if let failure = content.layoutFailure { throw .badLayout(failure) }
      discardPlaceholders(in: view)
    }
    scene[view].collection = content
    stores[store.index] = binding
    for change in changes { show(change, of: store) }
    stores[store.index].views.append(
      BoundView(
        view: view, sections: first..<first + lists.count, isEmpty: shown.allSatisfy(\.isEmpty)))
    boundStores[view] = store
  }

  /// Reads lists, and fills them where all of them are empty.
  ///
  /// - Returns: What that has changed of all lists that are shown.
  private func fill(
    _ binding: inout StoreBinding, _ lists: [String], with sections: [[ItemID]]
  ) throws(StageError) -> [ListChange] {
    var changes: [ListChange] = []
    if let change = try? binding.driver.load(into: &binding.list) { changes.append(change) }
    guard binding.list.state == .ready else { return changes }
    let isEmpty = lists.allSatisfy { binding.list.shown.itemIDs(in: $0).isEmpty }
    guard isEmpty, sections.contains(where: { !$0.isEmpty }) else { return changes }
    let intents = zip(lists, sections).map { list, items in
      StoreIntent(.insert(items.map { names[$0] }), in: list)
    }
    do throws(StoreError) {
      _ = try binding.driver.commit(intents)
      if let change = try binding.driver.load(into: &binding.list) { changes.append(change) }
    } catch {
      throw .store(error)
    }
    return changes
  }

  /// The store of a name, or nil.
  public func store(named name: String) -> StoreID? {
    stores.firstIndex { $0.name == name }.map { StoreID(index: $0) }
  }

  /// The name of a store; empty for the id of another stage's store.
  public func name(of store: StoreID) -> String {
    stores.indices.contains(store.index) ? stores[store.index].name : ""
  }

  /// The store that a collection is bound to, and its lists there, section by section.
  public func lists(of view: ViewID) -> (store: StoreID, lists: [String])? {
    guard let store = boundStores[view],
      let bound = stores[store.index].views.first(where: { $0.view == view })
    else { return nil }
    return (store, Array(stores[store.index].list.lists[bound.sections]))
  }

  /// The collections that show lists of a store, in the order of binding.
  public func views(of store: StoreID) -> [ViewID] {
    stores.indices.contains(store.index) ? stores[store.index].views.map(\.view) : []
  }

  /// Whether the lists of a store have been read.
  public func state(of store: StoreID) -> OrderedList.State {
    stores.indices.contains(store.index) ? stores[store.index].list.state : .loading
  }

  /// The changes that a store has not confirmed yet, in order.
  public func openChanges(of store: StoreID) -> [OrderedList.OpenChange] {
    stores.indices.contains(store.index) ? stores[store.index].list.open : []
  }

  /// Whether a store that a collection is bound to has a row of a name in another collection than
  /// this one and the one that the item comes from.
  func isStored(_ item: ItemID, besides origin: ViewID?, at view: ViewID) -> Bool {
    guard let store = boundStores[view],
      let slot = stores[store.index].list.shown.slot(of: names[item])
    else { return false }
    let holder = stores[store.index].view(ofSection: slot.section)?.view
    return holder != view && holder != origin
  }

  /// Refuses new items that another collection of the same store shows: a store has each row once.
  func checkFree(_ items: some Sequence<String>, at view: ViewID) throws(StageError) {
    guard let store = boundStores[view] else { return }
    let others = stores[store.index].views.filter { $0.view != view }
    for name in items where others.contains(where: { item(name, in: $0.view) != nil }) {
      throw .itemTaken(name)
    }
  }

  /// Refuses a store that was never added.
  func check(_ store: StoreID) throws(StageError) {
    guard stores.indices.contains(store.index) else {
      throw .unknownName("store \(store.rawValue)")
    }
  }
}
