import CollectionModel
import DragGeometry
import DragItems
import OrderedStore

extension StageCore {
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
      if let part = try? follow(share) { save(part.open, in: part.store) }
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
  mutating func follow(_ share: StoreChangeSet) throws(StoreError) -> MultiStoreTransaction.Part? {
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

  /// Schedules the write of a change.
  mutating func save(_ change: OrderedList.OpenChange, in store: StoreID) {
    switch stores[store].moment {
    case .atOnce: state.queue.append(.save(store, change.origin))
    case .after(let delay): state.timers.set(.save(store, change.origin), after: delay)
    case .byHost: outbox.post(.save(store, change))
    }
  }

  /// Applies one change of the data to several stores, and begins to write it; if one of them
  /// rejects it, all are reverted.
  mutating func follow(_ shares: [StoreChangeSet], with loose: [UnboundChange]) {
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
  mutating func write(_ joint: MultiStoreTransaction) {
    guard let first = joint.current else { return }
    stores.transactions.append(joint)
    save(first.open, in: first.store)
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
      save(next.open, in: next.store)
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
  mutating func revert(_ joint: MultiStoreTransaction) {
    for part in joint.parts.dropFirst(joint.written).reversed() { withdraw(part) }
    for part in joint.parts.prefix(joint.written).reversed() { undo(part) }
    revert(joint.loose)
  }

  mutating func withdraw(_ part: MultiStoreTransaction.Part) {
    state.timers.stop(.save(part.store, part.open.origin))
    stores[part.store].settle(part.open.origin, isWritten: false)
    show(stores[part.store].list.withdraw(part.open.origin), of: part.store)
  }

  mutating func undo(_ part: MultiStoreTransaction.Part) {
    stores[part.store].settle(part.open.origin, isWritten: false)
    do throws(StoreError) {
      guard let undone = try stores[part.store].list.undo(part.change) else { return }
      save(undone.open, in: part.store)
      show(undone.change, of: part.store)
    } catch {
      record(.store(part.store, .refused(error)), session: nil)
    }
  }

  /// Reverts changes of data that no store keeps, the last one first.
  ///
  /// - Returns: The resulting changes.
  @discardableResult
  mutating func revert(_ changes: [UnboundChange], besides apart: Set<String> = [])
    -> [UnboundChange]
  {
    var made: [UnboundChange] = []
    for change in changes.reversed() where !apart.contains(catalog.names[change.item]) {
      let (item, view) = (change.item, change.view)
      if let place = change.place {
        guard putBack(item, at: place, in: view) else { continue }
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
      state.steps.push(.flushStoreChanges)
      shownDataChanged()
    }
    return made
  }

  /// Inserts an item at its former position, if that still exists.
  ///
  /// - Returns: True if the item did not exist, and was inserted.
  private mutating func putBack(_ item: ItemID, at place: GapIndex, in view: ViewID) -> Bool {
    switch scene[view].content {
    case .item(let own, false) where own == item:
      scene[view].content = .item(own, isThere: true)
      publish(.inserted(item, view, place), session: nil)
      return true
    case .item: return false
    case .collection(let kept):
      var content = kept.content
      let sections = content.order.numberOfSections
      guard sections > 0, !content.order.contains(item) else { return false }
      let section = min(place.section, sections - 1)
      let count = content.order.numberOfItems(inSection: section) ?? 0
      let gap = GapIndex(section: section, item: min(place.item, count))
      let isBack: Void? = content.keepingSight { content in
        content.changeOrNil { order throws(SnapshotError<Int, ItemID>) in
          _ = try order.insert([item], at: gap)
        }
      }
      guard isBack != nil else { return false }
      scene[view].collection = content
      publish(.inserted(item, view, gap), session: nil)
      return true
    }
  }
}
