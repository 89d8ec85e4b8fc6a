import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems

/// The visible items of a collection before its data changes, to keep them at the same location
/// afterwards.
///
/// At the start of the content there is no anchor: items inserted before the first item become
/// visible.
struct ScrollAnchor {
  /// An item that is visible or less than a length of the view away, and its frame.
  private struct Mark {
    let item: ItemID
    let frame: Rect
  }

  /// The items in order.
  private let marks: [Mark]
  private let visible: Rect

  /// Makes an anchor from a collection; nil if nothing has scrolled.
  ///
  /// O(log n + items near the visible part).
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

  /// The offset that keeps the first item at its location; nil if none is left.
  ///
  /// It is the first of the items that have kept their order: an item that was moved past the
  /// others is not an anchor.
  func offset(in content: CollectionContent) -> Point? {
    let left = marks.compactMap { mark in
      content.order.slot(of: mark.item).map { (slot: $0, old: mark.frame) }
    }
    let sorted = left.indices.sorted { left[$0].slot < left[$1].slot }
    var ranks = [Int](repeating: 0, count: left.count)
    for (rank, index) in sorted.enumerated() { ranks[index] = rank }
    let first = LongestIncreasing.places(of: ranks).first { left[$0].old.intersects(visible) }
    guard let first, let frame = content.geometry.frame(of: left[first].slot) else { return nil }
    let shift = frame.origin - left[first].old.origin
    switch content.geometry.orientation.axis {
    case .vertical: return Point(x: visible.minX, y: visible.minY + shift.y)
    case .horizontal: return Point(x: visible.minX + shift.x, y: visible.minY)
    }
  }
}
