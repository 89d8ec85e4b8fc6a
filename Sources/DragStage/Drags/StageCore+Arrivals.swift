import DragItems
import DragSessions

extension StageCore {
  /// The items that a drop would bring at this moment, in the order in which they joined.
  mutating func arrivals(of session: SessionID) -> [Arrival] {
    state.drags[session].updateArriving(dataChanges: dataChanges, in: scene)
    return state.drags[session].arriving.items
  }

  /// The item of a view that a drop would bring, if it would bring no other one.
  mutating func onlyArrival(of session: SessionID, from view: ViewID) -> ItemID? {
    let arrivals = arrivals(of: session)
    guard arrivals.count == 1, arrivals[0].item.origin == view else { return nil }
    return arrivals[0].item.item
  }
}
