/// A drag item, by the number that its stage gave it; numbers are never given twice.
public struct ItemID: Hashable, Sendable, Comparable {
  /// The number.
  public var rawValue: UInt32

  /// Makes an id from a number.
  @inlinable public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Orders by number, which is the order of making.
  @inlinable public static func < (left: ItemID, right: ItemID) -> Bool {
    left.rawValue < right.rawValue
  }
}
