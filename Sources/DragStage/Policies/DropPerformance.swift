public import Machines

/// The handling of the items of a drop for which the destination did not choose a position.
public struct DropPerformance: Hashable, Sendable {
  /// The way in which the items arrive.
  public enum Handling: Hashable, Sendable {
    /// Local items are moved or copied at once; foreign ones are loaded into placeholders.
    case accept
    /// Local items are moved or copied at once; foreign ones are ignored.
    case local
    /// Every item is loaded into a placeholder.
    case load
    /// No item arrives.
    case nothing
    /// The application could not insert the items: nothing changes. The reported operation stays,
    /// or is a cancel if the destination has a veto (``DropBehavior/vetoes``).
    case fail(reason: String)
  }

  /// The way in which the items arrive.
  package var handling: Handling
  /// The delay before the items arrive.
  package var delay: Microseconds

  /// Makes a performance.
  public init(_ handling: Handling, after delay: Microseconds = .zero) {
    self.handling = handling
    self.delay = delay
  }
}
