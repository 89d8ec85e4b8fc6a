import DragItems
import DragSessions
import Machines

/// A drag and the state that its stage keeps for it.
struct DragState: Hashable, Sendable {
  let id: SessionID
  var drag: DragSession
  let pointer: PointerID
  /// The view that the drag was lifted from.
  let source: ViewID
  let application: ApplicationID
  private(set) var items: [DragItem] = []
  /// The items that a drop would bring.
  private(set) var arriving = ArrivingItems()
  /// The ordinal of the source of that view that has begun the drag; 0 is the view's own.
  var sourceOrdinal: UInt32 = 0
  /// The sources that contributed items after the one that has begun the drag, in order of joining.
  private(set) var joined: [DestinationID] = []
  /// The items that taps have added; nil once it was dropped.
  var carried: CarriedItems? = CarriedItems()
  /// The drop, from the call of `perform` on.
  var drop: DropState?
  /// The spring-loading target that the pointer rests on, if any.
  var spring: SpringState?
  var display = DragDisplay()
  /// The state that it has left at earlier positions, as far as later answers depend on it.
  var trail = DragTrail()
  /// The operations that its source and its host allow.
  var operations = OfferedOperations()
  /// The result of its drop, if a host waits for it.
  var hostDrop: HostDrop?

  /// What its session ends with; nil before its source is notified.
  var outcome: DragOutcome? {
    drag.session.state.isSettled ? drag.session.context.outcome : nil
  }

  /// The item that its proposal drops into, as of the proposal: another item may move there later.
  var target: ItemID? {
    if case .item? = drag.session.context.ruling.position { trail.proposedTarget } else { nil }
  }

  /// The source that is asked about the drag.
  var asked: DestinationID { DestinationID(source.rawValue, ordinal: sourceOrdinal) }

  /// Makes another source of its view the one that is asked.
  mutating func ask(_ source: DestinationID) {
    sourceOrdinal = source.ordinal
    joined = []
  }

  /// The sources that contributed items, in order of joining.
  var contributors: [DestinationID] { [asked] + joined }

  /// Notes that a source contributes items.
  ///
  /// - Returns: True if it does for the first time.
  mutating func join(_ source: DestinationID) -> Bool {
    guard source != asked, !joined.contains(source) else { return false }
    joined.append(source)
    return true
  }

  mutating func setItems(_ items: [DragItem]) {
    self.items = items
    arriving = ArrivingItems()
  }

  mutating func add(_ items: [DragItem]) { self.items += items }

  /// Carries an item as one of another view, to which it was moved.
  mutating func follow(_ item: DragItem, to view: ViewID) {
    let other = DragItem(item: item.item, origin: view)
    let places = indices(of: item)
    arriving.rename(item, to: other, in: items)
    for place in places { items[place] = other }
  }

  mutating func removeItem(at place: Int) {
    items.remove(at: place)
    arriving = ArrivingItems()
  }

  /// True if the items that a drop would bring are known.
  // A call would get a copy of the whole drag.
  @inline(__always)
  func knowsArriving(version: Int, moves: Bool) -> Bool {
    arriving.isCurrent(items.count, without: drop?.taken.count ?? 0, version: version, moves: moves)
  }

  /// Updates the items that a drop would bring.
  mutating func updateArriving(
    after log: PresenceLog, moves: Bool, looksAtAll: Bool, _ isThere: (DragItem) -> Bool
  ) {
    arriving.update(
      items, without: taken, after: log, moves: moves, looksAtAll: looksAtAll, isThere)
  }

  /// The items that a drop would bring, as of the last update.
  mutating func listArriving() -> [Arrival] { arriving.listed(from: items) }

  /// The indices of an item among the session's items, ascending: O(1) beside the items that have joined since.
  mutating func indices(of item: DragItem) -> [Int] { arriving.indices(of: item, in: items) }
}

extension DragState {
  // Of what a table holds, each of these is read where it is; a chain behind an optional would be of a copy of the drag.
  /// The view of the destination that the drag was dropped on, or nil.
  var dropView: ViewID? { drop?.view }
  /// The scope in which the destination may choose positions, while it takes the items.
  var dropScope: DropScope? { drop?.scope }
  /// The progress of the loads of the drop, once there is one.
  var progress: ProgressTree? { drop?.progress }
  /// The indices of the items that arrive where they were dropped.
  var taken: Set<Int> { drop?.taken ?? [] }
  /// True if the destination has rejected the items that were dropped on it, and the drag was not notified yet.
  var isVetoed: Bool { drop?.isVetoed == true }

  /// A destination is asked to take the items.
  mutating func beginDrop(on view: ViewID) { (carried, drop) = (nil, DropState(view: view)) }

  /// Marks an item as taken, because its data was requested.
  mutating func markTaken(_ item: DragItem) {
    changeTaken(item) { drop, places in drop?.taken.formUnion(places) }
  }

  /// Marks an item as taken, and its position as chosen by the destination.
  mutating func markChosen(_ item: DragItem, row: ItemID?) {
    let count = items.count
    changeTaken(item) { drop, places in
      drop?.taken.formUnion(places)
      drop?.chosen.formUnion(places)
      if let row { for place in places { drop?.rows.set(row, at: place, of: count) } }
    }
  }

  /// Marks the item at an index as taken, because it arrives; nil is a row that is the item itself.
  mutating func markTaken(at place: Int, row: ItemID?) {
    let count = items.count
    changeTaken(items[place]) { drop, _ in
      drop?.taken.insert(place)
      if let row { drop?.rows.set(row, at: place, of: count) }
    }
  }

  /// Gives an item another row, if it has this one.
  mutating func replaceRow(_ row: ItemID, with other: ItemID, of item: DragItem) {
    let count = items.count
    for place in indices(of: item) where drop?.rows[place] == row {
      drop?.rows.set(other, at: place, of: count)
    }
  }

  /// True if the destination has chosen a position for an item.
  mutating func isChosen(_ item: DragItem) -> Bool {
    guard let chosen = drop?.chosen, !chosen.isEmpty else { return false }
    return indices(of: item).contains { chosen.contains($0) }
  }

  /// The placeholder of an item was removed, and its destination may choose for the item again.
  mutating func forgetChoice(for item: DragItem) {
    changeTaken(item) { drop, places in
      drop?.taken.subtract(places)
      drop?.chosen.subtract(places)
    }
  }

  /// Changes what the destination has taken of an item, and what a drop would bring with it.
  private mutating func changeTaken(
    _ item: DragItem, _ change: (inout DropState?, _ places: [Int]) -> Void
  ) {
    let places = indices(of: item)
    guard let first = places.first, let before = drop?.taken.count else { return }
    change(&drop, places)
    let isTaken = places.contains { drop?.taken.contains($0) == true }
    let after = drop?.taken.count ?? before
    arriving.setTaken(isTaken, at: first, from: before, to: after)
  }

  /// True if the drag was dropped and waits for the list of its items.
  var isWaitingForList: Bool { drag.session.state == .dragging && hostDrop?.list != nil }

  /// True if the drag is under way and not dropped.
  var isCarried: Bool { drag.session.state == .dragging && hostDrop == nil }
}
