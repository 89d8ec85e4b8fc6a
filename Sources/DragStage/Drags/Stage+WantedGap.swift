package import DragGeometry
package import DragSessions

extension Stage {
  /// Lets a destination show another gap than that of the pointer, and insert there.
  ///
  /// It counts for proposals to insert between items, from the answer to the present question on, while the drag is at the
  /// view; nil is the pointer's gap again. What a policy is asked about stays the pointer's position. O(1).
  ///
  /// - Parameters:
  ///   - gap: A gap of the collection; another one is the pointer's.
  ///   - session: The drag.
  ///   - view: The collection.
  package func showGap(_ gap: GapIndex?, of session: SessionID, in view: ViewID) {
    guard core.isLive(session) else { return }
    core.want(gap, of: session, in: view)
  }
}
