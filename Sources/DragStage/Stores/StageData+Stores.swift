import CollectionModel
import DragGeometry
import DragItems
import OrderedStore

extension StageData {
  /// Rejects new items that another collection of the same store shows: a store contains each row
  /// once.
  func checkFree(_ items: some Sequence<String>, at view: ViewID) throws(StageError) {
    guard let store = stores[view] else { return }
    let others = stores[store].views.filter { $0.view != view }
    for name in items {
      guard let item = catalog.names.known(name) else { continue }
      if others.contains(where: { scene[$0.view].holds(item) }) { throw .itemTaken(name) }
    }
  }

  /// Passes changes on to the stores, after the collections have changed (S21).
  mutating func flushStoreChanges() {
    let loose = stores.takeUnbound()
    var shares: [StoreChangeSet] = []
    for store in stores.changed {
      var contents: [ViewID: CollectionContent] = [:]
      for bound in stores[store].views {
        contents[bound.view] = scene[bound.view].collection
      }
      let intents = stores[store].takeIntents(named: catalog.names) { contents[$0] }
      shares.append(StoreChangeSet(store: store, intents: intents))
    }
    let moved = CrossStoreMoves(shares, loose.map { (catalog.names[$0.item], $0.place != nil) })
    for share in shares where !moved.concern(share) {
      if let part = try? follow(share) { post(.save(part.open, part.store)) }
    }
    let joined = moved.targetsFirst(shares)
    if !joined.isEmpty {
      follow(joined, with: loose.filter { moved.cross(catalog.names[$0.item]) })
    }
  }

  /// Applies the changes of collections to the lists of a store; rejected changes are reverted in
  /// the collections.
  ///
  /// - Returns: The part to write, or nil if there is none.
  private mutating func follow(
    _ share: StoreChangeSet
  ) throws(StoreError) -> MultiStoreTransaction.Part? {
    let store = share.store
    defer { notifyEmptiness(of: store) }
    do throws(StoreError) {
      let made = try stores[store].list.perform(share.intents)
      if let made { stores[store].remember(made.change) }
      // In a sorted order, a row that was moved returns to the position of its value.
      if stores[store].list.sort != .stored { showStoredOrder(store) }
      return made.map { MultiStoreTransaction.Part(store: store, open: $0.open, change: $0.change) }
    } catch {
      record(.store(store, .refused(error)), session: nil)
      showStoredOrder(store)
      throw error
    }
  }

  /// Applies one change of the data to several stores, and begins to write it; if one of them
  /// rejects it, all are reverted.
  private mutating func follow(_ shares: [StoreChangeSet], with loose: [UnboundChange]) {
    var parts: [MultiStoreTransaction.Part] = []
    for (index, share) in shares.enumerated() {
      do throws(StoreError) {
        if let part = try follow(share) { parts.append(part) }
      } catch {
        for part in parts.reversed() { withdraw(part) }
        for other in shares[(index + 1)...] { showStoredOrder(other.store) }
        revert(loose)
        return
      }
    }
    let joint = MultiStoreTransaction(parts: parts, loose: loose)
    for part in parts { stores[part.store].join(joint, by: part.open.origin) }
    write(joint)
  }

  /// Begins to write a transaction, and keeps it until it is completely written.
  private mutating func write(_ joint: MultiStoreTransaction) {
    guard let first = joint.current else { return }
    stores.transactions.append(joint)
    post(.save(first.open, first.store))
  }

  /// Handles the result of a part of a transaction: the next part is written, or, if it was
  /// rejected, the whole is reverted.
  mutating func continueWriting(after origin: ChangeOrigin, in store: StoreID, isWritten: Bool) {
    let index = stores.transactions.firstIndex {
      $0.current?.store == store && $0.current?.open.origin == origin
    }
    guard let index else { return }
    guard isWritten else { return revert(stores.transactions.remove(at: index)) }
    stores.transactions[index].written += 1
    if let next = stores.transactions[index].current {
      post(.save(next.open, next.store))
    } else {
      for part in stores.transactions.remove(at: index).parts {
        stores[part.store].complete(part.open.origin)
      }
    }
  }

  /// Reverts the transactions that depend on unconfirmed changes that a store has lost.
  mutating func revertTransactions(lostWith store: StoreID) {
    while let index = stores.transactions.firstIndex(where: { joint in
      joint.parts.dropFirst(joint.written).contains { $0.store == store }
    }) {
      revert(stores.transactions.remove(at: index))
    }
  }

