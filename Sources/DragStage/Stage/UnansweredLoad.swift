package import DragSessions

/// A load that only its source can end, and that is not answered yet (CONTRACT-117).
package struct UnansweredLoad: Hashable, Sendable {
  /// The session of its drop.
  package let session: SessionID
  /// The view that requested the data.
  package let destination: ViewID
  /// The item.
  package let item: DragItem
  /// True if it is reported together with the other loads of its drop.
  package let isOfAll: Bool
  /// The placeholder for the data.
  let placeholder: PlaceholderID?
}
