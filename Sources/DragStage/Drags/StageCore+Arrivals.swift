import DragGeometry
import DragItems
import DragSessions
import Machines

extension StageCore {
  /// The items that a drop would bring at this moment, in the order in which they joined.
  mutating func arrivals(of session: SessionID) -> [Arrival] {
    updateArriving(of: session)
    return state.drags[session].listArriving()
  }

  /// The number of items that a drop would bring at this moment.
  mutating func arrivalCount(of session: SessionID) -> Int {
    updateArriving(of: session)
    return state.drags[session].arriving.count
  }

  @inline(__always)
  private mutating func updateArriving(of session: SessionID) {
    let moves = state.drags[session].drag.session.context.ruling.proposal.operation.leavesSource
    if !state.drags[session].knowsArriving(version: data.presence.version, moves: moves) {
      updateAll(of: session, moves: moves)
    }
  }

  private mutating func updateAll(of session: SessionID, moves: Bool) {
    let lost = lostItems(of: session, moves: moves)
    let arePromises = settings.itemsArePromises
    // Moved out: the scene is read while the drag changes.
    var drags = DragTable()
    swap(&drags, &state.drags)
    // What other drops move changes with their loads, and not with the data.
    drags[session].updateArriving(after: data.presence, moves: moves, looksAtAll: !lost.isEmpty) {
      (arePromises || data.scene.offers($0.reference)) && !lost.contains($0)
    }
    swap(&drags, &state.drags)
  }

  /// The item of a session at an index and where it is now, if the session's drop has brought it; O(1).
  func arrivedItem(of session: SessionID, at place: Int) -> ArrivedItem? {
    guard let drop = state.drags[session].drop, drop.taken.contains(place),
      let content = data.scene[drop.view].collection
    else { return nil }
    let item = state.drags[session].items[place]
    // Without a row of its own a moved item is the row, and data that was only requested has none.
    // The proposal is over with the drop; the operation of the end is known from then on.
    let context = state.drags[session].drag.session.context
    let moves =
      context.outcome?.operation.leavesSource ?? context.ruling.proposal.operation.leavesSource
    guard let row = drop.rows[place] ?? (moves ? item.item : nil), content.order.contains(row)
    else { return nil }
    return ArrivedItem(
      index: place, item: item,
      place: content.isPlaceholder(row)
        ? .placeholder(PlaceholderID(view: drop.view, stand: row))
        : .row(ItemReference(view: drop.view, item: row)))
  }

  /// True if any item of a session can be dropped: it is still where it was lifted, or is a promise (M11).
  mutating func isAnyItemLeft(in session: SessionID) -> Bool {
    isLive(session) && arrivalCount(of: session) > 0
  }

  /// The items of a session that it cannot move, because a drop of another one has moved them, or moves them when their data
  /// arrives; none if it does not move its items.
  ///
  /// O(1) while nothing loads and no item was taken, else O(loads), or O(items) if those are fewer.
  private mutating func lostItems(of session: SessionID, moves: Bool) -> Set<DragItem> {
    guard moves else { return [] }
    var lost = state.drags[session].trail.lost
    guard !state.loads.isEmpty else { return lost }
    if state.loads.count < state.drags[session].items.count {
      for load in state.loads
      where load.session != session && load.movesItem(in: data.scene)
        && !state.drags[session].indices(of: load.item).isEmpty
      {
        lost.insert(load.item)
      }
      return lost
    }
    for item in state.drags[session].items
    where state.loads.loads(of: item.reference).contains(where: {
      $0.session != session && $0.movesItem(in: data.scene)
    }) {
      lost.insert(item)
    }
    return lost
  }

  /// Notes that a drop of a session has moved items, which others may carry as promises.
  mutating func noteMoved(_ items: [DragItem], by session: SessionID) {
    guard settings.itemsArePromises else { return }
    for other in state.drags.sessions where other != session {
      for item in items where !state.drags[other].indices(of: item).isEmpty {
        state.drags[other].trail.lost.insert(item)
      }
    }
  }

  /// The item that is in a view and that a drop would bring, if it would bring no other one.
  mutating func onlyArrival(of session: SessionID, from view: ViewID) -> ItemID? {
    guard arrivalCount(of: session) == 1 else { return nil }
    let only = arrivals(of: session)[0].item
    return isHeld(only, by: view) ? only.item : nil
  }

  /// Returns true if an item was lifted from a view, and is still in it.
  func isHeld(_ item: DragItem, by view: ViewID) -> Bool {
    guard item.origin == view else { return false }
    // Otherwise what arrives has a place.
    guard settings.itemsArePromises || !data.scene.unplaced.isEmpty else { return true }
    return data.scene[view].holds(item.item)
  }
  /// The position of a drag at a view, or else its last position there.
  mutating func lastPosition(of session: SessionID, at view: ViewID?) -> DropPosition? {
    let ruling = state.drags[session].drag.session.context.ruling
    if let dropPosition = ruling.position { return dropPosition }
    guard let last = state.drags[session].trail.lastPosition, last.view == view else { return nil }
    return last.position(by: ruling.proposal.operation)
  }

  /// The present gap of a drop, even if the proposal inserts no items there.
  mutating func dropPlace(of session: SessionID) -> GapIndex? {
    guard let view = state.drags[session].dropView else { return nil }
    return state.drags[session].dropScope?.place?.gap(in: data.scene[view].collection)
  }
}
