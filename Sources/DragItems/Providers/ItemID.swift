/// The identity of a drag item on its stage; numbers are never reused.
public struct ItemID: Hashable, Sendable {
  /// The number.
  @usableFromInline package var rawValue: UInt32

  /// Makes an id from a number.
  @inlinable package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Compares by number, which is the order of creation.
  @inlinable package static func < (left: ItemID, right: ItemID) -> Bool {
    left.rawValue < right.rawValue
  }
}
