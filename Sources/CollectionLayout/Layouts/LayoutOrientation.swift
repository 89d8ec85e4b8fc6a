/// The orientation of a layout: the scroll axis, and the side at which lines begin.
///
/// A horizontal layout is the vertical one with swapped axes. A right-to-left layout is the mirror
/// image of the left-to-right one, including its insets. If it scrolls down, it is mirrored within
/// the width of the collection; if it scrolls sideways, within its content, but at least that
/// width.
public struct LayoutOrientation: Hashable, Sendable {
  /// The axis along which lines and sections follow each other.
  @usableFromInline package var axis: Axis
  /// The reading direction.
  @usableFromInline package var direction: LayoutDirection

  /// Makes an orientation.
  public init(axis: Axis = .vertical, direction: LayoutDirection = .leftToRight) {
    self.axis = axis
    self.direction = direction
  }

  /// True if the items of a line follow each other from the greatest coordinate downwards.
  var mirrorsLines: Bool { axis == .vertical && direction == .rightToLeft }

  /// True if lines and sections follow each other from the greatest coordinate downwards.
  var mirrorsSections: Bool { axis == .horizontal && direction == .rightToLeft }
}
