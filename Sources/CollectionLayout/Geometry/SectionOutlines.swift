package import DragGeometry

/// Computes the frames of sections from the frames of their cells, headers and footers, for layouts of an application.
///
/// A section extends from the first edge of its parts to the last one, across the whole list. An empty section has no extent,
/// and follows all sections before it.
package struct SectionOutlines {
  /// The frames so far, in the order of the sections.
  package private(set) var frames: [Rect] = []
  private let width: Double
  private let isTransposed: Bool
  private var end = 0.0

  /// Makes the outlines of no sections.
  ///
  /// - Parameters:
  ///   - size: The size of the list.
  ///   - orientation: How its sections follow each other.
  package init(in size: Size, _ orientation: LayoutOrientation) {
    isTransposed = orientation.axis == .horizontal
    width = size.transposed(isTransposed).width
  }

  /// Adds the next section; parts without extent do not count.
  ///
  /// - Complexity: O(n) for n parts.
  package mutating func append(around parts: [Rect]) {
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for part in parts where part.width > 0 && part.height > 0 {
      let part = part.transposed(isTransposed)
      top = min(top, part.minY)
      bottom = max(bottom, part.maxY)
    }
    if top > bottom { (top, bottom) = (end, end) }
    frames.append(
      Rect(x: 0, y: top, width: width, height: bottom - top).transposed(isTransposed))
    end = max(end, bottom)
  }
}
