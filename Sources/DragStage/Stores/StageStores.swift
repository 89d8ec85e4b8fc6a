import CollectionModel
import DragItems
public import OrderedStore

/// The stores of a stage, and the collections that show their lists.
public struct StageStores {
  let stage: Stage

  /// The changes that a store has not confirmed yet, in order.
  package func openChanges(of store: StoreID) -> [OrderedList.OpenChange] {
    stage.core.data.stores.openChanges(of: store)
  }

  /// Adds a store, whose lists collections can show.
  ///
  /// - Parameters:
  ///   - name: Its name, as the trace shows it; unique among stores.
  ///   - driver: The driver of the store.
  ///   - moment: The time at which the user's changes are written.
  /// - Returns: The store's id.
  /// - Throws: An error for a name that is taken.
  @discardableResult
  public func add(
    _ name: String, _ driver: some StoreDriver, saving moment: SavePolicy = .atOnce
  ) throws(StageError) -> StoreID {
    try add(name, HeldDriver(driver), saving: moment)
  }

  #if hasFeature(Embedded)
    /// Opens a store again, with the driver that it has; the type of another one is concrete in
    /// Embedded Swift.
    public func reopen(_ store: StoreID) throws(StageError) { try reopen(store, nil) }

    /// Opens a store again, with another driver.
    public func reopen(_ store: StoreID, with driver: some StoreDriver) throws(StageError) {
      try reopen(store, HeldDriver(driver))
    }
  #else
    /// Opens a store again, as at a restart of the program: unconfirmed changes are lost, and its
    /// stored lists are shown.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - driver: Another driver, or nil for the one that it has.
    /// - Throws: An error if the store does not exist.
    public func reopen(
      _ store: StoreID, with driver: (any StoreDriver)? = nil
    ) throws(StageError) {
      try reopen(store, driver?.reference)
    }
  #endif

  private func add(
    _ name: String, _ driver: any DriverReference, saving moment: SavePolicy
  ) throws(StageError) -> StoreID {
    guard stage.core.data.stores[name] == nil else { throw .nameTaken(name) }
    stage.policies.addStore(driver)
    return stage.core.data.stores.add(name, moment)
  }

  /// Binds a collection to lists of a store during setup; the store keeps its data from then on.
  ///
  /// The lists are loaded. If all of them are empty, they are filled with the collection's items,
  /// in one transaction; otherwise the collection shows their contents. If they cannot be loaded,
  /// the collection is empty, and ``state(of:)->OrderedList.State`` has the error;
  /// ``Stage/reload(_:sections:)`` tries again.
  ///
  /// A drop, and every other change of the collection's data, becomes one change of the store, in
  /// terms of ids and neighbors. The collection changes first; a change that the store rejects is
  /// reverted. Changes of other writers to lists that are already shown are shown now. O(n).
  ///
  /// - Parameters:
  /// - view: The collection; its number of sections is fixed from now on.
  /// - store: The store.
  /// - lists: A list for each section; by default they are named after the collection.
  /// - Throws: An error for a view that is not a collection or is bound already, lists that are
  ///   shown already or whose number differs from the sections', or an error of the store; nothing
  ///   has changed then.
  public func bind(
    _ view: ViewID, to store: StoreID, lists: [String]? = nil
  ) throws(StageError) {
    guard var content = stage.core.data.scene[view].collection else {
      throw .unknownItem(stage.core.data.scene[view].name)
    }
    try stage.core.data.stores.check(store)
    let name = stage.core.data.scene[view].name
    let sections = content.sections
    let lists = lists ?? sections.indices.map { $0 == 0 ? name : "\(name)/\($0)" }
    var binding = stage.core.data.stores[store]
    let isShown = lists.contains { binding.list.lists.contains($0) }
    guard stage.core.data.stores[view] == nil, lists.count == sections.count, !isShown,
      Set(lists).count == lists.count
    else { throw .bound(name) }

    let first = binding.list.lists.count
    binding.list.add(lists)
    let changes = try fill(&binding, from: stage.policies[store], lists, with: sections)
    let shown = (first..<first + lists.count).map { section in
      binding.list.shown.itemIDs(inSection: section).map {
        stage.core.data.catalog.names.item(named: $0)
      }
    }
    if shown != sections {
      do throws(SnapshotError<Int, ItemID>) {
        try content.reload(shown)
      } catch {
        throw .itemTaken(stage.core.data.catalog.names.description(of: error))
      }
      if let failure = content.layoutFailure {
        throw .badLayout(failure)
      }
      stage.core.discardPlaceholders(in: view)
    }
    stage.core.data.scene[view].collection = content
    stage.core.data.stores[store] = binding
    stage.core.changeData { data in
      for change in changes { data.show(change, of: store) }
    }
    let bound = BoundView(
      view: view, sections: first..<first + lists.count, isEmpty: shown.allSatisfy { $0.isEmpty })
    stage.core.data.stores.bind(bound, to: store)
    stage.finishChange()
  }

