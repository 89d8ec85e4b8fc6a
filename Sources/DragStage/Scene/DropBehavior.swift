public import DragItems
public import DragSessions
public import Machines

/// Where a destination does something else than most: what other toolkits do, switch by switch.
///
/// With every default a destination behaves as the contract's own.
public struct DropBehavior: Hashable, Sendable {
  /// What is proposed where an update is not answered (CONTRACT-26, 43, 135, 141).
  public var defaultProposal = DefaultProposal.cancel
  /// The types of which the drag must have one, or nil for any drag (CONTRACT-133, 139).
  ///
  /// Where no item has a visible representation of such a type, the destination hears nothing at all;
  /// a view without another one is transparent then.
  public var acceptedTypes: [TypeIdentifier]?
  /// Whether a drop that fails is a cancel, and told so to the source (CONTRACT-134, 140).
  public var vetoes = false
  /// How often a drag at rest is told, or nil where it is not (CONTRACT-135); more than zero.
  public var period: Microseconds?
  /// Whether the last place stays where the pointer means none (CONTRACT-61).
  public var keepsPlace = false

  /// Makes a behavior with every default.
  public init() {}
}
