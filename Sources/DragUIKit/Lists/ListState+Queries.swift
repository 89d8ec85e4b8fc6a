import DragGeometry
import DragItems
import DragStage
import Foundation

/// The answers of a view about its cells and its drags.
extension ListState {
  var hasActiveDrag: Bool { onStage { $0.scene.hasActiveDrag($1) } ?? false }
  var hasActiveDrop: Bool { onStage { $0.scene.hasActiveDrop($1) } ?? false }
  var hasUncommittedUpdates: Bool { onStage { $0.scene.hasUncommittedUpdates($1) } ?? false }

  /// The number of items of each section, with placeholders (CONTRACT-86).
  var shownCounts: [Int] {
    let counts = counts
    return onStage { $0.collection($1)?.order.itemCounts ?? counts } ?? counts
  }

  /// The path in what is shown of a path in the data; nil for one that is not there.
  func shownPath(of path: IndexPath) -> IndexPath? {
    loadIfNeeded()
    guard let slot = path.slot, counts.indices.contains(slot.section),
      (0..<counts[slot.section]).contains(slot.item)
    else { return nil }
    return onStage { stage, id in
      stage.collection(id).map { IndexPath(self.placeholders.shownSlot(of: slot, in: $0)) }
    } ?? path
  }

  /// The path in the data of a path in what is shown; nil for a placeholder and for one that is not there.
  func dataPath(of path: IndexPath) -> IndexPath? {
    loadIfNeeded()
    guard let slot = path.slot else { return nil }
    return onStage { stage, id in
      stage.collection(id)?.order.item(at: slot).flatMap { self.path(of: $0) }
    } ?? path
  }

  /// The scroll offset on the stage, in the rest layout as are the cells.
  var contentOffset: CGPoint? {
    onStage { $0.collection($1).map { CGPoint($0.offset) } } ?? nil
  }

  /// Scrolls on the stage; false if the view is on none.
  func scroll(to offset: CGPoint) -> Bool {
    guard let screen, let id, let old = contentOffset else { return false }
    let step = Point(x: Double(offset.x - old.x), y: Double(offset.y - old.y))
    screen.attempt { () throws(StageError) in try screen.stage.scene.scroll(id, by: step) }
    screen.viewsChanged()
    return true
  }

  /// Scrolls so that a frame of the content is visible: at a part of the free space, or as little as needed.
  func reveal(_ frame: CGRect, part: CGFloat? = nil) {
    guard let old = contentOffset, let content = contentSize else { return }
    let size = client.frame.size
    func start(_ low: CGFloat, _ extent: CGFloat, _ room: CGFloat, _ now: CGFloat, _ all: CGFloat)
      -> CGFloat
    {
      let least = low + extent - room
      let wanted = part.map { low + (least - low) * $0 } ?? min(max(now, least), low)
      return min(max(wanted, 0), max(0, all - room))
    }
    let x = start(frame.minX, frame.width, size.width, old.x, content.width)
    let y = start(frame.minY, frame.height, size.height, old.y, content.height)
    _ = scroll(to: CGPoint(x: x, y: y))
  }

  /// The cell at a path, if it is visible.
  func cell(at path: IndexPath) -> UIView? {
    layOut()
    return path.slot.flatMap { item(at: $0) }.flatMap { cells.cell(of: $0) }
  }

  /// The path of a visible cell.
  func path(ofCell cell: UIView) -> IndexPath? { cells.item(of: cell).flatMap { path(of: $0) } }

  /// The visible cells, in their order, with those of placeholders.
  var visibleCells: [UIView] {
    layOut()
    return cells.items.compactMap { cells.cell(of: $0) }
  }

  /// The paths of the visible items.
  var visiblePaths: [IndexPath] {
    layOut()
    return cells.items.compactMap { path(of: $0) }
  }

  /// The path of the item at a point of the content.
  func path(at point: CGPoint) -> IndexPath? {
    layOut()
    return onStage { stage, id in
      stage.collection(id).flatMap { content in
        content.geometry.slot(at: Point(point)).flatMap { content.order.item(at: $0) }
      }
    }.flatMap { $0 }.flatMap { self.path(of: $0) }
  }

  /// Fails the test for a path that no item has; one without a frame yet is left alone.
  func failIfAbsent(_ path: IndexPath, to use: String) {
    let counts = counts
    guard let slot = path.slot,
      !counts.indices.contains(slot.section) || !(0..<counts[slot.section]).contains(slot.item)
    else { return }
    let reason =
      counts.indices.contains(slot.section)
      ? "section \(slot.section) has \(counts[slot.section]) items"
      : "there are \(counts.count) sections"
    DrivenScreen.fail("cannot \(use) \(path.text), which is out of bounds: \(reason)", on: screen)
  }

  /// The frame of an item in the content.
  func frame(at path: IndexPath) -> CGRect? {
    loadIfNeeded()
    guard let slot = path.slot else { return nil }
    return onStage { stage, id in
      stage.collection(id).flatMap { content in
        content.geometry.frame(of: self.placeholders.shownSlot(of: slot, in: content)).map {
          CGRect($0)
        }
      }
    } ?? nil
  }

  /// Makes the cells of items again.
  func renewCells(at paths: [IndexPath]) {
    guard !paths.isEmpty else { return }
    cells.remove(paths.compactMap { $0.slot.flatMap { item(at: $0) } })
    screen?.viewsChanged()
  }

  /// Sets the visible cells of items up again: the data source gets the cells that are there.
  func setUpCells(at paths: [IndexPath]) {
    for path in paths {
      guard let item = path.slot.flatMap({ item(at: $0) }) else { continue }
      cells.setUp(item, at: path, of: self)
    }
  }

  /// Makes the cells of what is visible now.
  func layOut() {
    loadIfNeeded()
    arrangeIfNeeded()
    cells.layOut(self)
  }

  private func onStage<Value>(_ body: (Stage, ViewID) -> Value) -> Value? {
    guard let screen, let id else { return nil }
    return body(screen.stage, id)
  }
}
