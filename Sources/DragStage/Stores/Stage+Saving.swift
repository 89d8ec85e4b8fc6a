import CollectionModel
import OrderedStore

extension Stage {
  /// Writes a pending change, and handles the result.
  func write(_ origin: ChangeOrigin, in store: StoreID) {
    let open = core.stores[store.index].list.open.first { $0.origin == origin }
    guard let open else { return }
    // The driver is external code, and may call the stage.
    let driver = policies[store]
    let result: Result<StoreReceipt, StoreError>
    do throws(StoreError) {
      result = .success(try driver.commit(open.intents))
    } catch {
      result = .failure(error)
    }
    settle(origin, in: store, with: result)
  }

  /// Handles the host's result of a change that it was to write.
  func storeDidSave(
    _ origin: ChangeOrigin, in store: StoreID, _ result: Result<StoreReceipt, StoreError>
  ) throws(StageError) {
    guard core.openChanges(of: store).contains(where: { $0.origin == origin }) else {
      throw .nothingSaving(name(of: store))
    }
    settle(origin, in: store, with: result)
  }

  private func settle(
    _ origin: ChangeOrigin, in store: StoreID, with result: Result<StoreReceipt, StoreError>
  ) {
    let change: ListChange?
    let isWritten: Bool
    switch result {
    case .success(let receipt):
      core.record(.store(store, .saved(receipt)), session: nil)
      isWritten = true
      change = core.stores[store.index].list.confirm(origin, receipt)
    case .failure(let error):
      core.record(.store(store, .refused(error)), session: nil)
      isWritten = false
      change = core.stores[store.index].list.refuse(origin, error)
    }
    core.stores[store.index].settle(origin, isWritten: isWritten)
    core.show(change, of: store)
    if core.stores[store.index].list.needsLoading { read(store, by: .foreign) }
    core.continueWriting(after: origin, in: store, isWritten: isWritten)
  }

  /// Loads the lists of a store, and shows the changes.
  func read(_ store: StoreID, by origin: ChangeOrigin) {
    let driver = policies[store]
    var list = core.stores[store.index].list
    let change: ListChange?
    do throws(StoreError) {
      change = try driver.load(into: &list, by: origin)
    } catch {
      change = nil
      core.record(.store(store, .unread(error)), session: nil)
    }
    core.stores[store.index].list = list
    core.show(change, of: store)
  }

  /// Handles an external change of a store: its lists are loaded, and changes are shown once (S8).
  func storeDidChange(_ store: StoreID, by origin: ChangeOrigin) throws(StageError) {
    try core.check(store)
    core.record(.store(store, .changed), session: nil)
    read(store, by: origin)
  }
}
