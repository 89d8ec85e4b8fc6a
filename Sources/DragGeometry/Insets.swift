/// The distances of content from the four edges, in points.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  @usableFromInline package var top: Double
  /// The distance from the left edge.
  @usableFromInline package var left: Double
  /// The distance from the bottom edge.
  @usableFromInline package var bottom: Double
  /// The distance from the right edge.
  @usableFromInline package var right: Double

  /// Makes insets from four distances.
  @inlinable public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets that are equal on all four sides.
  @inlinable package init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// Zero insets.
  @usableFromInline package static let zero = Insets(0)
}
