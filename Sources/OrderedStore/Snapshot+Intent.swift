import CollectionModel
import DragGeometry

extension Snapshot<String, String> {
  /// Applies an intent to lists that are sections, as a store applies it to its rows (S18).
  ///
  /// - Returns: The map of the change.
  /// - Throws: An error if the intent is invalid; nothing has changed then.
  @discardableResult
  mutating func carryOut(_ intent: StoreIntent) throws(StoreError) -> IndexMap {
    var seen: Set<String> = []
    for id in intent.ids where !seen.insert(id).inserted { throw .repeatedRow(id) }
    guard let section = section(of: intent.list) else {
      throw .unavailable("list `\(intent.list)` is not shown")
    }
    let gap = try gap(for: intent, in: section, without: seen)
    for id in intent.ids {
      switch intent.change {
      case .delete, .move: if !contains(id) { throw .unknownRow(id) }
      case .insert: if contains(id) { throw .rowExists(id) }
      }
    }
    do throws(Failure) {
      switch intent.change {
      case .delete(let ids): return try delete(ids)
      case .insert(let ids): return try insert(ids, at: gap)
      case .move(let ids): return try move(ids, to: gap)
      }
    } catch {
      // All errors were checked before.
      throw .unavailable("the list `\(intent.list)` rejected the change")
    }
  }

  /// The gap that an intent refers to among the present rows.
  private func gap(
    for intent: StoreIntent, in section: Int, without moving: Set<String>
  ) throws(StoreError) -> GapIndex {
    func place(of id: String?) -> Int? {
      guard let id, !moving.contains(id), let slot = slot(of: id), slot.section == section
      else { return nil }
      return slot.item
    }
    if let after = place(of: intent.position.after) {
      return GapIndex(section: section, item: after + 1)
    }
    if let before = place(of: intent.position.before) {
      return GapIndex(section: section, item: before)
    }
    if case .delete = intent.change { return GapIndex(section: section, item: 0) }
    let named = intent.position.after != nil || intent.position.before != nil
    if named, intent.position.orphan == .conflict { throw .conflict(.bothNeighborsGone) }
    return GapIndex(section: section, item: numberOfItems(inSection: section) ?? 0)
  }
}
