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
      let intents = stores[store].takeIntents(named: names) { contents[$0] }
      shares.append(StoreChangeSet(store: store, intents: intents))
    }
    let moved = CrossStoreMoves(shares, loose.map { (names[$0.item], $0.place != nil) })
    for share in shares where !moved.concern(share) {
      if let part = try? follow(share) { save(part.open, in: part.store) }
    }
    let joined = moved.targetsFirst(shares)
    if !joined.isEmpty { follow(joined, with: loose.filter { moved.cross(names[$0.item]) }) }
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
    case .byHost: commands.append(.save(store, change))
    }
  }
}
