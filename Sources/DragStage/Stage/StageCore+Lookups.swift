import DragGeometry
import DragGestures
import DragItems
import DragSessions
import Machines

extension StageCore {
  /// True if a session's drag is not over.
  func isLive(_ session: SessionID) -> Bool { state.isLive(session) }

  /// A session whose drag is not over, or nil.
  func live(_ session: SessionID) -> SessionID? { state.live(session) }

  /// Returns the record of a session that has begun; nil before that.
  func record(of drag: borrowing DragState) -> SessionRecord? {
    SessionState(drag.drag.session.state).map { SessionRecord(drag, $0) }
  }

  /// The session that began last, as it is now or was when it was over.
  var lastSession: SessionRecord? {
    guard let last = sessions.lastBegun, isLive(last) else { return sessions.ended }
    return record(of: state.drags[last])
  }

  /// True if a pointer belongs to this stage; the id of another stage's pointer may be out of
  /// range.
  func isKnown(_ pointer: PointerID) -> Bool {
    state.pointers.indices.contains(pointer.index)
  }

  /// The position of a pointer, in the viewport; the origin if it has none yet.
  // Changes nothing: every move of a replay asks, and a function that is not `mutating` would get a copy
  // of all that is kept of the pointer.
  mutating func point(of pointer: PointerID) -> Point {
    isKnown(pointer) ? state.pointers[pointer.index].point : .zero
  }

  /// Returns true if a pointer is down.
  func isPressed(_ pointer: PointerID) -> Bool {
    isKnown(pointer) && state.pointers[pointer.index].gesture.state != .idle
  }

  /// The ordinal of the destination that performs the drop of a drag.
  func performer(of session: SessionID) -> UInt32 {
    state.drags[session].drag.session.context.current?.ordinal ?? 0
  }

  /// The relation of a view's application to the one that an item came from (CONTRACT-106).
  func reader(at view: ViewID, of origin: ViewID) -> ItemReader {
    applications.reader(scene[view].application, of: scene[origin].application)
  }

  /// True if a destination is present: neither it nor its view was removed.
  func isPresent(_ destination: DestinationID) -> Bool {
    scene.isPresent(ViewID(destination))
      && (destination.ordinal == 0 || scene.hasDestination(destination))
  }
}
