import CollectionModel
import DragItems
import OrderedStore

extension StageCore {
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
    if isChanged { shownDataChanged() }
  }

  /// Lets drags carry the items that a change moves from one collection to another: they are the same items, in another place.
  ///
  /// An item that another application has now is lost.
  private mutating func followItems(of change: ListChange, in store: StoreID) {
    guard !state.drags.isEmpty else { return }
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
      for session in state.drags.sessions {
        state.drags[session].follow(DragItem(item: item, origin: old), to: new)
      }
    }
  }

  /// Shows the lists of a store where the collections differ from them; O(n).
  mutating func showStoredOrder(_ store: StoreID) {
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
  mutating func notifyEmptiness(of store: StoreID) {
    for index in stores[store].views.indices {
      let bound = stores[store].views[index]
      guard let counts = scene[bound.view].collection?.itemCounts else { continue }
      let isEmpty = counts.allSatisfy { $0 == 0 }
      guard isEmpty != bound.isEmpty else { continue }
      stores[store].views[index].isEmpty = isEmpty
      record(
        .store(store, isEmpty ? .becameEmpty(bound.view) : .becameFilled(bound.view)),
        session: nil)
      outbox.post(isEmpty ? .becameEmpty(bound.view) : .becameFilled(bound.view))
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
