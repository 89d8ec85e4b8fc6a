import CollectionModel
import DragItems
import DragSessions
import Machines
import OrderedStore

extension Stage {
  /// Notes a change of data for the store of its collection; every change passes here.
  func noteForStore(_ event: TraceEvent) {
    switch event {
    case .inserted(let item, let view, _), .moved(let item, let view, _),
      .deleted(let item, let view, _),
      .called(.placeholderCommit, let view, .place(let item, _)):
      if let store = boundStores[view] { stores[store.index].touched.append(item) }
    case .reloaded(let view, _, _):
      if let store = boundStores[view] { stores[store.index].reloaded.insert(view) }
    case .called, .host, .hostFinished, .pointerDown, .pointerMove, .pointerUp, .pointerCancel,
      .sectionChanged,
      .batchRefused, .dropped, .undropped, .dropFailed, .misused, .refusedCall, .transfer,
      .opaqueType, .store, .itemReloaded, .feedback:
      break
    }
  }

  /// Notes a run of which something has moved as a whole.
  ///
  /// What stood in its place already is written with the rest, so that no row of another writer comes
  /// between them (M15).
  func noteForStore(run: [ItemID], in view: ViewID) {
    guard let store = boundStores[view] else { return }
    let touched = Set(stores[store.index].touched)
    if run.contains(where: touched.contains) { stores[store.index].touched += run }
  }

  /// Passes on to the stores what has changed: the collections have changed already (S21).
  func passOnChanges() {
    for index in stores.indices
    where !stores[index].touched.isEmpty || !stores[index].reloaded.isEmpty {
      passOnChanges(to: StoreID(index: index))
    }
  }

  private func passOnChanges(to store: StoreID) {
    let intents = stores[store.index].takeIntents(named: names) { scene[$0].collection }
    do throws(StoreError) {
      let made = try stores[store.index].list.perform(intents)
      if let made {
        stores[store.index].remember(made.change)
        save(made.open, in: store)
      }
      // In an order by values, a row that was moved goes back to where its value says.
      if stores[store.index].list.sort != .stored { showAnew(store) }
    } catch {
      record(.store(store, .refused(error)), session: nil)
      showAnew(store)
    }
    tellEmptiness(of: store)
  }

  /// Sees to it that a change is written at its moment.
  func save(_ change: OrderedList.OpenChange, in store: StoreID) {
    switch stores[store.index].moment {
    case .atOnce: situation.queue.append(.save(store, change.origin))
    case .after(let delay): situation.timers.set(.save(store, change.origin), after: delay)
    case .byHost: orders.append(.save(store, change))
    }
  }

  /// Writes a change that is still open, and hears at once what became of it.
  func write(_ origin: ChangeOrigin, in store: StoreID) {
    let open = stores[store.index].list.open.first { $0.origin == origin }
    guard let open else { return }
    // The driver is another's code, and may call the stage.
    let driver = stores[store.index].driver
    let result: Result<StoreReceipt, StoreError>
    do throws(StoreError) {
      result = .success(try driver.commit(open.intents))
    } catch {
      result = .failure(error)
    }
    settle(origin, in: store, with: result)
  }

  /// The host tells what became of a change that it was to write.
  func hearSaved(
    _ origin: ChangeOrigin, in store: StoreID, _ result: Result<StoreReceipt, StoreError>
  ) throws(StageError) {
    guard openChanges(of: store).contains(where: { $0.origin == origin }) else {
      throw .nothingSaving(name(of: store))
    }
    settle(origin, in: store, with: result)
  }

  private func settle(
    _ origin: ChangeOrigin, in store: StoreID, with result: Result<StoreReceipt, StoreError>
  ) {
    let change: ListChange?
    switch result {
    case .success(let receipt):
      record(.store(store, .saved(receipt)), session: nil)
      change = stores[store.index].list.confirm(origin, receipt)
    case .failure(let error):
      record(.store(store, .refused(error)), session: nil)
      stores[store.index].past.removeAll { $0.origin == origin }
      change = stores[store.index].list.refuse(origin, error)
    }
    show(change, of: store)
    if stores[store.index].list.needsLoading { read(store, by: .foreign) }
  }

  /// Reads the lists of a store, and shows what has changed.
  func read(_ store: StoreID, by origin: ChangeOrigin) {
    let driver = stores[store.index].driver
    var list = stores[store.index].list
    let change: ListChange?
    do throws(StoreError) {
      change = try driver.load(into: &list, by: origin)
    } catch {
      change = nil
      record(.store(store, .unread(error)), session: nil)
    }
    stores[store.index].list = list
    show(change, of: store)
  }

  /// Somebody has changed a store: its lists are read, and what is new is shown once (S8).
  func hearChanged(_ store: StoreID, by origin: ChangeOrigin) throws(StageError) {
    try check(store)
    record(.store(store, .changed), session: nil)
    read(store, by: origin)
  }
}
