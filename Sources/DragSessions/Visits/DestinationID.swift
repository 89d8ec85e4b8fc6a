/// The identity of a drop destination: the number of its site and its ordinal there.
///
/// The destinations at one site are served together (CONTRACT-35): the drag is inside all of them
/// that handle it, or inside none.
public struct DestinationID: Hashable, Sendable, BitwiseCopyable {
  /// The number of the site.
  @usableFromInline package var rawValue: UInt32
  /// The ordinal of the destination at its site, in the order of adding.
  @usableFromInline package var ordinal: UInt32

  /// Makes an id from the number of a site and an ordinal.
  @inlinable package init(_ rawValue: UInt32, ordinal: UInt32 = 0) {
    self.rawValue = rawValue
    self.ordinal = ordinal
  }

  /// Hashes both numbers at once: destinations are looked up at every first contact.
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(rawValue) << 32 | UInt64(ordinal))
  }

  /// Compares by site, then by ordinal.
  @inlinable package static func < (left: DestinationID, right: DestinationID) -> Bool {
    (left.rawValue, left.ordinal) < (right.rawValue, right.ordinal)
  }
}
