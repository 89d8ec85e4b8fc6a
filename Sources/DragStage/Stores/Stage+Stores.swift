import CollectionModel
import DragItems
public import OrderedStore

extension Stage {
  /// Adds a store.
  func addStore(
    _ name: String, _ driver: any DriverReference, saving moment: SavePolicy
  ) throws(StageError) -> StoreID {
    guard store(named: name) == nil else { throw .nameTaken(name) }
    core.storeSessions += 1
    core.stores.append(
      StoreBinding(
        name: name, moment: moment, list: OrderedList([], session: core.storeSessions)))
    policies.addStore(driver)
    let id = StoreID(index: core.stores.count - 1)
    core.storesByName[name] = id
    return id
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
  /// ids and neighbors. The collection changes first; what the store refuses goes from it again.
  /// What others have written meanwhile to lists that are shown already is shown now. O(n).
  ///
  /// - Parameters:
  ///   - view: The collection; its sections stay as many as they are.
  ///   - store: The store.
  ///   - lists: A list for each section; by default they are named after the collection.
  /// - Throws: A view that is not a collection or is bound already, lists that are shown already or are
  ///   not as many as the sections, or what the store says of the items; nothing has changed then.
  public func bind(
    _ view: ViewID, to store: StoreID, lists: [String]? = nil
  ) throws(StageError) {
    guard var content = core.scene[view].collection else {
      throw .unknownItem(core.scene[view].name)
    }
    try core.check(store)
    let name = core.scene[view].name
    let sections = content.sections
    let lists = lists ?? sections.indices.map { $0 == 0 ? name : "\(name)/\($0)" }
    var binding = core.stores[store.index]
    let isShown = lists.contains { binding.list.lists.contains($0) }
    guard core.boundStores[view] == nil, lists.count == sections.count, !isShown,
      Set(lists).count == lists.count
    else { throw .bound(name) }

    let first = binding.list.lists.count
    binding.list.add(lists)
    let changes = try fill(&binding, from: policies[store], lists, with: sections)
    let shown = (first..<first + lists.count).map { section in
      binding.list.shown.itemIDs(inSection: section).map { core.names.item(named: $0) }
    }
    if shown != sections {
      do throws(SnapshotError<Int, ItemID>) {
        try content.reload(shown)
      } catch {
        throw .itemTaken(core.description(of: error))
      }
      if let failure = content.layoutFailure { throw .badLayout(failure) }
      core.discardPlaceholders(in: view)
    }
    core.scene[view].collection = content
    core.stores[store.index] = binding
    for change in changes { core.show(change, of: store) }
    core.stores[store.index].views.append(
      BoundView(
        view: view, sections: first..<first + lists.count, isEmpty: shown.allSatisfy { $0.isEmpty })
    )
    core.boundStores[view] = store
    finishChange()
  }

  /// Reads lists, and fills them where all of them are empty.
  ///
  /// - Returns: What that has changed of all lists that are shown.
  private func fill(
    _ binding: inout StoreBinding, from driver: any DriverReference, _ lists: [String],
    with sections: [[ItemID]]
  ) throws(StageError) -> [ListChange] {
    var changes: [ListChange] = []
    if let change = try? driver.load(into: &binding.list, by: .foreign) { changes.append(change) }
    guard binding.list.state == .ready else { return changes }
    let isEmpty = lists.allSatisfy { binding.list.shown.itemIDs(in: $0).isEmpty }
    guard isEmpty, sections.contains(where: { !$0.isEmpty }) else { return changes }
    let intents = zip(lists, sections).map { list, items in
      StoreIntent(.insert(items.map { core.names[$0] }), in: list)
    }
    do throws(StoreError) {
      _ = try driver.commit(intents)
      if let change = try driver.load(into: &binding.list, by: .foreign) { changes.append(change) }
    } catch {
      throw .store(error)
    }
    return changes
  }

  /// The store of a name, or nil.
  public func store(named name: String) -> StoreID? {
    core.storesByName[name]
  }

  /// The store that a collection is bound to, and its lists there, section by section.
  public func lists(of view: ViewID) -> (store: StoreID, lists: [String])? {
    guard let store = core.boundStores[view],
      let bound = core.stores[store.index].views.first(where: { $0.view == view })
    else { return nil }
    return (store, Array(core.stores[store.index].list.lists[bound.sections]))
  }

  /// The collections that show lists of a store, in the order of binding.
  public func views(of store: StoreID) -> [ViewID] {
    core.stores.indices.contains(store.index) ? core.stores[store.index].views.map { $0.view } : []
  }

  /// Whether the lists of a store have been read.
  public func state(of store: StoreID) -> OrderedList.State {
    core.stores.indices.contains(store.index) ? core.stores[store.index].list.state : .loading
  }

  /// Shows the lists of a store in another order, and back in the stored one; O(n log n).
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - sort: The order.
  /// - Throws: A store that is not there.
  public func sort(_ store: StoreID, by sort: ListSort) throws(StageError) {
    try core.check(store)
    core.show(core.stores[store.index].list.sort(by: sort), of: store)
    finishChange()
  }

  /// Reads a store as a program does that is begun again, from where its lists are kept now.
  func reopen(_ store: StoreID, _ driver: (any DriverReference)?) throws(StageError) {
    try core.check(store)
    core.record(.store(store, .reopened), session: nil)
    if let driver { policies[store] = driver }
    for open in core.stores[store.index].list.open {
      core.state.timers.stop(.save(store, open.origin))
    }
    core.stores[store.index].forgetEndedSession()
    core.storeSessions += 1
    core.show(core.stores[store.index].list.restart(session: core.storeSessions), of: store)
    read(store, by: .foreign)
    core.takeBackChanges(lostWith: store)
    finishChange()
  }
}
