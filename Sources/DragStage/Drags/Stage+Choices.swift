import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines

extension Stage {
  /// The coordinator for the destination of a session; outside of a drop it rejects every choice.
  ///
  /// - Parameter session: The session.
  /// - Returns: The coordinator.
  func coordinator(of session: SessionID) -> DropCoordinator {
    guard core.isLive(session) else {
      let ended = core.lastSession.flatMap { $0.id == session ? $0 : nil }
      return DropCoordinator(
        drop: self, session: session, view: ended?.dropped, dragItems: ended?.items ?? [],
        destination: nil, lastDestination: nil, ruling: .nothing)
    }
    let drag = core.state.drags[session]
    let context = drag.drag.session.context
    let view = drag.drop?.view ?? context.current.map { ViewID($0) }
    return DropCoordinator(
      drop: self, session: session, view: view, dragItems: drag.items,
      destination: context.ruling.position,
      lastDestination: core.lastPosition(of: session, at: view),
      ruling: context.ruling)
  }

  /// An item in the form that the destination of its drop receives.
  func coordinated(_ item: DragItem, at view: ViewID?) -> DropCoordinator.Item {
    var slot: Slot?
    var size = Size.zero
    switch core.scene[item.origin].content {
    case .collection(let kept) where core.scene[item.origin].holds(item.item):
      let content = kept.content
      let place = content.order.slot(of: item.item)
      slot = item.origin == view ? place : nil
      size = place.flatMap { content.geometry.frame(of: $0)?.size } ?? .zero
    case .item(let own, isThere: true) where own == item.item:
      size = core.scene[item.origin].frame.size
    case .collection, .item: break
    }
    return DropCoordinator.Item(item: item, sourceSlot: slot, previewSize: size)
  }

  /// Records a misuse of a coordinator in the trace.
  private func refusal(
    of coordinator: DropCoordinator, _ misuse: ContractViolation, _ item: DragItem
  ) -> StageError {
    core.recordViolation(
      misuse, at: coordinator.view, item: item.item, session: coordinator.session)
  }

  /// The session of a coordinator that may choose for an item at this moment.
  func scope(of item: DragItem, _ coordinator: DropCoordinator) throws(StageError) -> SessionID {
    guard let session = core.live(coordinator.session),
      core.state.drags[session].drop?.scope != nil,
      core.state.drags[session].drag.session.state == .performing
    else { throw refusal(of: coordinator, .dropLate, item) }
    let drag = core.state.drags[session]
    guard drag.items.contains(item) else { throw refusal(of: coordinator, .notInSession, item) }
    // An item that joined twice arrives once.
    guard drag.drop?.taken.contains(where: { drag.items[$0] == item }) != true else {
      throw refusal(of: coordinator, .droppedTwice, item)
    }
    return session
  }

  /// Records a choice: the item is marked as taken, and the host animates it.
  func note(_ choice: DropChoice, for item: DragItem, at view: ViewID, of session: SessionID) {
    for (place, other) in core.state.drags[session].items.enumerated() where other == item {
      core.state.drags[session].drop?.taken.insert(place)
      core.state.drags[session].drop?.chosen.insert(place)
    }
    core.record(
      .dropped(item.item, view, choice), session: session, at: core.performer(of: session))
    core.commands.append(.animatePreview(session, item, .chosen(choice)))
    // A pending drop keeps a position for the other items.
    if core.state.drags[session].drop?.scope?.performance != nil {
      core.showRuling(of: session)
    }
  }

  /// Inserts placeholders, in the order of the items.
  private func putPlaceholders(
    for items: [DragItem], at gap: GapIndex, in view: ViewID, of session: SessionID
  ) throws(StageError) -> [PlaceholderID] {
    guard var content = core.scene[view].collection else {
      throw .unknownItem(core.scene[view].name)
    }
    let standIns = items.map { _ in core.names.unnamed() }
    try core.changing(&content) { order throws(SnapshotError<Int, ItemID>) in
      _ = try order.insert(standIns, at: gap)
    }
    for (item, stand) in zip(items, standIns) {
      content.setPlaceholder(stand, Placeholder(item: item, session: session))
    }
    core.scene[view].collection = content
    var placeholders: [PlaceholderID] = []
    for (offset, item) in items.enumerated() {
      let id = PlaceholderID(view: view, stand: standIns[offset])
      let place = GapIndex(section: gap.section, item: gap.item + offset)
      note(.placeholder(id, at: place), for: item, at: view, of: session)
      core.record(.called(.placeholderInsert, view, .place(item.item, place)), session: session)
      placeholders.append(id)
    }
    core.contentChanged()
    return placeholders
  }
}

extension Stage: CoordinatedDrop {
  func choose(
    _ choice: DropChoice, for item: DragItem, by coordinator: DropCoordinator
  ) throws(StageError) {
    let session = try scope(of: item, coordinator)
    var destination = coordinator.view
    switch choice {
    case .onto(let row):
      guard row.view == destination, core.scene[row.view].holds(row.item) else {
        throw refusal(of: coordinator, .missingRow, item)
      }
    case .into(let cell, let rect):
      guard cell.view == destination, core.scene[cell.view].holds(cell.item) else {
        throw refusal(of: coordinator, .missingCell, item)
      }
      guard rect.isValid else { throw .badFrame }
    case .target(let target):
      guard target.point.isFinite, target.scale.isFinite else { throw .notFinite }
      guard target.scale > 0 else { throw .badFrame }
    case .placeholder(let placeholder, at: _): destination = placeholder.view
    }
    if let destination { note(choice, for: item, at: destination, of: session) }
  }

  func putPlaceholders(
    for items: [DragItem], at gap: GapIndex?, by coordinator: DropCoordinator
  ) throws(StageError) -> [PlaceholderID] {
    var seen: Set<DragItem> = []
    for item in items {
      _ = try scope(of: item, coordinator)
      guard seen.insert(item).inserted else { throw refusal(of: coordinator, .droppedTwice, item) }
    }
    guard let view = coordinator.view, let first = items.first else { return [] }
    let session = try scope(of: first, coordinator)
    guard let gap = gap ?? core.dropPlace(of: session), core.scene[view].collection != nil else {
      throw refusal(of: coordinator, .missingPlace, first)
    }
    return try putPlaceholders(for: items, at: gap, in: view, of: session)
  }

  func load(
    _ request: LoadRequest, of item: DragItem, by coordinator: DropCoordinator
  ) throws(StageError) -> LoadToken {
    guard let view = coordinator.view else {
      throw refusal(of: coordinator, .loadOutsideDrop, item)
    }
    return try StageLoads(stage: self).load(request, of: item, in: coordinator.session, at: view)
  }

  func loadObjects(
    of objectClass: ObjectClass, by coordinator: DropCoordinator
  ) throws(StageError) -> LoadToken {
    guard let view = coordinator.view else {
      throw core.recordViolation(.loadOutsideDrop, session: coordinator.session)
    }
    return try StageLoads(stage: self).loadObjects(
      of: objectClass, in: coordinator.session, at: view)
  }
}
