public import CollectionModel
public import DragGeometry
import DragItems

extension Stage {
  /// Changes a collection's data by a batch, as an application does, also under a running drag (B19).
  ///
  /// Places count placeholders, as they stand between the items (M10), but no placeholder is an
  /// application's to delete or to move. Everything that a stage keeps of items it keeps by their
  /// names, so that drags, placeholders and drops that wait go along with theirs; the destination of
  /// each drag is found anew from its pointer. An item that has gone is dropped by nobody, and a drag
  /// without any left is cancelled. A batch that reads all data anew is a ``reload(_:sections:)``,
  /// and changes nothing else (B11).
  ///
  /// O(k log n + s) for k changes of n items in s sections.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - view: The collection.
  ///   - items: The names of the items for the places that the batch inserts, after it.
  ///   - sections: The names of the items of each section that it inserts, by its index after it.
  ///   - counts: The number of items of each section that the application has after it; without them
  ///     those that the batch leads to, so that they cannot fail to add up (B12).
  ///   - mode: How reloads find their place (B6).
  /// - Returns: Where each item and each section went (B18).
  /// - Throws: ``StageError/batchRefused(_:_:)`` with what is wrong first and with all that is, a
  ///   placeholder that would leave its place, an item of another collection of its store, an order
  ///   that is too large to lay out, or a view that is no collection; nothing has changed then.
  @discardableResult
  public func performBatch(
    _ batch: BatchUpdate,
    in view: ViewID,
    inserting items: [Slot: String] = [:],
    sections: [Int: [String]] = [:],
    counts: [Int]? = nil,
    mode: BatchMode = .exact
  ) throws(StageError) -> IndexMap {
    guard var content = scene[view].collection else { throw .unknownItem(scene[view].name) }
    let kind: CollectionKind = scene[view].options.movesRows ? .table : .collection
    let before = content.order
    let map: IndexMap
    do throws(BatchApplicationError<Int, ItemID>) {
      map = try content.apply(
        batch.reloadsData ? BatchUpdate() : batch,
        inserting: items.mapValues { names.item(named: $0) },
        sections: sections.mapValues { $0.map { names.item(named: $0) } },
        counts: batch.reloadsData ? nil : counts, mode: mode)
    } catch {
      if case .invalid(let failure) = error {
        record(.batchRefused(view, failure.first, kind), session: nil)
      }
      throw .batchRefused(error, kind)
    }
    if let failure = content.layoutFailure { throw .badLayout(failure) }
    if let stand = content.placeholderLeaving(by: map, before) { throw .unknownItem(names[stand]) }
    // The sections of a bound collection are the lists of its store.
    guard boundStores[view] == nil || map.keepsSections else { throw .bound(scene[view].name) }
    try checkFree(map.inserted.lazy.compactMap { items[$0] }, at: view)
    guard !batch.reloadsData else {
      try reload(view)
      return map
    }
    scene[view].collection = content
    for event in BatchTrace(map, from: before, to: content.order, of: view).events {
      record(event, session: nil)
    }
    contentChanged()
    return map
  }
}

extension IndexMap {
  /// Whether no section comes, goes or moves.
  fileprivate var keepsSections: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty
      && sectionMoves.allSatisfy { $0.from == $0.to }
  }
}

extension CollectionContent {
  /// Carries a batch out; on an error nothing has changed.
  fileprivate mutating func apply(
    _ batch: BatchUpdate, inserting items: [Slot: ItemID], sections: [Int: [ItemID]],
    counts: [Int]?, mode: BatchMode
  ) throws(BatchApplicationError<Int, ItemID>) -> IndexMap {
    if let counts {
      do throws(BatchFailure) {
        _ = try batch.validated(from: order.itemCounts, to: counts, mode: mode)
      } catch {
        throw .invalid(error)
      }
    }
    var content = BatchContent<Int, ItemID>(items: items)
    var nextSection = newSectionID
    for index in sections.keys.sorted() {
      content.sections[index] = NewSection(nextSection, items: sections[index] ?? [])
      nextSection += 1
    }
    return try keepingSight { collection throws(BatchApplicationError<Int, ItemID>) in
      try collection.change { order throws(BatchApplicationError<Int, ItemID>) in
        try order.apply(batch, content: content, mode: mode)
      }
    }
  }

