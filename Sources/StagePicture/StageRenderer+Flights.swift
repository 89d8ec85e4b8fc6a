package import DragGeometry
package import DragSessions
package import Machines

/// A stack on its way to where it belongs after a drop or a cancel.
package struct Flight: Hashable, Sendable {
  /// The session that has ended.
  package let session: SessionID
  /// The center of the top card at the begin.
  package let start: Point
  /// The end of its way, or nil where it fades where it is.
  package let end: Rect?
  /// When it begins.
  package let begin: Timestamp
  /// The duration of the flight.
  package let duration: Microseconds
}

extension StageRenderer {
  /// The stacks that are on their way, in the order of their begins; those that have arrived are among
  /// them until the next picture.
  package var flights: [Flight] { departures.map(\.flight) }
}
