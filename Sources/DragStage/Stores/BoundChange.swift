import CollectionModel
import DragGeometry
import DragItems
import OrderedStore

/// A change of a store's lists in terms of one of the collections.
struct BoundChange {
  /// A row that is inserted or moved, after another one or to the beginning.
  private struct Arrival {
    let id: String
    let section: Int
    let place: Slot
    let previous: String?
  }

  private var leaving: [String] = []
  private var arriving: [Arrival] = []

  /// True if the change does not affect the collection.
  var isEmpty: Bool { leaving.isEmpty && arriving.isEmpty }

  init(_ change: ListChange, of bound: BoundView) {
    for event in change.events {
      switch event {
      case .inserted(let id, let slot): arrive(id, slot, change, bound)
      case .deleted(let id, let slot):
        if bound.sections.contains(slot.section) { leaving.append(id) }
      case .moved(let id, let from, let to):
        let stays = bound.sections.contains(to.section)
        if bound.sections.contains(from.section), !stays { leaving.append(id) }
        if stays { arrive(id, to, change, bound) }
      // Lists are neither added nor removed, and the content of rows is not part of the collection.
      case .updated, .sectionInserted, .sectionDeleted: break
      }
    }
    arriving.sort { $0.place < $1.place }
  }

  private mutating func arrive(
    _ id: String, _ slot: Slot, _ change: ListChange, _ bound: BoundView
  ) {
    guard bound.sections.contains(slot.section) else { return }
    let previous = change.after.item(at: Slot(section: slot.section, item: slot.item - 1))
    arriving.append(
      Arrival(
        id: id, section: slot.section - bound.sections.lowerBound, place: slot,
        previous: previous))
  }

  /// Changes a collection's order, and returns the data changes, each with the indices at its time.
  ///
  /// A row is inserted after the previous one of its list, so that placeholders keep their
  /// positions.
  func apply(
    to order: inout Snapshot<Int, ItemID>, in view: ViewID, item: (String) -> ItemID
  ) throws(SnapshotError<Int, ItemID>) -> [DataChange] {
    var changes: [DataChange] = []
    for id in leaving {
      let item = item(id)
      guard let slot = order.slot(of: item) else { continue }
      changes.append(.deleted(item, view, GapIndex(section: slot.section, item: slot.item)))
      try order.delete([item])
    }
    for arrival in arriving {
      let previous = arrival.previous.flatMap { order.slot(of: item($0)) }
      let gap = GapIndex(section: arrival.section, item: previous.map { $0.item + 1 } ?? 0)
      let item = item(arrival.id)
      if let slot = order.slot(of: item) {
        if !gap.touches(slot) { changes.append(.moved(item, view, gap)) }
        try order.move([item], to: gap)
      } else {
        changes.append(.inserted(item, view, gap))
        try order.insert([item], at: gap)
      }
    }
    return changes
  }
}
