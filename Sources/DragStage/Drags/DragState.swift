import DragItems
import DragSessions
import Machines

/// A drag and what its stage keeps for it.
struct DragState: Hashable, Sendable {
  let id: SessionID
  var drag: DragSession
  let pointer: PointerID
  /// The view that the drag was lifted from.
  let source: ViewID
  /// The application of that view.
  let application: ApplicationID
  private(set) var items: [DragItem] = []
  /// Those of them that a drop would bring.
  private(set) var arriving = ArrivingItems()
  /// The views that lent items, in order of joining.
  var contributors: [ViewID]
  /// Whether its items are carried or were dropped, and what is known only then.
  private(set) var phase = DragPhase.carried(CarriedItems())
  /// What the pointer rests on, where that may open.
  var spring: SpringState?
  /// What is shown of it.
  var display = DragDisplay()
  /// What the next answers depend on of the places that it has passed.
  var trail = DragTrail()
  /// What its source and its host allow.
  var operations = OfferedOperations()
  /// What became of its drop, where a host waits for that.
  var hostDrop: HostDrop?

  /// The item that its proposal drops into, as it stood there when that was made: another one may come there.
  var target: ItemID? {
    if case .item? = drag.session.context.ruling.position { trail.proposedTarget } else { nil }
  }

  /// Takes other items in the place of all.
  mutating func setItems(_ items: [DragItem]) {
    self.items = items
    arriving = ArrivingItems()
  }

  /// Takes more items, behind the others.
  mutating func add(_ items: [DragItem]) { self.items += items }

  /// Leaves an item out.
  mutating func removeItem(at place: Int) {
    items.remove(at: place)
    arriving = ArrivingItems()
  }

  /// Looks at the items again that a drop would bring.
  ///
  /// - Parameters:
  ///   - dataChanges: How often the data has changed.
  ///   - scene: Where the items stand, or not any more.
  mutating func updateArriving(dataChanges: Int, in scene: borrowing Scene) {
    arriving.update(items, without: drop?.taken ?? [], dataChanges: dataChanges) {
      scene[$0.origin].holds($0.item)
    }
  }
}

extension DragState {
  /// What taps have brought, while the items are carried.
  var carried: CarriedItems? {
    get { if case .carried(let carried) = phase { carried } else { nil } }
    set { if case .carried = phase, let newValue { phase = .carried(newValue) } }
  }

  /// The drop, from the call of `perform` on.
  var drop: DropState? {
    get { if case .dropped(let drop) = phase { drop } else { nil } }
    set { if case .dropped = phase, let newValue { phase = .dropped(newValue) } }
  }

  /// A destination is asked to take the items.
  mutating func beginDrop(on view: ViewID) { phase = .dropped(DropState(view: view)) }

  /// An item whose data was asked for counts as taken.
  mutating func markTaken(_ item: DragItem) {
    for place in items.indices where items[place] == item { drop?.taken.insert(place) }
  }

  /// The placeholder of an item is gone, and its destination may choose for the item again.
  mutating func forgetChoice(for item: DragItem) {
    for place in items.indices where items[place] == item {
      drop?.taken.remove(place)
      drop?.chosen.remove(place)
    }
  }

  /// Whether the drag was dropped, and what it holds is not known yet.
  var isWaitingForList: Bool { drag.session.state == .dragging && hostDrop?.list != nil }

  /// Whether the drag is under way, and not dropped.
  var isCarried: Bool { drag.session.state == .dragging && hostDrop == nil }
}
