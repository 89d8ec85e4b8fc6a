import DragGeometry
import DragItems

extension StageCore {
  /// Marks a change of data for the store of its collection; every change is marked here.
  mutating func markChanged(_ change: DataChange) {
    guard !boundStores.isEmpty else { return }
    switch change {
    case .inserted(let item, let view, _), .committed(let item, let view, _):
      if let store = boundStores[view] {
        stores[store.index].touched.append(item)
      } else {
        unboundChanges.append(UnboundChange(item: item, view: view, place: nil))
      }
    case .moved(let item, let view, _):
      if let store = boundStores[view] { stores[store.index].touched.append(item) }
    case .deleted(let item, let view, let place):
      if let store = boundStores[view] {
        stores[store.index].touched.append(item)
      } else {
        let start = GapIndex(section: 0, item: 0)
        unboundChanges.append(UnboundChange(item: item, view: view, place: place ?? start))
      }
    case .reloaded(let view, _, _):
      if let store = boundStores[view] { stores[store.index].reloaded.insert(view) }
    case .section, .itemReloaded: break
    }
  }

  /// Marks a run of items that was moved as a whole.
  ///
  /// An item that kept its position is written with the rest, so that no row of another writer
  /// comes between them (M15).
  mutating func markChanged(run: [ItemID], in view: ViewID) {
    guard let store = boundStores[view] else { return }
    let touched = Set(stores[store.index].touched)
    if run.contains(where: touched.contains) { stores[store.index].touched += run }
  }
}
