package import DragSessions

extension Callback {
  /// The receiver of a callback.
  package enum Side: String, Hashable, Sendable, CaseIterable {
    /// The drag's source.
    case source
    /// The drag's destination.
    case destination
    /// Source or destination.
    case either
  }
}
