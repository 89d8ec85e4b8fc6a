package import DragSessions

/// A load that ends by a word of its source alone, which has not come (CONTRACT-117).
package struct UnansweredLoad: Hashable, Sendable {
  /// The session of its drop.
  package let session: SessionID
  /// Who asked for the data.
  package let destination: ViewID
  /// Whose data it is.
  package let item: DragItem
  /// Whether it is reported together with the others of its drop.
  package let isOfAll: Bool
  /// The placeholder for the data until it comes.
  let placeholder: PlaceholderID?
}
