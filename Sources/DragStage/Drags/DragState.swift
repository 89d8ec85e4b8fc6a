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
  private(set) var phase = DragPhase.carried(CarriedItems())
  /// The spring-loading target that the pointer rests on, if any.
  var spring: SpringState?
  var display = DragDisplay()
  /// The state that it has left at earlier positions, as far as later answers depend on it.
  var trail = DragTrail()
  /// The operations that its source and its host allow.
  var operations = OfferedOperations()
  /// The result of its drop, if a host waits for it.
  var hostDrop: HostDrop?

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
    guard items.contains(item) else { return }
    items = items.map { $0 == item ? DragItem(item: item.item, origin: view) : $0 }
    arriving = ArrivingItems()
  }

  mutating func removeItem(at place: Int) {
    items.remove(at: place)
    arriving = ArrivingItems()
  }

  /// True if the items that a drop would bring are known.
  func knowsArriving(dataChanges: Int, moves: Bool) -> Bool {
    arriving.isCurrent(items.count, without: takenCount, dataChanges: dataChanges, moves: moves)
  }

  /// Updates the items that a drop would bring.
  mutating func updateArriving(
    dataChanges: Int, moves: Bool, _ isThere: (DragItem) -> Bool
  ) {
    arriving.update(
      items, without: drop?.taken ?? [], dataChanges: dataChanges, moves: moves, isThere)
  }
}

extension DragState {
  /// The items that taps have added, while the drag is carried.
  var carried: CarriedItems? {
    get { if case .carried(let carried) = phase { carried } else { nil } }
    set { if case .carried = phase, let newValue { phase = .carried(newValue) } }
  }

  /// The drop, from the call of `perform` on.
  var drop: DropState? {
    get { if case .dropped(let drop) = phase { drop } else { nil } }
    // Moved out for the change, so that nothing of it is copied.
    _modify {
      var drop = takeDrop()
      defer { if let drop { phase = .dropped(drop) } }
      yield &drop
    }
  }

  /// The drop, which the caller stores again.
  @inline(__always)
  private mutating func takeDrop() -> DropState? {
    guard case .dropped = phase else { return nil }
    var taken = DragPhase.carried(CarriedItems())
    swap(&taken, &phase)
    return taken.drop()
  }

  /// Opens or closes the scope of the drop.
  mutating func setScope(_ scope: consuming DropScope?) {
    guard var drop = takeDrop() else { return }
    drop.scope = scope
    phase = .dropped(drop)
  }

  // Parts of the drop that are read often, without a copy of the others.
  /// The view of the destination that the drag was dropped on, or nil.
  var dropView: ViewID? { if case .dropped(let drop) = phase { drop.view } else { nil } }
  /// The scope in which the destination may choose positions, while it takes the items.
  var dropScope: DropScope? { if case .dropped(let drop) = phase { drop.scope } else { nil } }
  /// The number of items that arrive where they were dropped.
  private var takenCount: Int {
    if case .dropped(let drop) = phase { drop.taken.count } else { 0 }
  }

  /// True if the destination has rejected the items that were dropped on it, and the drag was not notified yet.
  var isVetoed: Bool { if case .dropped(let drop) = phase { drop.isVetoed } else { false } }

  /// A destination is asked to take the items.
  mutating func beginDrop(on view: ViewID) { phase = .dropped(DropState(view: view)) }

  /// Marks an item as taken, because its data was requested.
  mutating func markTaken(_ item: DragItem) {
    for place in items.indices where items[place] == item { drop?.taken.insert(place) }
  }

  /// The placeholder of an item was removed, and its destination may choose for the item again.
  mutating func forgetChoice(for item: DragItem) {
    for place in items.indices where items[place] == item {
      drop?.taken.remove(place)
      drop?.chosen.remove(place)
    }
  }

  /// True if the drag was dropped and waits for the list of its items.
  var isWaitingForList: Bool { drag.session.state == .dragging && hostDrop?.list != nil }

  /// True if the drag is under way and not dropped.
  var isCarried: Bool { drag.session.state == .dragging && hostDrop == nil }
}
