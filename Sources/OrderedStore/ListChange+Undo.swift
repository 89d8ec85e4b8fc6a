import CollectionModel
import DragGeometry

extension ListChange {
  /// The intents that restore the order before this change, one after the other; O(k log n) for k
  /// events.
  ///
  /// Rows return to their previous neighbors. If another writer has deleted one of those meanwhile,
  /// the other neighbor decides, as for any intent (S18).
  package var undo: [StoreIntent] {
    let events = events
    let went = wentRows(events)
    let places = Set(went.map { $0.slot })
    return comeRows(events) + runs(of: went).compactMap { intent(for: $0, among: places) }
  }

  /// A row that was moved or deleted, and whether it has to be inserted again.
  private struct WentRow {
    let id: String
    let slot: Slot
    let isGone: Bool
  }

  /// The deletions of inserted rows.
  private func comeRows(_ events: [ListEvent]) -> [StoreIntent] {
    var came: [Int: [String]] = [:]
    for event in events {
      switch event {
      case .inserted(let id, let slot):
        if !before.contains(id) { came[slot.section, default: []].append(id) }
      case .sectionInserted(_, let section):
        came[section] = after.itemIDs(inSection: section).filter { !before.contains($0) }
      case .sectionDeleted, .deleted, .moved, .updated: break
      }
    }
    return came.keys.sorted().compactMap { section in
      guard let list = after.sectionID(at: section), let ids = came[section], !ids.isEmpty else {
        return nil
      }
      return StoreIntent(.delete(ids), in: list)
    }
  }

  /// The deleted and the moved rows, in the order before.
  private func wentRows(_ events: [ListEvent]) -> [WentRow] {
    var went: [WentRow] = []
    for event in events {
      switch event {
      case .deleted(let id, let slot):
        if !after.contains(id) { went.append(WentRow(id: id, slot: slot, isGone: true)) }
      case .moved(let id, let slot, _): went.append(WentRow(id: id, slot: slot, isGone: false))
      case .sectionDeleted(_, let section):
        for (item, id) in before.itemIDs(inSection: section).enumerated()
        where !after.contains(id) {
          went.append(WentRow(id: id, slot: Slot(section: section, item: item), isGone: true))
        }
      case .sectionInserted, .inserted, .updated: break
      }
    }
    return went.sorted { $0.slot < $1.slot }
  }

  /// Groups of adjacent rows that are restored together.
  private func runs(of went: [WentRow]) -> [[WentRow]] {
    var runs: [[WentRow]] = []
    for row in went {
      if let last = runs.last?.last, last.isGone == row.isGone,
        row.slot == Slot(section: last.slot.section, item: last.slot.item + 1)
      {
        runs[runs.count - 1].append(row)
      } else {
        runs.append([row])
      }
    }
    return runs
  }

  private func intent(for run: [WentRow], among places: Set<Slot>) -> StoreIntent? {
    guard let first = run.first, let last = run.last,
      let list = before.sectionID(at: first.slot.section)
    else { return nil }
    // The next row has not been restored yet, unless it was never moved or deleted.
    var next = Slot(section: last.slot.section, item: last.slot.item + 1)
    while places.contains(next) { next = Slot(section: next.section, item: next.item + 1) }
    let position = StoreIntent.Position(
      after: before.item(at: Slot(section: first.slot.section, item: first.slot.item - 1)),
      before: before.item(at: next), orphan: .end)
    let ids = run.map { $0.id }
    return StoreIntent(first.isGone ? .insert(ids) : .move(ids), in: list, at: position)
  }
}
