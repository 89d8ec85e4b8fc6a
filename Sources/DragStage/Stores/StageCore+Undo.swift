import CollectionModel
import OrderedStore

extension StageCore {
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
    save(undone.open, in: store)
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
    let apart = itemsWithoutWayBack(in: joint)
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

  /// The items that were moved again, or cannot return to their former position: they are not
  /// affected, so that none is lost or duplicated; O(k log n) for k items.
  private func itemsWithoutWayBack(in joint: MultiStoreTransaction) -> Set<String> {
    var apart: Set<String> = []
    for part in joint.parts {
      let shown = stores[part.store].list.shown
      for intent in part.change.undo {
        if case .delete(let ids) = intent.change {
          apart.formUnion(ids.filter { !shown.contains($0) })
        }
      }
    }
    for change in joint.loose {
      let isThere = scene.isPresent(change.view) && scene[change.view].holds(change.item)
      let hasWayBack =
        change.place == nil ? isThere : scene.isPresent(change.view) && !isThere
      if !hasWayBack { apart.insert(catalog.names[change.item]) }
    }
    return apart
  }
}
