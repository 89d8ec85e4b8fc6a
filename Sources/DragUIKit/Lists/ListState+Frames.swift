import CollectionLayout
package import DragGeometry
import DragItems
import DragStage
import Foundation

/// The frames of a list that no arrangement of the stage has, and the views beside the cells.
extension ListState {
  /// Marks the layout as due.
  func invalidate() {
    needsArrangement = true
    screen?.viewsChanged()
  }

  /// Lays out again where the layout was invalidated, or depends on the size or the offset and these have changed.
  func arrangeIfNeeded() {
    guard let screen, let id, let content = screen.stage.collection(id) else { return }
    let bounds = CGRect(content.visible)
    let changes =
      laidOutBounds != bounds
      && client.invalidates(forBoundsChange: bounds, isResized: laidOutBounds.size != bounds.size)
    let hasScrolled = laidOutBounds.origin != bounds.origin
    laidOutBounds = bounds
    if hasScrolled { client.didScroll() }
    if needsArrangement || changes { arrange() }
  }

  /// Sets exact frames, where the arrangement of the stage has others.
  package func arrange() {
    needsArrangement = false
    guard let screen, let id, let content = screen.stage.collection(id) else { return }
    guard let frames = client.frames(of: content.order.itemCounts) else { return }
    self.frames = frames
    var exact: [ItemID: Rect] = [:]
    for (slot, frame) in frames.items {
      if let item = content.order.item(at: slot) { exact[item] = frame }
    }
    screen.attempt { () throws(StageError) in
      try screen.stage.scene.setFrames(exact, sections: frames.sections, in: id)
    }
    screen.viewsChanged()
  }

  /// True if the frames are exact; they stay so.
  var isExact: Bool { frames != nil }

  /// The path in the data of a place that is shown; nil for a placeholder.
  package func dataPath(ofShown slot: Slot) -> IndexPath? {
    guard let screen, let id, let content = screen.stage.collection(id),
      let item = content.order.item(at: slot)
    else { return IndexPath(slot) }
    return path(of: item)
  }

  /// The size of the content.
  var contentSize: CGSize? {
    guard let screen, let id else { return nil }
    return screen.stage.collection(id).map { CGSize($0.geometry.contentSize) }
  }

  /// The frames of what intersects a rectangle of the content.
  func shownFrames(in rect: Rect) -> ListFrames {
    guard let screen, let id, let content = screen.stage.collection(id) else { return ListFrames() }
    var shown = ListFrames()
    for slot in content.geometry.slots(intersecting: rect) {
      shown.items[slot] = content.geometry.frame(of: slot)
    }
    shown.supplementaries = supplementaries(in: rect, of: content)
    return shown
  }

  /// The frame of a view beside the cells.
  func frame(of element: ListSupplementary) -> Rect? {
    guard let screen, let id, let content = screen.stage.collection(id) else { return nil }
    if let frames { return frames.supplementaries[element] }
    let section = element.path.section
    switch element {
    case .header(section): return content.geometry.header(ofSection: section)
    case .footer(section): return content.geometry.footer(ofSection: section)
    case _: return nil
    }
  }

  /// The views beside the cells that intersect a rectangle, with their frames.
  func supplementaries(in rect: Rect, of content: CollectionContent) -> [ListSupplementary: Rect] {
    if let frames { return frames.supplementaries.filter { $0.value.intersects(rect) } }
    var found: [ListSupplementary: Rect] = [:]
    for section in content.geometry.headers(intersecting: rect) {
      found[.header(section)] = content.geometry.header(ofSection: section)
    }
    for section in content.geometry.footers(intersecting: rect) {
      found[.footer(section)] = content.geometry.footer(ofSection: section)
    }
    return found
  }

  /// The view of a kind at a path, if it is visible.
  func supplementaryView(of kind: String, at path: IndexPath) -> UIView? {
    layOut()
    return supplementaries[ListSupplementary(kind: kind, path: path)]
  }

  /// The views beside the cells that are visible, in the order of their paths.
  var visibleSupplementaries: [ListSupplementary] {
    layOut()
    return supplementaries.shown
  }
}
