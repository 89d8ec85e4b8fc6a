/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent along x, in points.
  public var width: Double
  /// The extent along y, in points.
  public var height: Double

  /// Makes a size from its two extents.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size of zero.
  @usableFromInline package static let zero = Size(width: 0, height: 0)

  /// True if both extents are finite and not negative.
  @inlinable package var isValid: Bool {
    width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}
