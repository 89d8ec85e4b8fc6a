import DragItems
import DragSessions
import Machines
import CollectionLayout
import DragGeometry

extension DragSituation {
  /// An item that was asked for is none that nobody took.
  mutating func markTaken(_ item: DragItem) {
    for place in items.indices where items[place] == item { taken.insert(place) }
  }

  /// What stood for an item is gone, and its destination may choose for it again.
  mutating func forgetChoice(for item: DragItem) {
    for place in items.indices where items[place] == item {
      taken.remove(place)
      chosen.remove(place)
    }
  }
}

/// A drag and what its stage keeps for it.
struct DragSituation: Hashable, Sendable {
  let id: SessionID
  var drag: Drag
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
  /// The view that was tapped, while it is asked for more items.
  var tapped: Tap?
  /// The places of the items that their source made invisible at the lift (CONTRACT-04).
  var unseen: Set<Int> = []
  /// The items that were added last.
  var added: [DragItem] = []
  /// The place that the pointer meant last, for a drop where it means none.
  var lastPlace: LastPlace?
  /// The item that a destination has proposed to drop into last.
  var proposedTarget: ItemID?
  /// The drop, while the destination takes the items.
  var scope: DropScope?
  /// Whether the items arrive where they were dropped.
  var taken: Set<Int> = []
  /// The items whose destination has chosen where they go.
  var chosen: Set<Int> = []
  /// What the pointer rests on, where that may open.
  var spring: SpringSituation?
  /// How it came to its place at a collection.
  var approach: Approach?
  /// What is shown at its destination.
  var shown = Shown()
  /// The gap that opens when the drag has rested, where the settings want it to.
  var pacedGap: PacedTarget<PacedGap>?
  /// The destination that the items were dropped on.
  var dropped: ViewID?
  /// How far its loads are, once there is one.
  var progress: ProgressTree?
  /// Whether its progress is shown, where the destination has said so.
  var chosenProgressStyle: ProgressStyle?
  /// Whether that destination has refused them, until the drag hears of it.
  var isVetoed = false
  /// The views that take one drag at a time and that it was inside of beside another one, until it
  /// leaves them (CONTRACT-36).
  var shutOut: [ViewID] = []
  /// What the destinations that it is inside of read of their own earlier answers.
  var stays: [Stay] = []
  /// What its source allows inside its application, and in others.
  var within: OperationMask?
  var outside: OperationMask?
  /// What its host offers, where a host owns the drag.
  var offer: HostMask?
  /// What became of its drop, where a host waits for that.
  var hostDrop: HostDrop?
  /// Where the centre of the preview is, as seen from the pointer.
  var grip = Point.zero

  /// The item that its proposal drops into, as it stood there when that was made: another one may come there.
  var target: ItemID? {
    if case .item? = drag.session.context.ruling.landing { proposedTarget } else { nil }
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
    arriving.update(items, without: taken, dataChanges: dataChanges) {
      scene[$0.origin].holds($0.item)
    }
  }

  /// What the drag has left behind at a destination, since it came in last.
  func stay(at destination: DestinationID) -> Stay? {
    stays.first { $0.destination == destination }
  }
}

/// A tap that adds items.
struct Tap: Hashable, Sendable {
  let pointer: PointerID
  let pressed: ItemReference
}

extension DragSituation {
  /// Whether the drag was dropped, and what it holds is not known yet.
  var isWaitingForList: Bool { drag.session.state == .dragging && hostDrop?.list != nil }
}

extension DragSituation {
  /// Whether the drag is under way, and not dropped.
  var isCarried: Bool { drag.session.state == .dragging && hostDrop == nil }

  /// The operations that the source and its host allow at a destination, or nil without a mask.
  func mask(isForeign: Bool) -> OperationMask? {
    let own = isForeign ? outside : within
    guard let allowed = offer?.allowed else { return own }
    return own.map { $0.intersection(allowed) } ?? allowed
  }
}
