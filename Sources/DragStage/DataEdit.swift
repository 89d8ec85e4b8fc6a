import CollectionModel
import DragGeometry
import DragItems
import DragSessions

/// A change that an application makes to a collection's data.
enum DataEdit: Hashable, Sendable {
  /// New items, by name, go into a gap.
  case insert([String], at: GapIndex)
  /// Items go.
  case delete([ItemID])
  /// Items gather as one run at a gap, which counts in the order before (M1–M6).
  case move([ItemID], to: GapIndex)
}

extension Stage {
  /// Changes a collection's data in one step, as an application does under a running drag.
  ///
  /// The edits count one after the other, with placeholders counted, which keep their place among
  /// the items (CONTRACT-79). Drags are asked anew once, after the last one.
  ///
  /// - Parameters:
  ///   - view: The collection.
  ///   - edits: What changes.
  /// - Throws: A view that is no collection, an item that is there already or is not there, or a
  ///   gap past the end; nothing has changed then.
  func update(_ view: ViewID, _ edits: [DataEdit]) throws(StageError) {
    guard var content = scene[view].collection else { throw .unknownItem(scene[view].name) }
    let events = try content.keepingSight { content throws(StageError) in
      var events: [TraceEvent] = []
      for edit in edits { events += try apply(edit, to: &content, of: view) }
      return events
    }
    scene[view].collection = content
    for event in events { record(event, session: nil) }
    for case .move(let items, _) in edits { noteForStore(run: items, in: view) }
    contentChanged()
  }

  private func apply(
    _ edit: DataEdit, to content: inout CollectionContent, of view: ViewID
  ) throws(StageError) -> [TraceEvent] {
    var events: [TraceEvent] = []
    switch edit {
    case .insert(let new, let gap):
      let items = new.map { names.item(named: $0) }
      try changing(&content) { order throws(SnapshotError<Int, ItemID>) in
        _ = try order.insert(items, at: gap)
      }
      for (offset, item) in items.enumerated() {
        let place = GapIndex(section: gap.section, item: gap.item + offset)
        events.append(.inserted(item, view, place))
      }
    case .delete(let items):
      for item in items {
        guard let slot = content.order.slot(of: item), !content.isPlaceholder(item) else {
          throw .unknownItem(names[item])
        }
        try changing(&content) { order throws(SnapshotError<Int, ItemID>) in
          _ = try order.delete([item])
        }
        events.append(.deleted(item, view, GapIndex(section: slot.section, item: slot.item)))
      }
    case .move(let items, let gap):
      if let stand = items.first(where: { content.isPlaceholder($0) }) {
        throw .unknownItem(names[stand])
      }
      let before = content.order
      try changing(&content) { order throws(SnapshotError<Int, ItemID>) in
        _ = try order.move(items, to: gap)
      }
      events = moves(of: items, to: gap, in: view, before: before)
    }
    return events
  }

  /// The lines of a run that moves, each as it counts at its moment; none for what stands there.
  private func moves(
    of items: [ItemID], to gap: GapIndex, in view: ViewID, before: Snapshot<Int, ItemID>
  ) -> [TraceEvent] {
    var order = before
    var gap = gap
    var events: [TraceEvent] = []
    for item in items {
      if let slot = order.slot(of: item), !gap.touches(slot) {
        events.append(.moved(item, view, gap))
        _ = try? order.move([item], to: gap)
      }
      gap = GapIndex(section: gap.section, item: (order.slot(of: item)?.item ?? gap.item) + 1)
    }
    return events
  }

  /// Changes a collection's order; what it refuses is told as an error of the stage.
  func changing(
    _ content: inout CollectionContent,
    _ edit: (inout Snapshot<Int, ItemID>) throws(SnapshotError<Int, ItemID>) -> Void
  ) throws(StageError) {
    do throws(SnapshotError<Int, ItemID>) {
      try content.change(edit)
    } catch {
      switch error {
      case .sectionOutOfRange, .gapOutOfRange: throw .gapOutOfRange
      case .unknownItem: throw .unknownItem(description(of: error))
      case .repeatedItem, .existingItem, .existingSection:
        throw .itemTaken(description(of: error))
      }
    }
    if let failure = content.layoutFailure { throw .badLayout(failure) }
  }
}

extension GapIndex {
  /// Whether the gap is one of the two beside an item's place.
  func touches(_ slot: Slot) -> Bool {
    slot.section == section && (item == slot.item || item == slot.item + 1)
  }
}
