import CollectionLayout
import CollectionModel
package import DragGeometry
import DragItems
import DragSessions
package import DragStage
public import Machines

extension StageRenderer {
  /// Makes the picture of a moment; O(visible cells).
  ///
  /// - Parameter time: The moment, at which cells and previews may be moving.
  /// - Returns: The picture.
  public func picture(at time: Timestamp) -> Picture {
    departures.removeAll { $0.isOver(at: time) }
    let lifted = liftedItems
    var kept: [ItemReference: RectAnimation] = [:]
    var panels: [Panel] = []
    var isMoving = !departures.isEmpty
    for view in stage.scene.views where stage.scene.isPresent(view) && !stage.scene.isOutside(view)
    {
      let content = ViewContent(view, of: stage)
      var panel = panel(of: view, content)
      for item in content.items {
        guard let (cell, glide) = cell(item, of: content, lifted: lifted, at: time) else {
          continue
        }
        kept[item] = glide
        isMoving = isMoving || !glide.isOver(at: time)
        if cell.frame.intersects(panel.frame) { panel.cells.append(cell) }
      }
      // Lifted cells are below those that move over them.
      panel.cells.sort { $0.state == .isLifted && $1.state != .isLifted }
      let filled = Set(
        panel.cells.filter { $0.state == .isLifted }.compactMap { kept[$0.item]?.end })
      panel.gap = (content.shown?.gapFrames ?? []).filter { !filled.contains($0) }
        .map { $0.moved(by: content.shift) }
      panels.append(panel)
    }
    glides = kept
    return Picture(
      panels: panels,
      previews: departures.map { $0.preview(at: time) } + carriedPreviews,
      isMoving: isMoving)
  }

  /// The front item at a point, as displayed, or nil.
  package func item(at point: Point) -> ItemReference? {
    stage.scene.views(at: point).first.flatMap { stage.scene.item(in: $0, at: point) }
  }

  private func panel(of view: ViewID, _ content: ViewContent) -> Panel {
    let heading = labels.heading(ofView: stage.name(of: view))
    var panel = Panel(
      view: view, heading: heading, form: form(of: view), frame: content.frame)
    panel.isTarget = stage.sessions.live.contains { session in
      session.state == .dragging && session.destination == view
        && session.ruling.proposal.operation.carries
    }
    panel.count = stage.collection(view)?.itemCounts.reduce(0, +) ?? stage.items(of: view).count
    panel.scroll = content.position?.offset
    panel.thumb = content.position.flatMap { thumb(at: $0, in: content.frame) }
    panel.isRightToLeft = isRightToLeft(view)
    return panel
  }

  /// True if the rows of a view begin at the right.
  func isRightToLeft(_ view: ViewID) -> Bool {
    stage.collection(view)?.geometry.orientation.direction == .rightToLeft
  }

  /// The presentation of a view's items: tiles if two items share a line.
  package func form(of view: ViewID) -> Panel.Kind {
    if !labels.heading(ofView: stage.name(of: view)).columns.isEmpty { return .table }
    guard let geometry = stage.collection(view)?.geometry else { return .tiles }
    guard let first = geometry.frame(of: Slot(section: 0, item: 0)) else { return .rows }
    return first.width * 2 <= geometry.width ? .tiles : .rows
  }

  private func cell(
    _ item: ItemReference, of content: ViewContent, lifted: Set<ItemReference>, at time: Timestamp
  ) -> (Cell, RectAnimation)? {
    guard let target = content.frame(of: item, on: stage) else { return nil }
    var glide = glides[item] ?? RectAnimation(at: target)
    if glide.end != target { glide = glide.redirected(to: target, at: time, over: glideTime) }
    let cell = Cell(
      item: item, caption: caption(of: item),
      frame: glide.rect(at: time).moved(by: content.shift),
      state: state(of: item, in: content, lifted: lifted),
      isSelected: content.selection.contains(item))
    return (cell, glide)
  }

