public import Machines

/// What a destination does with the items of a drop that it did not choose for.
public struct DropPerformance: Hashable, Sendable {
  /// How the items arrive.
  public enum Handling: Hashable, Sendable {
    /// Local items are moved or copied at once; foreign ones are loaded into placeholders.
    case accept
    /// Local items are moved or copied at once; foreign ones are left.
    case local
    /// Every item is loaded into a placeholder.
    case load
    /// Nothing arrives.
    case nothing
    /// The application could not insert: nothing changes, and the reported operation stays, or is a
    /// cancel where the destination has a veto (``DropBehavior/vetoes``).
    case fail(reason: String)
  }

  /// How the items arrive.
  public var handling: Handling
  /// How long the destination takes before it does so.
  public var delay: Microseconds

  /// Makes a performance.
  public init(_ handling: Handling, after delay: Microseconds = .zero) {
    self.handling = handling
    self.delay = delay
  }
}
