/// A drag session on a stage: the first one lifted is 1.
public struct SessionID: Hashable, Sendable {
  /// The number, from 1, in the order of lifting.
  package let rawValue: UInt32

  /// Makes an id from a number.
  @usableFromInline package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Orders by number.
  package static func < (left: SessionID, right: SessionID) -> Bool {
    left.rawValue < right.rawValue
  }
}
