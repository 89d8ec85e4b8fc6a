package import CollectionLayout
import CollectionModel
package import DragGeometry
package import DragItems

/// A collection as it is shown: with the gap that a drag has opened in it, if any (H5).
///
/// It answers what is at a point, and where an item is, for all that refers to the screen: presses, menus, springs,
/// references of scripts, scroll limits, frames and pictures. The destination of a drag alone is resolved in the rest
/// layout, so that the gap that it opens does not move it.
package struct ShownCollection {
  // By reference: what is shown is asked for at every step of a drag, and its content is large.
  private let kept: StageView.Content.Kept
  private let hasGap: Bool

  /// A collection as it is kept, with the gap that its content has opened, or without it.
  init(_ kept: StageView.Content.Kept, hasGap: Bool = false) {
    self.kept = kept
    self.hasGap = hasGap
  }

  package var content: CollectionContent { kept.content }

  /// The open gap; nil where none is open, and where it does not fit the layout.
  private var gap: DisplayedGap? {
    hasGap && kept.content.opened?.geometry != nil ? kept.content.opened : nil
  }

  /// The extent of all content, with the gap.
  package var contentSize: Size {
    gap?.geometry?.geometry.contentSize ?? content.geometry.contentSize
  }

  /// The top left corner of the visible part, in the coordinates of this layout.
  package var offset: Point { content.offset(in: contentSize) }

  /// The visible part of the content, and its scroll range.
  package var scrollPosition: ScrollPosition {
    ScrollPosition(offset: offset, viewport: content.size, content: contentSize)
  }

  /// The item at a point of the content; nil in the gap and beside all items.
  ///
  /// The complexity is that of ``CollectionLayout/LayoutGeometry/slot(at:)``.
  package func item(at point: Point) -> ItemID? {
    let slot = gap?.geometry.map { $0.slot(at: point) } ?? content.geometry.slot(at: point)
    return slot.flatMap { content.order.item(at: $0) }
  }

  /// The items whose frames intersect a rectangle of the content, moved ones in the gap among them, in the order without the
  /// gap.
  package func items(intersecting rect: Rect) -> [ItemID] {
    guard let gap, let shown = gap.geometry else {
      return content.geometry.slots(intersecting: rect).compactMap { content.order.item(at: $0) }
    }
    let moved = gap.run.compactMap { $0 }.filter { frame(of: $0)?.intersects(rect) == true }
    let slots = shown.slots(intersecting: rect) + moved.compactMap { content.order.slot(of: $0) }
    return slots.sorted().compactMap { content.order.item(at: $0) }
  }

  /// The frame of an item in the content: O(log n); nil if the item does not exist.
  package func frame(of item: ItemID) -> Rect? {
    guard let slot = content.order.slot(of: item) else { return nil }
    // An exact frame overrides any layout, wherever its item is in the order.
    if let own = content.ownFrames[item] { return own }
    guard let gap, let shown = gap.geometry else { return content.geometry.frame(of: slot) }
    if let index = gap.run.firstIndex(of: item) { return shown.frame(ofCell: index) }
    return shown.frame(of: slot)
  }

  /// The frames of the positions of the gap in the content, in their order.
  package var gapFrames: [Rect] {
    guard let gap, let shown = gap.geometry else { return [] }
    return gap.run.indices.compactMap { shown.frame(ofCell: $0) }
  }
}