  /// A placeholder that a batch takes out or moves, or nil.
  fileprivate func placeholderLeaving(by map: IndexMap, _ before: Snapshot<Int, ItemID>) -> ItemID?
  {
    guard !standIns.isEmpty else { return nil }
    let stands = standIns.keys.sorted()
    return stands.first { stand in
      guard let slot = before.slot(of: stand) else { return false }
      return map.newSlot(of: slot) == nil || map.moves.contains { $0.from == slot }
    }
  }

  /// An id that no section has.
  var newSectionID: Int { (order.sectionIDs.max() ?? -1) + 1 }
}

/// The data lines of a batch, each as it counts at its moment.
///
/// Items leave from the back to the front, then sections do; sections come and move into their
/// places from the front to the back, and then the items do so. What is shown anew comes last.
struct BatchTrace {
  private(set) var events: [TraceEvent] = []
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
    showAnew(map, after)
  }

  /// What is shown anew is told last, where it stands then.
  private mutating func showAnew(_ map: IndexMap, _ after: Snapshot<Int, ItemID>) {
    for section in map.marks.reloadedSections.compactMap({ map.newSection(of: $0) }).sorted() {
      events.append(.sectionChanged(view, .reloaded(section)))
    }
    let items = map.marks.reloaded + map.marks.reconfigured
    for slot in items.compactMap({ map.newSlot(of: $0) }).sorted() {
      if let item = after.item(at: slot) { events.append(.itemReloaded(item, view, slot)) }
    }
  }

  private mutating func leave(_ map: IndexMap) {
    let inSections = map.deletedSections.flatMap { section in
      (0..<map.oldCounts[section]).map { Slot(section: section, item: $0) }
    }
    for slot in (map.deleted + inSections).sorted().reversed() {
      guard let item = order.item(at: slot) else { continue }
      events.append(.deleted(item, view, GapIndex(section: slot.section, item: slot.item)))
      _ = try? order.delete([item])
    }
    for section in map.deletedSections.reversed() {
      guard let id = order.sectionID(at: section) else { continue }
      events.append(.sectionChanged(view, .deleted(section)))
      order.deleteSections([id])
    }
  }

  private mutating func arrangeSections(_ map: IndexMap, _ after: Snapshot<Int, ItemID>) {
    let moved = Set(map.sectionMoves.map(\.to))
    let inserted = Set(map.insertedSections)
    for section in moved.union(inserted).sorted() {
      guard let id = after.sectionID(at: section) else { continue }
      let previous = section > 0 ? after.sectionID(at: section - 1) : nil
      let first = order.sectionID(at: 0)
      let neighbour = previous.map { Neighbour.after($0) } ?? first.map { .before($0) }
      if inserted.contains(section) {
        if let neighbour {
          _ = try? order.insertSections([id], neighbour)
        } else {
          _ = try? order.appendSections([id])
        }
        events.append(.sectionChanged(view, .inserted(order.section(of: id) ?? section)))
      } else if let neighbour, neighbour.id != id, let old = order.section(of: id) {
        _ = try? order.moveSection(id, neighbour)
        let new = order.section(of: id) ?? section
        if new != old { events.append(.sectionChanged(view, .moved(from: old, to: new))) }
      }
    }
  }

  private mutating func arrive(_ map: IndexMap, _ after: Snapshot<Int, ItemID>) {
    let inSections = map.insertedSections.flatMap { section in
      (0..<map.newCounts[section]).map { Slot(section: section, item: $0) }
    }
    for slot in (map.inserted + map.moves.map(\.to) + inSections).sorted() {
      guard let item = after.item(at: slot) else { continue }
      let previous =
        slot.item > 0
        ? after.item(at: Slot(section: slot.section, item: slot.item - 1))
          .flatMap { order.slot(of: $0) } : nil
      let gap = GapIndex(section: slot.section, item: previous.map { $0.item + 1 } ?? 0)
      if let old = order.slot(of: item) {
        let stays =
          old.section == gap.section && (old.item == gap.item || old.item + 1 == gap.item)
        if !stays { events.append(.moved(item, view, gap)) }
        _ = try? order.move([item], to: gap)
      } else {
        events.append(.inserted(item, view, gap))
        _ = try? order.insert([item], at: gap)
      }
    }
  }
}
