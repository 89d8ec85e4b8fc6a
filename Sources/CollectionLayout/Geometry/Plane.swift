import DragGeometry

/// The bounds of a collection in layout coordinates, in which it always scrolls downwards.
struct Plane: Sendable {
  /// The orientation of the layout in content coordinates.
  let orientation: LayoutOrientation
  /// The extent across the lines.
  let width: Double
  /// The extent along the scroll axis.
  let extent: Double

  init(_ orientation: LayoutOrientation, bounds: Size) {
    self.orientation = orientation
    let size = bounds.transposed(orientation.axis == .horizontal)
    width = size.width
    extent = size.height
  }

  /// True if the axes of content coordinates are swapped.
  var isTransposed: Bool { orientation.axis == .horizontal }

  /// The surroundings of the lines of every section; the insets are in layout coordinates.
  func frame(of style: SectionStyle) -> SectionFrame {
    SectionFrame(style: style, isMirrored: orientation.mirrorsSections)
  }
}