  /// Reverts the written parts of a transaction by changes of their own, and withdraws the others.
  private mutating func revert(_ joint: MultiStoreTransaction) {
    for part in joint.parts.dropFirst(joint.written).reversed() { withdraw(part) }
    for part in joint.parts.prefix(joint.written).reversed() { undo(part) }
    revert(joint.loose)
  }

  private mutating func withdraw(_ part: MultiStoreTransaction.Part) {
    post(.stopSaving(part.open.origin, part.store))
    stores[part.store].settle(part.open.origin, isWritten: false)
    show(stores[part.store].list.withdraw(part.open.origin), of: part.store)
  }

  private mutating func undo(_ part: MultiStoreTransaction.Part) {
    stores[part.store].settle(part.open.origin, isWritten: false)
    do throws(StoreError) {
      guard let undone = try stores[part.store].list.undo(part.change) else { return }
      post(.save(undone.open, part.store))
      show(undone.change, of: part.store)
    } catch {
      record(.store(part.store, .refused(error)), session: nil)
    }
  }

  /// Reverts changes of data that no store keeps, the last one first.
  ///
  /// - Returns: The resulting changes.
  @discardableResult
  private mutating func revert(_ changes: [UnboundChange], besides apart: Set<String> = [])
    -> [UnboundChange]
  {
    var made: [UnboundChange] = []
    for change in changes.reversed() where !apart.contains(catalog.names[change.item]) {
      let (item, view) = (change.item, change.view)
      if let place = change.place {
        guard let gap = scene.putBack(item, at: place, in: view) else { continue }
        publish(.inserted(item, view, gap), session: nil)
        made.append(UnboundChange(item: item, view: view, place: nil))
      } else {
        guard scene[view].holds(item) else { continue }
        let slot = scene[view].collection?.order.slot(of: item) ?? Slot(section: 0, item: 0)
        remove([DragItem(item: item, origin: view)], session: nil)
        let place = GapIndex(section: slot.section, item: slot.item)
        made.append(UnboundChange(item: item, view: view, place: place))
      }
    }
    if !made.isEmpty {
      post(.flushLater)
      post(.showChange)
    }
    return made
  }
}

// What is undone, by changes of their own.
extension StageData {
  /// Undoes the last change of a store that has an effect left; false if there is none.
  mutating func undoLast(of store: StoreID) throws(StageError) -> Bool {
    while let last = stores[store].past.last {
      do throws(StoreError) {
        if try revert(last, in: store) { return true }
      } catch {
        throw .store(error)
      }
      // In a sorted order a move changes nothing that is shown, and is kept for the stored order.
      guard stores[store].list.sort == .stored else { return false }
      stores[store].forget(last.origin)
    }
    return false
  }

  /// Undoes one change, with the transaction that it belongs to.
  ///
  /// - Returns: True if it had an effect left.
  private mutating func revert(_ past: PastChange, in store: StoreID) throws(StoreError) -> Bool {
    let index = stores.transactions.firstIndex { joint in
      joint.parts.contains { $0.store == store && $0.open.origin == past.origin }
    }
    if let index {
      try stopWriting(transaction: index)
      return true
    }
    if let joint = past.joint { return try undo(joint) }
    guard let undone = try stores[store].revert(past) else { return false }
    post(.save(undone.open, store))
    show(undone.change, of: store)
    return true
  }

  /// Withdraws a transaction that is not completely written.
  private mutating func stopWriting(transaction index: Int) throws(StoreError) {
    if let current = stores.transactions[index].current,
      stores[current.store].moment == .byHost
    {
      throw .unavailable("the change is being written")
    }
    revert(stores.transactions.remove(at: index))
  }

  /// Undoes a transaction by another one: the stores that items return to are written first.
  private mutating func undo(_ joint: MultiStoreTransaction) throws(StoreError) -> Bool {
    let apart = joint.itemsWithoutWayBack(scene, stores, catalog.names)
    var parts: [MultiStoreTransaction.Part] = []
    do throws(StoreError) {
      for part in joint.parts.reversed() {
        let past = PastChange(change: part.change, joint: joint)
        let undone = try stores[part.store].revert(past, besides: apart)
        guard let undone else { continue }
        parts.append(
          MultiStoreTransaction.Part(store: part.store, open: undone.open, change: undone.change))
        show(undone.change, of: part.store)
      }
    } catch {
      for part in parts.reversed() { withdraw(part) }
      throw error
    }
    for part in joint.parts { stores[part.store].forget(part.open.origin) }
    guard !parts.isEmpty else { return false }
    write(MultiStoreTransaction(parts: parts, loose: revert(joint.loose, besides: apart)))
    return true
  }
}

