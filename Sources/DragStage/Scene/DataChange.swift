import DragGeometry
import DragItems
import DragSessions

/// One change of a view's data, as it counts at its moment.
///
/// A trace shows each as a line, and the store of a collection receives it.
enum DataChange: Hashable, Sendable {
  /// An item was put into a collection.
  case inserted(ItemID, ViewID, GapIndex)
  /// An item has taken the place of its placeholder.
  case committed(ItemID, ViewID, GapIndex)
  /// An item was taken out of a view; the gap is where it stood in a collection.
  case deleted(ItemID, ViewID, GapIndex?)
  /// An item was moved inside a collection.
  case moved(ItemID, ViewID, GapIndex)
  /// A section came, went, changed its place, or is shown again.
  case section(ViewID, SectionChange)
  /// An item that stays is shown again.
  case itemReloaded(ItemID, ViewID, Slot)
  /// All data of a collection was read again; these are its items, and those that it has no more.
  case reloaded(ViewID, sections: [[ItemID]], gone: [ItemID])

  /// Its event in a trace.
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
