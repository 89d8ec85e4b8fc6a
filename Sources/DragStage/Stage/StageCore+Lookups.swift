import DragItems
import DragSessions
import Machines

extension StageCore {
  /// Whether a session's drag is not over.
  func isLive(_ session: SessionID) -> Bool { state.isLive(session) }

  /// A session whose drag is not over, or nil.
  func live(_ session: SessionID) -> SessionID? { state.live(session) }

  /// Whether the application of a view is gone, and is not notified any more.
  func isTerminated(_ view: ViewID) -> Bool {
    scene.isTerminated(view)
  }

  /// Whether a view is there: not removed, and its application not gone; O(1).
  func isPresent(_ view: ViewID) -> Bool { scene.isPresent(view) }

  /// Whether a pointer is one of this stage's; the id of another one may lie past the end.
  func isKnown(_ pointer: PointerID) -> Bool {
    state.pointers.indices.contains(pointer.index)
  }

  /// Which of a view's destinations performs the drop of a drag.
  func performer(of session: SessionID) -> UInt32 {
    state.drags[session].drag.session.context.current?.ordinal ?? 0
  }

  /// What the application of a view shares with the one that an item came from (CONTRACT-106).
  func reader(at view: ViewID, of origin: ViewID) -> ItemReader {
    applications.reader(scene[view].application, of: scene[origin].application)
  }

  /// What is registered for an item.
  func provider(of item: ItemReference) -> ItemProvider { providers[item] }

  /// The application of a name, or nil where no view names it.
  func application(named name: String) -> ApplicationID? { applications.known(name) }

  /// The application that a view belongs to.
  func application(of view: ViewID) -> ApplicationID { scene[view].application }

  /// The seat that an item stands outside of, or nil for an item of a view.
  func seat(of item: DragItem) -> PointerID? { seatsByView[item.origin] }

  /// The destination of a name that was added to a view, or nil.
  func interaction(named name: String) -> DestinationID? { scene.interaction(named: name) }

  /// Whether a destination is there: neither it nor its view was taken away.
  func isPresent(_ destination: DestinationID) -> Bool {
    scene.isPresent(ViewID(destination))
      && (destination.ordinal == 0 || scene.hasDestination(destination))
  }
}
