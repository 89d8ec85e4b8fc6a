package import CollectionLayout
public import DragItems
public import DragSessions
public import Machines

/// The deviations of a destination from the contract, as options that other toolkits need.
///
/// With the defaults, a destination behaves as the contract specifies.
public struct DropBehavior: Hashable, Sendable {
  /// The proposal used when `update` returns nil (CONTRACT-26, 43, 135, 141).
  public var defaultProposal = DefaultProposal.cancel
  /// The types of which the drag must have one, or nil for any drag (CONTRACT-133, 139).
  ///
  /// If no item has a visible representation of such a type, the destination is neither asked nor
  /// notified; a view without another destination is then transparent.
  public var acceptedTypes: [TypeIdentifier]?
  /// True if a drop that fails becomes a cancel, and is reported as one to the source
  /// (CONTRACT-134, 140).
  public var vetoes = false
  /// The interval of updates for a drag at rest, or nil for none (CONTRACT-135); more than zero.
  public var period: Microseconds?
  /// True if the last position is kept when the pointer refers to none (CONTRACT-61).
  public var keepsLastPosition = false
  /// True if items may still be given positions after `perform` has returned, until the animation of
  /// the drop ends (CONTRACT-76).
  ///
  /// Each late choice is carried out, and is recorded as `ContractViolation.dropLate`.
  public var takesLateChoices = false
  /// The delay before a gap opens, or nil for that of the settings (CONTRACT-69); of a view's own destination.
  package var cadence: ReorderingCadence?

  /// Makes a behavior with the defaults.
  public init() {}
}
