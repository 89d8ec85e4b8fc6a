public import DragGeometry

/// What a collection shows of its content, and how far it can go.
public struct ScrollPosition: Hashable, Sendable {
  /// The top left corner of what is seen, in content coordinates.
  public var offset: Point
  /// The size of what is seen.
  public var viewport: Size
  /// The extent of all content.
  public var content: Size
  /// How far the edges of the content may come inside; adjusted insets count.
  public var insets: Insets

  /// Makes a position.
  public init(offset: Point = .zero, viewport: Size, content: Size, insets: Insets = .zero) {
    self.offset = offset
    self.viewport = viewport
    self.content = content
    self.insets = insets
  }

  /// The place of the content under a pointer that stays where it is in the viewport.
  ///
  /// After every step of a scroll the destination is resolved again from here, as the content has
  /// moved under the pointer (A3).
  public func contentPoint(under pointer: Point) -> Point { pointer + offset }

  /// The least and the greatest offset along an axis; nil where the content fits, or where the
  /// numbers mean nothing (A2).
  public func range(along axis: Axis) -> ClosedRange<Double>? {
    let span = span(along: axis)
    let low = -span.start
    let high = span.content - span.viewport + span.end
    guard low < high, low.isFinite, high.isFinite else { return nil }
    return low...high
  }

  /// The nearest offset that the content reaches; that of its start where it fits (A2).
  public var clampedOffset: Point {
    func clamped(_ offset: Double, _ axis: Axis) -> Double {
      guard let range = range(along: axis) else { return 0 }
      return min(max(offset, range.lowerBound), range.upperBound)
    }
    return Point(x: clamped(offset.x, .horizontal), y: clamped(offset.y, .vertical))
  }

  /// What there is along one axis.
  func span(
    along axis: Axis
  ) -> (offset: Double, viewport: Double, content: Double, start: Double, end: Double) {
    switch axis {
    case .horizontal: (offset.x, viewport.width, content.width, insets.left, insets.right)
    case .vertical: (offset.y, viewport.height, content.height, insets.top, insets.bottom)
    }
  }
}
