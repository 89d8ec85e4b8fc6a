public import DragGeometry

/// The visible part of a collection's content, and its limits.
public struct ScrollPosition: Hashable, Sendable {
  /// The top left corner of the visible part, in content coordinates.
  public var offset: Point
  /// The size of the visible part.
  public var viewport: Size
  /// The extent of all content.
  public var content: Size
  /// The distance that the edges of the content may scroll inward, as adjusted content insets.
  @usableFromInline package var insets: Insets

  /// Makes a position.
  package init(offset: Point = .zero, viewport: Size, content: Size, insets: Insets = .zero) {
    self.offset = offset
    self.viewport = viewport
    self.content = content
    self.insets = insets
  }

  /// The content point under a pointer that stays at its position in the viewport.
  ///
  /// After every scroll step the destination is resolved again from this point, because the content
  /// has moved under the pointer (A3).
  @usableFromInline package func contentPoint(under pointer: Point) -> Point { pointer + offset }

  /// The minimum and the maximum offset along an axis; nil if the content fits, or if the numbers
  /// are invalid (A2).
  package func range(along axis: Axis) -> ClosedRange<Double>? {
    let span = span(along: axis)
    let low = -span.start
    let high = span.content - span.viewport + span.end
    guard low < high, low.isFinite, high.isFinite else { return nil }
    return low...high
  }

  /// The nearest valid offset; that of the content's start if the content fits (A2).
  @usableFromInline package var clampedOffset: Point {
    func clamped(_ offset: Double, _ axis: Axis) -> Double {
      guard let range = range(along: axis) else { return 0 }
      return min(max(offset, range.lowerBound), range.upperBound)
    }
    return Point(x: clamped(offset.x, .horizontal), y: clamped(offset.y, .vertical))
  }

  /// The numbers of one axis.
  func span(
    along axis: Axis
  ) -> (offset: Double, viewport: Double, content: Double, start: Double, end: Double) {
    switch axis {
    case .horizontal: (offset.x, viewport.width, content.width, insets.left, insets.right)
    case .vertical: (offset.y, viewport.height, content.height, insets.top, insets.bottom)
    }
  }
}
