import OrderedStore

/// The calls of the drivers of stores, which are code of an application as policies are.
struct StoreCalls {
  let stage: Stage

  /// Writes a pending change, and handles the result.
  func write(_ origin: ChangeOrigin, in store: StoreID) {
    let open = stage.core.data.stores.openChanges(of: store).first { $0.origin == origin }
    guard let open else { return }
    // The driver is external code, and may call the stage.
    let driver = stage.policies[store]
    let result: Result<StoreReceipt, StoreError>
    do throws(StoreError) {
      result = .success(try driver.commit(open.intents))
    } catch {
      result = .failure(error)
    }
    settle(origin, in: store, with: result)
  }

  /// Handles the host's result of a change that it was to write.
  func didSave(
    _ origin: ChangeOrigin, in store: StoreID, _ result: Result<StoreReceipt, StoreError>
  ) throws(StageError) {
    guard stage.core.data.stores.openChanges(of: store).contains(where: { $0.origin == origin })
    else {
      throw .nothingSaving(stage.core.data.stores.name(of: store))
    }
    settle(origin, in: store, with: result)
  }

  private func settle(
    _ origin: ChangeOrigin, in store: StoreID, with result: Result<StoreReceipt, StoreError>
  ) {
    stage.core.changeData { $0.settle(origin, in: store, with: result) }
    if stage.core.data.stores[store].list.needsLoading { read(store, by: .foreign) }
    let isWritten = if case .success = result { true } else { false }
    stage.core.changeData { data in
      data.continueWriting(after: origin, in: store, isWritten: isWritten)
    }
  }

  /// Handles an external change of a store: its lists are loaded, and changes are shown once (S8).
  func didChange(_ store: StoreID, by origin: ChangeOrigin) throws(StageError) {
    try stage.core.data.stores.check(store)
    stage.core.record(.store(store, .changed), session: nil)
    read(store, by: origin)
  }

  /// Loads the lists of a store, and shows the changes.
  func read(_ store: StoreID, by origin: ChangeOrigin) {
    let driver = stage.policies[store]
    var list = stage.core.data.stores[store].list
    let change: ListChange?
    do throws(StoreError) {
      change = try driver.load(into: &list, by: origin)
    } catch {
      change = nil
      stage.core.record(.store(store, .unread(error)), session: nil)
    }
    stage.core.data.stores[store].list = list
    stage.core.changeData { $0.show(change, of: store) }
  }
}
