package import DragGeometry

/// The frames of sections of which only the frames of what lies in them are known, such as those of an application's own
/// layout.
///
/// A section reaches from the first edge of what lies in it to the last one, across the whole list. An empty one has no
/// extent, and lies behind all that come before it.
package struct SectionOutlines {
  /// The frames so far, in the order of the sections.
  package private(set) var frames: [Rect] = []
  private let width: Double
  private let isTransposed: Bool
  private var end = 0.0

  /// Begins without sections.
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
