package import DragGeometry

// Where a point is in the line of an item.
extension LayoutGeometry {
  /// The axis along which the sides of an existing item are distinguished (H13): that of its line, or across the lines if the
  /// item fills its line, as its neighbors are before and behind that.
  func sideAxis(of slot: Slot) -> Axis {
    guard layout.facts.inlineAxis == .horizontal, !overrides.contains(slot),
      arrangement.fillsLine(slot)
    else { return inlineAxis }
    return plane.isTransposed ? .horizontal : .vertical
  }

  /// Returns true if items are read from the greatest coordinate downwards along an axis.
  func isMirrored(along axis: Axis) -> Bool {
    axis == .horizontal && orientation.direction == .rightToLeft
  }

  /// The last item of a line, and its frame, at a point in the empty rest of the line behind it; nil for all other points, and
  /// for an item with an exact frame, which is in no line.
  func itemEndingLine(before point: Point) -> (slot: Slot, frame: Rect)? {
    let inPlane = point.transposed(plane.isTransposed)
    guard let slot = arrangement.lastItem(ofLineAt: inPlane), !overrides.contains(slot),
      let frame = arrangement.frame(of: slot)
    else { return nil }
    let isBehind =
      orientation.mirrorsLines ? inPlane.x < frame.minX : inPlane.x >= frame.maxX
    return isBehind ? (slot, frame.transposed(plane.isTransposed)) : nil
  }

  /// Returns true if a point is in the middle half of an item, along the axis of its sides.
  ///
  /// Of the two ends of that half, the first in reading order is included (H16).
  ///
  /// - Parameters:
  ///   - point: The point, in content coordinates.
  ///   - slot: The item.
  /// - Returns: True if it is; false if the item has no frame.
  package func isInMiddle(_ point: Point, of slot: Slot) -> Bool {
    guard let frame = frame(of: slot) else { return false }
    let axis = sideAxis(of: slot)
    return frame.isInMiddle(point, along: axis, isMirrored: isMirrored(along: axis))
  }
}

extension Rect {
  /// Returns true if a point is in the middle half along an axis, which is read from the greatest coordinate downwards if it is
  /// mirrored.
  func isInMiddle(_ point: Point, along axis: Axis, isMirrored: Bool) -> Bool {
    let (start, extent, index) =
      switch axis {
      case .vertical: (minY, height, point.y)
      case .horizontal: (minX, width, point.x)
      }
    let (low, high) = (start + extent / 4, start + extent * 3 / 4)
    return isMirrored ? index > low && index <= high : index >= low && index < high
  }
}
