public import DragGeometry

extension LayoutGeometry {
  /// The axis along which the sides of an item are told apart (H13).
  public var inlineAxis: Axis { layout.inlineAxis ?? .vertical }

  /// A point that lies in a gap, for a script that aims at one; nil past the end (L8).
  ///
  /// That is the middle of the leading edge of the item behind the gap, moved inward by one point
  /// or a quarter of the item's extent, whichever is less; behind the last item the same at its
  /// trailing edge; in an empty section the centre of its visible part.
  ///
  /// - Parameters:
  ///   - gap: The gap.
  ///   - visible: What of the content is seen.
  public func point(ofGap gap: GapIndex, visible: Rect) -> Point? { nil }
}
