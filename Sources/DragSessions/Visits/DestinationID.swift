/// Somebody who can take a drop: a site, by the number that its owner gave it, and one of those who
/// are served there.
///
/// Several destinations at one site are served together (CONTRACT-35): the drag is inside all of
/// them that look at it, or inside none.
public struct DestinationID: Hashable, Sendable, BitwiseCopyable, Comparable {
  /// The number of the site.
  public var rawValue: UInt32
  /// Which of the site's destinations it is, in the order of adding.
  public var ordinal: UInt32

  /// Makes an id from the number of a site and a place there.
  @inlinable public init(_ rawValue: UInt32, ordinal: UInt32 = 0) {
    self.rawValue = rawValue
    self.ordinal = ordinal
  }

  /// Takes both numbers in one go: a destination is looked up at every first contact.
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(rawValue) << 32 | UInt64(ordinal))
  }

  /// Orders by site, and within one by place.
  @inlinable public static func < (left: DestinationID, right: DestinationID) -> Bool {
    (left.rawValue, left.ordinal) < (right.rawValue, right.ordinal)
  }
}
