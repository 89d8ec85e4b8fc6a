import DragGeometry
import DragItems
import DragSessions
import Machines

extension StageCore {
  /// The items that a drop would bring at this moment, in the order in which they joined.
  mutating func arrivals(of session: SessionID) -> [Arrival] {
    state.drags[session].updateArriving(
      dataChanges: dataChanges, in: scene, arePromises: settings.itemsArePromises)
    return state.drags[session].arriving.items
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
    guard let drop = state.drags[session].drop else { return nil }
    return drop.scope?.place?.gap(in: scene[drop.view].collection)
  }
}
