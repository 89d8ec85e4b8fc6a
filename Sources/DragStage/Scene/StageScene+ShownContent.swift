public import CollectionLayout
public import DragGeometry
import DragItems

/// What a stage shows: frames, gaps and scroll positions, with the gaps that drags have opened.
extension StageScene {
  /// The displayed frame of an item, in the viewport: with the gap that a drag has opened.
  ///
  /// Moved items are in the gap, and a copy's gap is empty. The first query about a gap lays out
  /// the items with it: independent of their number on rows and grids, O(n) on all other layouts.
  /// Each further query is O(log n).
  ///
  /// - Parameter item: The item.
  /// - Returns: The frame, or nil if the item or its view does not exist.
  public func shownFrame(of item: ItemReference) -> Rect? {
    stage.core.shownFrame(of: item)
  }

  /// The displayed frame of a placeholder, in the viewport, or nil if it was removed.
  public func shownFrame(of placeholder: PlaceholderID) -> Rect? {
    gap(of: placeholder).flatMap { _ in shownFrame(of: placeholder.reference) }
  }

  /// The frames of the positions of an open gap in a collection, in the viewport.
  ///
  /// The complexity is that of ``shownFrame(of:)-(ItemReference)``.
  ///
  /// - Parameter view: The collection.
  /// - Returns: A frame for each position of the gap, in their order; empty if no gap is open.
  public func shownGap(in view: ViewID) -> [Rect] {
    guard stage.core.data.scene.isPresent(view), let shown = stage.core.shownCollection(of: view)
    else { return [] }
    let shift = stage.core.data.scene.frame(of: view).origin - shown.offset
    return shown.gapFrames.map { $0.moved(by: shift) }
  }

  /// The visible part of a view's content as it is shown, and its scroll range, or nil if it does not scroll.
  ///
  /// A gap that a drag has opened is a part of the content. The complexity is that of ``shownFrame(of:)-(ItemReference)``.
  public func scrollPosition(of view: ViewID) -> ScrollPosition? {
    stage.core.scrollPosition(of: view)
  }

  /// A collection as it is shown, with the gap that a drag has opened in it; nil for any other view.
  package func shownCollection(_ view: ViewID) -> ShownCollection? {
    stage.core.shownCollection(of: view)
  }

  /// The item at a point in the viewport, as it is shown in a view; nil where none is.
  package func item(in view: ViewID, at point: Point) -> ItemReference? {
    stage.core.item(in: view, at: point).map { ItemReference(view: view, item: $0) }
  }
}
