public import DragSessions

/// The identity of a view or a collection on a stage, by number.
public struct ViewID: Hashable, Sendable {
  /// The number, from 0, in the order of adding; later views are in front.
  @usableFromInline package let rawValue: UInt32

  /// Makes an identity from its number.
  @inlinable package init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Makes an identity from the view's place in the order of adding.
  @inlinable package init(index: Int) {
    self.init(UInt32(index))
  }

  /// Makes the identity of the view that a destination belongs to.
  @inlinable package init(_ destination: DestinationID) {
    self.init(destination.rawValue)
  }

  /// The place in the order of adding.
  @inlinable package var index: Int { Int(rawValue) }

  /// Orders by number: later views are in front.
  @inlinable package static func < (left: ViewID, right: ViewID) -> Bool {
    left.rawValue < right.rawValue
  }
}
