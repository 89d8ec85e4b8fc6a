package import DragSessions

extension Callback {
  /// Who is asked or told.
  package enum Side: String, Hashable, Sendable, CaseIterable {
    /// Where a drag comes from.
    case source
    /// Where a drag goes.
    case destination
    /// Either of them.
    case either
  }
}
