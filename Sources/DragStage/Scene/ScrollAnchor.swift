import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems

/// What is seen of a collection before its data changes, so that it can be seen at its place after.
///
/// At the begin of the content there is none: what comes ahead of the first item is seen there.
struct ScrollAnchor {
  /// An item that is seen, or stands less than a length of the view away, and its place.
  private struct Mark {
    let item: ItemID
    let frame: Rect
  }

  /// The items in order.
  private let marks: [Mark]
  private let visible: Rect

  /// Looks at a collection; nil where nothing has scrolled.
  ///
  /// O(log n + items near what is seen).
  init?(_ content: CollectionContent) {
    guard content.scrolled != .zero else { return nil }
    let visible = content.visible
    self.visible = visible
    let near = Rect(
      x: visible.minX - visible.width, y: visible.minY - visible.height,
      width: 3 * visible.width, height: 3 * visible.height)
    marks = content.geometry.slots(intersecting: near).compactMap { slot in
      guard let item = content.order.item(at: slot),
        let frame = content.geometry.frame(of: slot)
      else { return nil }
      return Mark(item: item, frame: frame)
    }
  }

  /// The offset at which the first item is seen where it was; nil where none is left.
  ///
  /// It is the first of those that have kept their order: an item that has passed the others takes
  /// nothing along.
  func offset(in content: CollectionContent) -> Point? {
    let left = marks.compactMap { mark in
      content.order.slot(of: mark.item).map { (slot: $0, old: mark.frame) }
    }
    let places = left.indices.sorted { left[$0].slot < left[$1].slot }
    var ranks = [Int](repeating: 0, count: left.count)
    for (rank, place) in places.enumerated() { ranks[place] = rank }
    let first = LongestIncreasing.places(of: ranks).first { left[$0].old.intersects(visible) }
    guard let first, let frame = content.geometry.frame(of: left[first].slot) else { return nil }
    let shift = frame.origin - left[first].old.origin
    switch content.geometry.orientation.axis {
    case .vertical: return Point(x: visible.minX, y: visible.minY + shift.y)
    case .horizontal: return Point(x: visible.minX + shift.x, y: visible.minY)
    }
  }
}
