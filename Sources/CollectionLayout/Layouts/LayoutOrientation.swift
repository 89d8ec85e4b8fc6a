/// How a layout stands in the plane: the axis along which it scrolls, and where its lines begin.
///
/// A horizontal layout is the vertical one with its axes swapped. From right to left a layout is
/// its own mirror image, with its insets: inside the width of the collection where it scrolls down,
/// and inside its content, but never less than that width, where it scrolls sideways.
public struct LayoutOrientation: Hashable, Sendable {
  /// The axis along which lines and sections follow each other.
  public var axis: Axis
  /// The direction of reading.
  public var direction: LayoutDirection

  /// Makes an orientation.
  public init(axis: Axis = .vertical, direction: LayoutDirection = .leftToRight) {
    self.axis = axis
    self.direction = direction
  }

  /// Whether the items of a line follow each other from the greatest coordinate downwards.
  var mirrorsLines: Bool { axis == .vertical && direction == .rightToLeft }

  /// Whether lines and sections follow each other from the greatest coordinate downwards.
  var mirrorsSections: Bool { axis == .horizontal && direction == .rightToLeft }
}