  /// Loads lists, and fills them if all of them are empty.
  ///
  /// - Returns: The change of all shown lists.
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
      StoreIntent(.insert(items.map { stage.core.data.catalog.names[$0] }), in: list)
    }
    do throws(StoreError) {
      _ = try driver.commit(intents)
      if let change = try driver.load(into: &binding.list, by: .foreign) { changes.append(change) }
    } catch {
      throw .store(error)
    }
    return changes
  }

  /// The store with a name, or nil.
  public func store(named name: String) -> StoreID? {
    stage.core.data.stores[name]
  }

  /// The store that a collection is bound to, and its lists, section by section.
  package func lists(of view: ViewID) -> (store: StoreID, lists: [String])? {
    guard let store = stage.core.data.stores[view],
      let bound = stage.core.data.stores[store].views.first(where: { $0.view == view })
    else { return nil }
    return (store, Array(stage.core.data.stores[store].list.lists[bound.sections]))
  }

  /// The collections that show lists of a store, in the order of binding.
  package func views(of store: StoreID) -> [ViewID] {
    stage.core.data.stores.contains(store)
      ? stage.core.data.stores[store].views.map { $0.view } : []
  }

  /// The loading state of a store's lists.
  public func state(of store: StoreID) -> OrderedList.State {
    stage.core.data.stores.contains(store)
      ? stage.core.data.stores[store].list.state : .loading
  }

  /// Sorts the shown lists of a store, or restores the stored order; O(n log n).
  ///
  /// - Parameters:
  /// - store: The store.
  /// - sort: The order.
  /// - Throws: An error if the store does not exist.
  public func sort(_ store: StoreID, by sort: ListSort) throws(StageError) {
    try stage.core.data.stores.check(store)
    stage.core.changeData { data in
      data.show(data.stores[store].list.sort(by: sort), of: store)
    }
    stage.finishChange()
  }

  /// Loads a store as at a restart of the program, from its present or a new driver.
  private func reopen(_ store: StoreID, _ driver: (any DriverReference)?) throws(StageError) {
    try stage.core.data.stores.check(store)
    stage.core.record(.store(store, .reopened), session: nil)
    if let driver { stage.policies[store] = driver }
    for open in stage.core.data.stores[store].list.open {
      stage.core.state.timers.stop(.save(store, open.origin))
    }
    stage.core.data.stores[store].forgetEndedSession()
    let session = stage.core.data.stores.newSession()
    stage.core.changeData { data in
      data.show(data.stores[store].list.restart(session: session), of: store)
    }
    StoreCalls(stage: stage).read(store, by: .foreign)
    stage.core.changeData { $0.revertTransactions(lostWith: store) }
    stage.finishChange()
  }

  /// Undoes the user's last change of a store's lists that was neither rejected nor undone; the
  /// undo is a change of its own, and is saved as one.
  ///
  /// A move between two stores, or between the store and data that no store keeps, is undone on
  /// both sides. Other changes meanwhile are kept, and a change that has no effect left is skipped.
  /// The last hundred changes can be undone.
  ///
  /// - Parameter store: The store.
  /// - Returns: True if a change was undone.
  /// - Throws: An error if the store does not exist, or if the change cannot be undone.
  @discardableResult
  public func undo(in store: StoreID) throws(StageError) -> Bool {
    try stage.core.data.stores.check(store)
    let isUndone = try stage.core.changeData { data throws(StageError) in
      try data.undoLast(of: store)
    }
    stage.finishChange()
    return isUndone
  }
}
