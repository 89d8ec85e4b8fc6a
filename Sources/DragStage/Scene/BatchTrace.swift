import CollectionModel
import DragGeometry
import DragItems

/// The data lines of a batch, each with the indices at its time.
///
/// Items leave in descending order, then sections do; sections are inserted and moved in ascending
/// order, and then the items are. Reloads come last.
struct BatchTrace {
  private(set) var changes: [DataChange] = []
  private let view: ViewID
  private var order: Snapshot<Int, ItemID>

  init(
    _ map: IndexMap, from before: Snapshot<Int, ItemID>, to after: Snapshot<Int, ItemID>,
    of view: ViewID
  ) {
    self.view = view
    order = before
    leave(map)
    arrangeSections(map, after)
    arrive(map, after)
    addReloads(map, after)
  }

  /// Adds the reloads, which come last, with the indices at that time.
  private mutating func addReloads(_ map: IndexMap, _ after: Snapshot<Int, ItemID>) {
    for section in map.marks.reloadedSections.compactMap({ map.newSection(of: $0) }).sorted() {
      changes.append(.section(view, .reloaded(section)))
    }
    let items = map.marks.reloaded + map.marks.reconfigured
    for slot in items.compactMap({ map.newSlot(of: $0) }).sorted() {
      if let item = after.item(at: slot) { changes.append(.itemReloaded(item, view, slot)) }
    }
  }

  private mutating func leave(_ map: IndexMap) {
    let inSections = map.deletedSections.flatMap { section in
      (0..<map.oldCounts[section]).map { Slot(section: section, item: $0) }
    }
    for slot in (map.deleted + inSections).sorted().reversed() {
      guard let item = order.item(at: slot) else { continue }
      changes.append(.deleted(item, view, GapIndex(section: slot.section, item: slot.item)))
      order.extract(item)
    }
    for section in map.deletedSections.reversed() {
      guard let id = order.sectionID(at: section) else { continue }
      changes.append(.section(view, .deleted(section)))
      order.deleteSections([id])
    }
  }

  private mutating func arrangeSections(_ map: IndexMap, _ after: Snapshot<Int, ItemID>) {
    let moved = Set(map.sectionMoves.map { $0.to })
    let inserted = Set(map.insertedSections)
    for section in moved.union(inserted).sorted() {
      guard let id = after.sectionID(at: section) else { continue }
      let previous = section > 0 ? after.sectionID(at: section - 1) : nil
      let first = order.sectionID(at: 0)
      let neighbor = previous.map { Neighbor.after($0) } ?? first.map { .before($0) }
      if inserted.contains(section) {
        if let neighbor {
          _ = try? order.insertSections([id], neighbor)
        } else {
          _ = try? order.appendSections([id])
        }
        changes.append(.section(view, .inserted(order.section(of: id) ?? section)))
      } else if let neighbor, neighbor.id != id, let old = order.section(of: id) {
        _ = try? order.moveSection(id, neighbor)
        let new = order.section(of: id) ?? section
        if new != old { changes.append(.section(view, .moved(from: old, to: new))) }
      }
    }
  }

  private mutating func arrive(_ map: IndexMap, _ after: Snapshot<Int, ItemID>) {
    let inSections = map.insertedSections.flatMap { section in
      (0..<map.newCounts[section]).map { Slot(section: section, item: $0) }
    }
    for slot in (map.inserted + map.moves.map({ $0.to }) + inSections).sorted() {
      guard let item = after.item(at: slot) else { continue }
      let previous =
        slot.item > 0
        ? after.item(at: Slot(section: slot.section, item: slot.item - 1))
          .flatMap { order.slot(of: $0) } : nil
      let gap = GapIndex(section: slot.section, item: previous.map { $0.item + 1 } ?? 0)
      if let old = order.slot(of: item) {
        let stays =
          old.section == gap.section && (old.item == gap.item || old.item + 1 == gap.item)
        if !stays { changes.append(.moved(item, view, gap)) }
        order.shift(item, to: gap)
      } else {
        changes.append(.inserted(item, view, gap))
        try? order.put([item], at: gap)
      }
    }
  }
}