// What stores bring to the collections.
extension StageData {
  /// Shows a change of a store's lists: the difference is applied to every collection, and its
  /// drags are updated (B19); O(k log n) for k events.
  mutating func show(_ change: ListChange?, of store: StoreID) {
    guard let change else { return }
    var isChanged = false
    for bound in stores[store].views {
      isChanged = show(BoundChange(change, of: bound), in: bound, of: store) || isChanged
    }
    followItems(of: change, in: store)
    notifyEmptiness(of: store)
    if isChanged { post(.showChange) }
  }

  /// Lets drags carry the items that a change moves from one collection to another: they are the same items, in another place.
  ///
  /// An item that another application has now is lost.
  private mutating func followItems(of change: ListChange, in store: StoreID) {
    let views = stores[store].views
    for case .moved(let id, let from, let to) in change.events {
      guard let old = views.first(where: { $0.sections.contains(from.section) })?.view,
        let new = views.first(where: { $0.sections.contains(to.section) })?.view, old != new,
        scene[old].application == scene[new].application
      else { continue }
      let item = catalog.names.item(named: id)
      let provider = catalog.providers[ItemReference(view: old, item: item)]
      if !provider.representations.isEmpty {
        catalog.providers[ItemReference(view: new, item: item)] = provider
      }
      post(.carryOn(DragItem(item: item, origin: old), to: new))
    }
  }

  /// Shows the lists of a store where the collections differ from them; O(n).
  private mutating func showStoredOrder(_ store: StoreID) {
    let list = stores[store].list
    var seen = Snapshot<String, String>()
    for bound in stores[store].views {
      let sections = scene[bound.view].collection?.sections ?? []
      for (section, items) in zip(bound.sections, sections) {
        let ids = items.map { catalog.names[$0] }.filter { !seen.contains($0) }
        _ = try? seen.appendSection(list.lists[section], items: ids)
      }
    }
    show(ListChange(from: seen, to: list.shown, origin: .program), of: store)
  }

  private mutating func show(_ change: BoundChange, in bound: BoundView, of store: StoreID) -> Bool
  {
    guard !change.isEmpty, var content = scene[bound.view].collection else { return false }
    var changes: [DataChange] = []
    let isShown: Void? = content.keepingSight { content in
      content.changeOrNil { order throws(SnapshotError<Int, ItemID>) in
        changes = try change.apply(to: &order, in: bound.view) { catalog.names.item(named: $0) }
      }
    }
    guard isShown != nil else {
      stores[store].list.fail(.unavailable("the lists are too long to be shown"))
      return false
    }
    scene[bound.view].collection = content
    for change in changes { record(change.traceEvent, session: nil) }
    // Changes that come from the store are not passed back to it.
    stores[store].touched = []
    return true
  }

  /// Reports the collections that became empty, and those that became filled.
  private mutating func notifyEmptiness(of store: StoreID) {
    for index in stores[store].views.indices {
      let bound = stores[store].views[index]
      guard let counts = scene[bound.view].collection?.itemCounts else { continue }
      let isEmpty = counts.allSatisfy { $0 == 0 }
      guard isEmpty != bound.isEmpty else { continue }
      stores[store].views[index].isEmpty = isEmpty
      record(
        .store(store, isEmpty ? .becameEmpty(bound.view) : .becameFilled(bound.view)),
        session: nil)
      post(.notify(isEmpty ? .becameEmpty(bound.view) : .becameFilled(bound.view)))
    }
  }

  /// Applies the result of a write to the lists of a store, and shows the difference.
  mutating func settle(
    _ origin: ChangeOrigin, in store: StoreID, with result: Result<StoreReceipt, StoreError>
  ) {
    let change: ListChange?
    let isWritten: Bool
    switch result {
    case .success(let receipt):
      record(.store(store, .saved(receipt)), session: nil)
      isWritten = true
      change = stores[store].list.confirm(origin, receipt)
    case .failure(let error):
      record(.store(store, .refused(error)), session: nil)
      isWritten = false
      change = stores[store].list.refuse(origin, error)
    }
    stores[store].settle(origin, isWritten: isWritten)
    show(change, of: store)
  }
}
