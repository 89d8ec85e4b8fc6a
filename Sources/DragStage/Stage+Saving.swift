import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines
import OrderedStore

extension Stage {
  /// Notes a change of data for the store of its collection; every change passes here.
  func noteForStore(_ event: TraceEvent) {
    switch event {
    case .inserted(let item, let view, _),
      .called(.placeholderCommit, let view, .place(let item, _)):
      if let store = boundStores[view] {
        stores[store.index].touched.append(item)
      } else {
        looseChanges.append(LooseChange(item: item, view: view, place: nil))
      }
    case .moved(let item, let view, _):
      if let store = boundStores[view] { stores[store.index].touched.append(item) }
    case .deleted(let item, let view, let place):
      if let store = boundStores[view] {
        stores[store.index].touched.append(item)
      } else {
        let start = GapIndex(section: 0, item: 0)
        looseChanges.append(LooseChange(item: item, view: view, place: place ?? start))
      }
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
    let changed = stores.indices.filter {
      !stores[$0].touched.isEmpty || !stores[$0].reloaded.isEmpty
    }
    let loose = looseChanges
    looseChanges = []
    let shares = changed.map { index in
      StoreShare(
        store: StoreID(index: index),
        intents: stores[index].takeIntents(named: names) { scene[$0].collection })
    }
    let moved = SharedMoves(shares, loose.map { (names[$0.item], $0.place != nil) })
    for share in shares where !moved.concern(share) {
      if let part = try? follow(share) { save(part.open, in: part.store) }
    }
    let joined = moved.targetsFirst(shares)
    if !joined.isEmpty { follow(joined, with: loose.filter { moved.cross(names[$0.item]) }) }
  }

  /// Lets the lists of a store follow their collections; what it refuses is shown as it was.
  ///
  /// - Returns: What is to be written, or nil where nothing is.
  func follow(_ share: StoreShare) throws(StoreError) -> JointChange.Part? {
    let store = share.store
    defer { tellEmptiness(of: store) }
    do throws(StoreError) {
      let made = try stores[store.index].list.perform(share.intents)
      if let made { stores[store.index].remember(made.change) }
      // In an order by values, a row that was moved goes back to where its value says.
      if stores[store.index].list.sort != .stored { showAnew(store) }
      return made.map { JointChange.Part(store: store, open: $0.open, change: $0.change) }
    } catch {
      record(.store(store, .refused(error)), session: nil)
      showAnew(store)
      throw error
    }
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
    let isWritten: Bool
    switch result {
    case .success(let receipt):
      record(.store(store, .saved(receipt)), session: nil)
      isWritten = true
      change = stores[store.index].list.confirm(origin, receipt)
    case .failure(let error):
      record(.store(store, .refused(error)), session: nil)
      isWritten = false
      change = stores[store.index].list.refuse(origin, error)
    }
    stores[store.index].settle(origin, isWritten: isWritten)
    show(change, of: store)
    if stores[store.index].list.needsLoading { read(store, by: .foreign) }
    goOn(behind: origin, in: store, isWritten: isWritten)
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
