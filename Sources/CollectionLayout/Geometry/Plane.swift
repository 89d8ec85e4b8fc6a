import DragGeometry

/// The collection's bounds as a layout sees them: it always scrolls downwards.
struct Plane: Sendable {
  /// How the layout stands in the real plane.
  let orientation: LayoutOrientation
  /// The extent across the lines.
  let width: Double
  /// The extent along which the layout scrolls.
  let extent: Double

  init(_ orientation: LayoutOrientation, bounds: Size) {
    self.orientation = orientation
    let size = bounds.transposed(orientation.axis == .horizontal)
    width = size.width
    extent = size.height
  }

  /// Whether the axes of the real plane are swapped.
  var isTransposed: Bool { orientation.axis == .horizontal }

  /// What surrounds the lines of every section; the insets are those of the plane.
  func frame(header: Double, footer: Double, inset: Insets) -> SectionFrame {
    SectionFrame(
      header: header, footer: footer, inset: inset, isMirrored: orientation.mirrorsSections)
  }
}
