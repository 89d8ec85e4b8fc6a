import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Machines

// What is where as it is shown: with the gaps that drags have opened.
extension StageCore {
  /// A collection as it is shown; nil for any other view.
  ///
  /// The first query about a gap lays out the items with it: independent of their number on rows and grids, O(n) on all
  /// other layouts.
  @inline(__always)
  mutating func shownCollection(of view: ViewID) -> ShownCollection? {
    scene.isCollection(view) ? laidOutCollection(of: view) : nil
  }

  private mutating func laidOutCollection(of view: ViewID) -> ShownCollection? {
    guard let kept = scene.collectionAndFrame(of: view)?.kept else { return nil }
    guard let drag = state.drags.last(where: { $0.display.shown.view == view }),
      case .gap(let gap) = drag.display.shown.position
    else { return ShownCollection(kept) }
    let moves = drag.drag.session.context.ruling.proposal.operation.leavesSource
    let run = arrivals(of: drag.id).map {
      moves && isHeld($0.item, by: view) ? $0.item.item : nil
    }
    guard !kept.content.hasOpened(gap, for: run) else {
      return ShownCollection(kept, hasGap: true)
    }
    var content = kept.content
    content.open(gap, for: run)
    let opened = StageView.Content.Kept(content)
    scene[view].content = .collection(opened)
    return ShownCollection(opened, hasGap: true)
  }

  /// The item of a view at a point in the viewport, as it is shown: a press, a menu and a spring refer to it.
  ///
  /// The open gap is no item, nor is a placeholder.
  mutating func item(in view: ViewID, at point: Point) -> ItemID? {
    guard let shown = shownCollection(of: view) else {
      guard case .item(let item, isThere: true) = scene[view].content else { return nil }
      return item
    }
    guard let item = shown.item(at: point - scene.frame(of: view).origin + shown.offset),
      !shown.content.isPlaceholder(item)
    else { return nil }
    return item
  }

  /// The frame of an item in the viewport, as it is shown; nil if it or its view does not exist.
  mutating func shownFrame(of item: ItemReference) -> Rect? {
    guard scene.isPresent(item.view) else { return nil }
    guard let shown = shownCollection(of: item.view) else {
      return scene.holds(item) ? scene.frame(of: item.view) : nil
    }
    return shown.frame(of: item.item)?.moved(by: scene.frame(of: item.view).origin - shown.offset)
  }

  /// The visible part of a view's content as it is shown, and its scroll range; nil if it does not scroll.
  mutating func scrollPosition(of view: ViewID) -> ScrollPosition? {
    guard let shown = shownCollection(of: view) else { return scene[view].contentPosition }
    return shown.scrollPosition
  }

  /// Scrolls a view to an offset of its content as it is shown, clamped to the content (A2).
  mutating func scroll(_ view: ViewID, to offset: Point) {
    guard let shown = shownCollection(of: view) else { return scene[view].scroll(to: offset) }
    var content = shown.content
    content.scroll(to: offset, in: shown.contentSize)
    scene[view].collection = content
  }

  /// Records the visible part of a view in the trace: the position was clamped to the content.
  mutating func recordScroll(of view: ViewID) {
    let offset = scrollPosition(of: view)?.offset ?? .zero
    record(.scrolled(view, offset), session: nil)
  }

  /// Records that other items may be under the pointers, although the data has not changed.
  mutating func placesChanged() {
    placeChanges &+= 1
    // A position from before the change may be another one now.
    for session in state.drags.sessions where state.drags[session].trail.lastPosition != nil {
      state.drags[session].trail.lastPosition = nil
    }
    state.steps.pushReevaluation()
  }
}
