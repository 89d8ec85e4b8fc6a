import DragGeometry
import DragItems
import DragSessions
import Machines

extension StageCore {
  /// The items that a drop would bring at this moment, in the order in which they joined.
  mutating func arrivals(of session: SessionID) -> [Arrival] {
    updateArriving(of: session)
    return state.drags[session].arriving.items
  }

  /// The number of items that a drop would bring at this moment.
  mutating func arrivalCount(of session: SessionID) -> Int {
    updateArriving(of: session)
    return state.drags[session].arriving.items.count
  }

  @inline(__always)
  private mutating func updateArriving(of session: SessionID) {
    if !state.drags[session].knowsArriving(dataChanges: dataChanges) { updateAll(of: session) }
  }

  /// Items that are promises may have left their views.
  private mutating func updateAll(of session: SessionID) {
    let arePromises = settings.itemsArePromises
    // Moved out: the scene is read while the drag changes.
    var drags = DragTable()
    swap(&drags, &state.drags)
    drags[session].updateArriving(dataChanges: dataChanges) {
      arePromises || scene.offers($0.reference)
    }
    swap(&drags, &state.drags)
  }

  /// The item that is in a view and that a drop would bring, if it would bring no other one.
  mutating func onlyArrival(of session: SessionID, from view: ViewID) -> ItemID? {
    let arrivals = arrivals(of: session)
    guard arrivals.count == 1, isHeld(arrivals[0].item, by: view) else { return nil }
    return arrivals[0].item.item
  }

  /// Returns true if an item was lifted from a view, and is still in it.
  func isHeld(_ item: DragItem, by view: ViewID) -> Bool {
    guard item.origin == view else { return false }
    // Otherwise what arrives has a place.
    guard settings.itemsArePromises || !scene.unplaced.isEmpty else { return true }
    return scene[view].holds(item.item)
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
    return state.drags[session].dropScope?.place?.gap(in: scene[view].collection)
  }
}