  private func state(
    of item: ItemReference, in content: ViewContent, lifted: Set<ItemReference>
  ) -> Cell.State {
    if lifted.contains(item) { return .isLifted }
    let spring = springs.values.first { $0.view == item.view && $0.item == item.item }
    if spring?.isFlashing == true { return .flashes }
    guard let content = content.shown?.content else { return spring == nil ? .rests : .springs }
    if content.isPlaceholder(item.item) { return .waits }
    if let slot = highlights[item.view], content.order.item(at: slot) == item.item {
      return .receives
    }
    return spring == nil ? .rests : .springs
  }

  /// The lifted items at their origins; at the end of a drag also at their targets.
  private var liftedItems: Set<ItemReference> {
    var lifted: Set<ItemReference> = []
    for pointer in stage.pointers.all {
      guard let session = stage.pointers.carriedSession(of: pointer) else { continue }
      lifted.formUnion(stage.sessions.items(of: session).map(\.reference))
    }
    for session in stage.sessions.live {
      switch session.state {
      case .dragging, .performing: lifted.formUnion(session.items.map(\.reference))
      case .ending:
        lifted.formUnion(session.items.map(\.reference))
        if let view = session.destination {
          lifted.formUnion(session.items.map { ItemReference(view: view, item: $0.item) })
        }
      case .idle, .pressed, .lifting, .lifted, .transferring, .transferred, .ended: break
      }
    }
    return lifted
  }

  /// The handle of a scroll bar beside the view, or below one whose content is only wider.
  private func thumb(at position: ScrollPosition, in frame: Rect) -> Rect? {
    let (content, seen, offset) = (position.content, position.viewport, position.offset)
    if let (start, length) = Self.handle(
      of: content.height, seen.height, from: offset.y, along: frame.height)
    {
      return Rect(x: frame.maxX + 4, y: frame.minY + start, width: 4, height: length)
    }
    return Self.handle(of: content.width, seen.width, from: offset.x, along: frame.width).map {
      Rect(x: frame.minX + $0.start, y: frame.maxY + 4, width: $0.length, height: 4)
    }
  }

  /// The handle for a part of a content, on a bar of a length; nil if all of it is visible.
  private static func handle(
    of content: Double, _ seen: Double, from offset: Double, along bar: Double
  ) -> (start: Double, length: Double)? {
    guard content > seen, seen > 0 else { return nil }
    let length = max(24, bar * seen / content)
    let gone = min(1, max(0, offset / (content - seen)))
    return (gone * (bar - length), length)
  }
}

/// What all cells of a view's picture read of the stage, read once.
private struct ViewContent {
  /// The collection as it is shown; nil for any other view.
  let shown: ShownCollection?
  /// The view's frame.
  let frame: Rect
  /// The visible part of its content; nil if it does not scroll.
  let position: ScrollPosition?
  /// The offset from the view's content to the viewport.
  let shift: Point
  /// The items that are visible, or that may move into sight with the next gap.
  let items: [ItemReference]
  /// The selected items.
  let selection: Set<ItemReference>

  init(_ view: ViewID, of stage: Stage) {
    shown = stage.scene.shownCollection(view)
    position = shown?.scrollPosition ?? stage.scene.scrollPosition(of: view)
    frame = stage.scene.frame(of: view)
    shift = frame.origin - (position?.offset ?? .zero)
    selection = Set(stage.scene.selection(of: view))
    guard let shown, let position else {
      items = stage.items(of: view).flatMap { $0.map { ItemReference(view: view, item: $0) } }
      return
    }
    let seen = Rect(origin: position.offset, size: position.viewport)
    let near = Rect(
      x: seen.minX - seen.width, y: seen.minY - seen.height, width: 3 * seen.width,
      height: 3 * seen.height)
    items = shown.items(intersecting: near).map { ItemReference(view: view, item: $0) }
  }

  /// The frame of an item in the content as it is shown, or nil if it does not exist.
  func frame(of item: ItemReference, on stage: Stage) -> Rect? {
    if let shown { return shown.frame(of: item.item) }
    return stage.scene.shownFrame(of: item)?.moved(by: Point.zero - shift)
  }
}
