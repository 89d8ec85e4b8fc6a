import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines

extension StageCore {
  /// Chooses the position of an item, at the view that takes the items.
  mutating func choose(
    _ choice: DropChoice, for item: DragItem, in session: SessionID, at view: ViewID?
  ) throws(StageError) {
    try checkChoice(for: item, in: session, at: view)
    switch choice {
    case .onto(let row):
      guard row.view == view, data.scene[row.view].holds(row.item) else {
        throw recordViolation(.missingRow, at: view, item: item.item, session: session)
      }
    case .into(let cell, let rect):
      guard cell.view == view, data.scene[cell.view].holds(cell.item) else {
        throw recordViolation(.missingCell, at: view, item: item.item, session: session)
      }
      guard rect.isValid else { throw .badFrame }
    case .target(let target):
      guard target.point.isFinite, target.scale.isFinite else { throw .notFinite }
      guard target.scale > 0 else { throw .badFrame }
    case .placeholder: break
    }
    if let view { note(choice, for: item, at: view, of: session) }
  }

  /// Gives a row that was inserted the identity of an item, and chooses it as the item's position.
  mutating func adopt(
    _ item: DragItem, as row: ItemReference, in session: SessionID, at view: ViewID?
  ) throws(StageError) {
    try checkChoice(for: item, in: session, at: view)
    guard let view, row.view == view, data.scene[view].holds(row.item),
      data.scene[view].collection?.order.contains(row.item) == true
    else { throw recordViolation(.missingRow, at: view, item: item.item, session: session) }
    let own = ItemReference(view: view, item: item.item)
    if row == own { return note(.onto(row), for: item, at: view, of: session) }
    try changeData { data throws(StageError) in try data.rename(row, to: item) }
    note(.onto(own), for: item, at: view, of: session)
    contentChanged()
  }

  /// Inserts placeholders, in the order of the items; without a gap at the position of the drop.
  mutating func putPlaceholders(
    for items: [DragItem], at gap: GapIndex?, in session: SessionID, at view: ViewID?
  ) throws(StageError) -> [PlaceholderID] {
    var seen: Set<DragItem> = []
    for item in items {
      try checkChoice(for: item, in: session, at: view)
      guard seen.insert(item).inserted else {
        throw recordViolation(.droppedTwice, at: view, item: item.item, session: session)
      }
    }
    guard let view, let first = items.first else { return [] }
    guard let gap = gap ?? dropPlace(of: session), var content = data.scene[view].collection else {
      throw recordViolation(.missingPlace, at: view, item: first.item, session: session)
    }
    let standIns = items.map { _ in data.catalog.names.unnamed() }
    try content.changeItems(naming: data.catalog.names) {
      order throws(SnapshotError<Int, ItemID>) in
      try order.insert(standIns, at: gap)
    }
    // The scene gives its collection up first, so that the placeholders are added to it in place.
    _ = data.scene[view].takeCollection()
    for (item, stand) in zip(items, standIns) {
      content.setPlaceholder(stand, Placeholder(item: item, session: session))
    }
    data.scene[view].collection = content
    var placeholders: [PlaceholderID] = []
    for (offset, item) in items.enumerated() {
      let id = PlaceholderID(view: view, stand: standIns[offset])
      let place = GapIndex(section: gap.section, item: gap.item + offset)
      note(.placeholder(id, at: place), for: item, at: view, of: session)
      record(.called(.placeholderInsert, view, .place(item.item, place)), session: session)
      placeholders.append(id)
    }
    // A placeholder is none of the items that a drag has.
    contentChanged(isPublished: true)
    return placeholders
  }

  /// Rejects a choice for an item, unless the destination may choose for it at this moment.
  private mutating func checkChoice(
    for item: DragItem, in session: SessionID, at view: ViewID?
  ) throws(StageError) {
    guard isLive(session), isOpen(for: session) || isOpenLate(for: session, at: view) else {
      throw recordViolation(.dropLate, at: view, item: item.item, session: session)
    }
    guard !state.drags[session].indices(of: item).isEmpty else {
      throw recordViolation(.notInSession, at: view, item: item.item, session: session)
    }
    // An item that joined twice arrives once; one whose data was requested may still get a position.
    guard !state.drags[session].isChosen(item) else {
      throw recordViolation(.droppedTwice, at: view, item: item.item, session: session)
    }
    // A late choice that may be carried out is recorded as one.
    if !isOpen(for: session) {
      _ = recordViolation(.dropLate, at: view, item: item.item, session: session)
    }
  }

  private func isOpen(for session: SessionID) -> Bool {
    state.drags[session].dropScope != nil
      && state.drags[session].drag.session.state == .performing
  }

  /// True if the end of a drop is animated at a destination that may still choose.
  private func isOpenLate(for session: SessionID, at view: ViewID?) -> Bool {
    guard let view, state.drags[session].dropView == view,
      state.drags[session].drag.session.state == .ending
    else { return false }
    return data.scene.behavior(of: DestinationID(view.rawValue, ordinal: performer(of: session)))
      .takesLateChoices
  }

  /// Records a choice: the item is marked as taken, and the host animates it.
  private mutating func note(
    _ choice: DropChoice, for item: DragItem, at view: ViewID, of session: SessionID
  ) {
    state.drags[session].markChosen(item, row: choice.row)
    record(.dropped(item.item, view, choice), session: session, at: performer(of: session))
    outbox.post(.animatePreview(session, item, .chosen(choice)))
    // A pending drop keeps a position for the other items.
    if state.drags[session].dropScope?.performance != nil { showRuling(of: session) }
  }
}
