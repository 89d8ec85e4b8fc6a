/// A place that can take a drop, by the number that its owner gave it.
public struct DestinationID: Hashable, Sendable, BitwiseCopyable, Comparable {
  /// The number.
  public var rawValue: UInt32

  /// Makes an id from a number.
  @inlinable public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Orders by number.
  @inlinable public static func < (left: DestinationID, right: DestinationID) -> Bool {
    left.rawValue < right.rawValue
  }
}
