import DragGeometry
import DragItems
import DragSessions

/// One change of a view's data, with the indices at its time.
///
/// A trace shows each as a line, and the store of a collection receives it.
enum DataChange: Hashable, Sendable {
  /// An item was inserted into a collection.
  case inserted(ItemID, ViewID, GapIndex)
  /// An item has replaced its placeholder.
  case committed(ItemID, ViewID, GapIndex)
  /// An item was deleted from a view; the gap is its former position in a collection.
  case deleted(ItemID, ViewID, GapIndex?)
  /// An item was moved inside a collection.
  case moved(ItemID, ViewID, GapIndex)
  /// A section was inserted, deleted, moved or reloaded.
  case section(ViewID, SectionChange)
  /// An item was reloaded.
  case itemReloaded(ItemID, ViewID, Slot)
  /// All data of a collection was reloaded; these are its items, and the removed ones.
  case reloaded(ViewID, sections: [[ItemID]], gone: [ItemID])

  /// The view whose data changes.
  var view: ViewID {
    switch self {
    case .inserted(_, let view, _), .committed(_, let view, _), .deleted(_, let view, _),
      .moved(_, let view, _), .section(let view, _), .itemReloaded(_, let view, _),
      .reloaded(let view, _, _):
      view
    }
  }

  var traceEvent: TraceEvent {
    switch self {
    case .inserted(let item, let view, let gap): .inserted(item, view, gap)
    case .committed(let item, let view, let gap):
      .called(.placeholderCommit, view, .place(item, gap))
    case .deleted(let item, let view, let gap): .deleted(item, view, gap)
    case .moved(let item, let view, let gap): .moved(item, view, gap)
    case .section(let view, let change): .sectionChanged(view, change)
    case .itemReloaded(let item, let view, let slot): .itemReloaded(item, view, slot)
    case .reloaded(let view, let sections, let gone):
      .reloaded(view, sections: sections, gone: gone)
    }
  }
}
