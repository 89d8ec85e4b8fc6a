package import DragGeometry

extension LayoutGeometry {
  /// A point in a gap, for scripts that refer to one; nil past the end (L8).
  ///
  /// The point is the middle of the leading edge of the item after the gap, moved inward by one
  /// point or a quarter of the item's extent, whichever is less. After the last item it is the same
  /// at its trailing edge; in an empty section it is the center of its visible part. The last
  /// section extends to the end of the visible part, as for a drop below the content (H15).
  ///
  /// - Parameters:
  ///   - gap: The gap.
  ///   - visible: The visible part of the content.
  /// - Returns: The point, in content coordinates.
  package func point(ofGap gap: GapIndex, visible: Rect) -> Point? {
    guard itemCounts.indices.contains(gap.section) else { return nil }
    let count = itemCounts[gap.section]
    guard gap.item >= 0, gap.item <= count else { return nil }
    guard count > 0 else { return centerOfEmpty(section: gap.section, visible: visible) }
    let isEnd = gap.item == count
    let slot = Slot(section: gap.section, item: isEnd ? count - 1 : gap.item)
    guard let frame = frame(of: slot) else { return nil }
    let axis = sideAxis(of: slot)
    switch axis {
    case .vertical:
      let inward = min(1, frame.height / 4)
      return Point(x: frame.center.x, y: isEnd ? frame.maxY - inward : frame.minY + inward)
    case .horizontal:
      let inward = min(1, frame.width / 4)
      let isGreatest = isEnd != isMirrored(along: axis)
      return Point(x: isGreatest ? frame.maxX - inward : frame.minX + inward, y: frame.center.y)
    }
  }

  /// The center of the visible part of an empty section, or of the whole section if no part is
  /// visible.
  private func centerOfEmpty(section: Int, visible: Rect) -> Point {
    guard let band = band(ofSection: section) else { return visible.center }
    let seen = visible.transposed(plane.isTransposed)
    let isLast = section == itemCounts.count - 1
    let isMirrored = orientation.mirrorsSections
    let top = isLast && isMirrored ? min(band.top, seen.minY) : band.top
    let bottom = isLast && !isMirrored ? max(band.bottom, seen.maxY) : band.bottom
    let whole = bandFrame(from: top, extent: bottom - top)
    return (whole.intersection(visible) ?? whole).center
  }
}
