package import CollectionModel
import DragGeometry

/// The change of an observed list in one transaction.
package struct ListChange: Hashable, Sendable {
  /// The list before the change.
  package let before: Snapshot<String, String>
  /// The list after the change.
  package let after: Snapshot<String, String>
  /// The origin of the change.
  package let origin: ChangeOrigin
  /// The events, or nil if the list was empty before: then all rows were inserted.
  private let known: [ListEvent]?

  /// The events: deletions, insertions, moves, updates; sections before rows (S1).
  ///
  /// There is at most one event for a row, and replaying them on the list before gives the list
  /// after (S7). O(rows) if the list was empty before; the events of a long list are then computed
  /// only on demand.
  package var events: [ListEvent] {
    known
      ?? (0..<after.numberOfSections).flatMap { section in
        after.itemIDs(inSection: section).enumerated().map {
          .inserted($1, at: Slot(section: section, item: $0))
        }
      }
  }

  /// Makes the change from one list to another; O(n log n) at most, O(1) if the first list is
  /// empty, and nil if they are equal.
  ///
  /// - Parameters:
  /// - before: The list before.
  /// - after: The list after.
  /// - updated: The rows whose content has changed.
  /// - origin: The origin of the change.
  package init?(
    from before: Snapshot<String, String>, to after: Snapshot<String, String>,
    updated: Set<String> = [], origin: ChangeOrigin
  ) {
    guard before.numberOfItems > 0 || before.sectionIDs != after.sectionIDs else {
      guard after.numberOfItems > 0 else { return nil }
      self.init(before, after, origin, nil)
      return
    }
    self.init(
      after.difference(from: before).map, from: before, to: after, updated: updated,
      origin: origin)
  }

  /// Makes a change with a known map; O(k log n) for k rows, unless one of them keeps its index
  /// while others pass it.
  init?(
    _ map: IndexMap, from before: Snapshot<String, String>, to after: Snapshot<String, String>,
    updated: Set<String> = [], origin: ChangeOrigin
  ) {
    var events: [ListEvent] = []
    let rows = ListMoves(map, from: before, to: after)
    events += rows.sectionsLeft.compactMap { section in
      before.sectionID(at: section).map { .sectionDeleted($0, from: section) }
    }
    events += rows.sectionsReached.compactMap { section in
      after.sectionID(at: section).map { .sectionInserted($0, at: section) }
    }
    events += rows.deleted.compactMap { slot in
      before.item(at: slot).map { .deleted($0, from: slot) }
    }
    events += rows.inserted.compactMap { slot in
      after.item(at: slot).map { .inserted($0, at: slot) }
    }
    var reported: Set<String> = []
    for move in rows.moves {
      guard let id = before.item(at: move.from) else { continue }
      reported.insert(id)
      events.append(.moved(id, from: move.from, to: move.to))
    }
    let inside = updated.subtracting(reported).filter { !rows.isRebuilt($0, before, after) }
    let changed = inside.compactMap { id -> (Slot, ListEvent)? in
      guard let from = before.slot(of: id), let to = after.slot(of: id) else { return nil }
      return (from, .updated(id, from: from, to: to))
    }
    events += changed.sorted { $0.0 < $1.0 }.map { $0.1 }
    guard !events.isEmpty else { return nil }
    self.init(before, after, origin, events)
  }

  private init(
    _ before: Snapshot<String, String>, _ after: Snapshot<String, String>,
    _ origin: ChangeOrigin, _ known: [ListEvent]?
  ) {
    self.before = before
    self.after = after
    self.origin = origin
    self.known = known
  }
}
