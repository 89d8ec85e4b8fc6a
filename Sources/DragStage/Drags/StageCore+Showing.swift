import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines

extension StageCore {
  /// Sends commands for gap, highlight and badge, as far as they differ from the displayed ones.
  mutating func showRuling(of session: SessionID) {
    let before = state.drags[session].display.shown
    var after = shown(of: session)
    pace(&after, of: session)
    state.drags[session].display.shown = after
    if before.view != after.view || before.position != after.position
      || before.gapItems != after.gapItems
    {
      hide(before)
      show(after)
      // More items in the same gap give no haptic feedback.
      if before.view != after.view || before.position != after.position {
        giveFeedback(of: session)
      }
      returnToContent(in: before.view)
      if after.view != before.view { returnToContent(in: after.view) }
    }
    if before.badge != after.badge {
      outbox.post(.showBadge(session, after.badge))
    }
  }

  /// Scrolls a collection back by what an open gap had added to its content, if the gap is gone or smaller.
  mutating func returnToContent(in view: ViewID?) {
    guard let view, data.scene.isOverscrolled(view), let shown = shownCollection(of: view) else {
      return
    }
    let before = shown.content.drift
    scroll(view, to: shown.offset)
    if data.scene[view].drift != before { placesChanged() }
  }

  private mutating func giveFeedback(of session: SessionID) {
    let shown = state.drags[session].display.shown
    guard settings.givesFeedback, let view = shown.view, case .gap(let gap) = shown.position
    else { return }
    outbox.post(.feedback(session))
    record(.feedback(view, gap), session: session)
  }

  private mutating func hide(_ shown: Shown) {
    guard let view = shown.view else { return }
    switch shown.position {
    case .gap: outbox.post(.closeGap(view))
    case .item: outbox.post(.clearHighlight(view))
    case nil: break
    }
  }

  private mutating func show(_ shown: Shown) {
    guard let view = shown.view else { return }
    switch shown.position {
    case .gap(let gap): outbox.post(.openGap(view, gap, items: shown.gapItems))
    case .item(let slot): outbox.post(.highlight(view, slot))
    case nil: break
    }
  }

  private mutating func shown(of session: SessionID) -> Shown {
    let arrivals = arrivalCount(of: session)
    var (shown, waits) = state.drags[session].displayed(arrivals: arrivals)
    // The position of a pending drop refers to the present data (B18).
    if waits, case .gap = shown.position {
      shown.position = dropPlace(of: session).map { .gap($0) }
    }
    return shown
  }

  /// Delays a new gap until its drag has rested for the delay of the cadence (H6, CONTRACT-69).
  ///
  /// Only the display waits; the destination has already been notified. An open gap stays open
  /// meanwhile, while the drag is at its collection.
  private mutating func pace(_ shown: inout Shown, of session: SessionID) {
    guard settings.cadence != .immediate || data.scene.watched.contains(.cadences) else { return }
    let own = shown.view.flatMap { data.scene.behavior(of: DestinationID($0.rawValue)).cadence }
    let cadence = own ?? settings.cadence
    var wanted: DelayedGap?
    if let view = shown.view, case .gap(let gap) = shown.position, let order = order(in: view) {
      wanted = GapBeforeItem(gap, in: order).map { DelayedGap(view: view, gap: $0) }
    }
    var paced = state.drags[session].display.delayedGap ?? PacedTarget(cadence: cadence)
    let before = paced
    paced.cadence = cadence
    // Times are relative to the last change of the target, so that the state contains no clock.
    if paced.settled?.view != wanted?.view { _ = paced.aim(at: nil, now: 0) }
    _ = paced.aim(at: wanted, now: 0)
    if paced != before {
      state.timers.stop(.gapDelay(session))
      if let deadline = paced.deadline {
        state.timers.set(.gapDelay(session), after: Microseconds(deadline))
      }
    }
    state.drags[session].display.delayedGap = paced
    if wanted != nil { shown.position = paced.settled.map { .gap($0.gap.gap) } }
  }

  private func order(in view: ViewID) -> Snapshot<Int, ItemID>? {
    data.scene[view].collection?.order
  }

  /// Updates the display of a drag at an unchanged position after a change of the data.
  ///
  /// The number of arriving items may differ. A gap that followed the data may differ from the
  /// position; a delayed one is updated at its deadline.
  mutating func showAgain(of session: SessionID) {
    let isAdrift = state.drags[session].display.delayedGap.map { $0.deadline == nil } ?? false
    let operation = state.drags[session].drag.session.context.ruling.proposal.operation
    let isOther =
      state.drags[session].display.shown.arrivals
      != (operation.carries ? arrivalCount(of: session) : 0)
    if isAdrift || isOther { showRuling(of: session) }
  }

  /// Moves an open or delayed gap along with changed data (B18).
  ///
  /// The position under the pointer is queried afterwards; until then, and while a drop is pending,
  /// the gap is unchanged.
  mutating func moveGapWithData(of session: SessionID) {
    if let paced = state.drags[session].display.delayedGap {
      let moved = paced.map { target in
        guard let order = order(in: target.view), let gap = target.gap.gap(in: order) else {
          return nil
        }
        return GapBeforeItem(gap, in: order).map { DelayedGap(view: target.view, gap: $0) }
      }
      if moved.deadline == nil { state.timers.stop(.gapDelay(session)) }
      state.drags[session].display.delayedGap = moved
      if moved.settled != paced.settled { show(moved.settled?.gap.gap, of: session) }
      if state.drags[session].dropScope?.performance != nil { showAgain(of: session) }
    } else if state.drags[session].dropScope?.performance != nil {
      showRuling(of: session)
    }
  }

  /// Shows the open gap at the position that the data has moved it to.
  private mutating func show(_ gap: GapIndex?, of session: SessionID) {
    let before = state.drags[session].display.shown
    guard case .gap = before.position else { return }
    state.drags[session].display.shown.position = gap.map { .gap($0) }
    hide(before)
    show(state.drags[session].display.shown)
  }

  /// Opens the gap of a drag that has rested long enough.
  mutating func openDelayedGap(of session: SessionID) {
    guard isLive(session), let deadline = state.drags[session].display.delayedGap?.deadline
    else { return }
    _ = state.drags[session].display.delayedGap?.advance(to: deadline)
    showRuling(of: session)
    // Another item is shown under the pointer now, and there is more to scroll.
    state.steps.pushReevaluation()
  }
}

// What is where as it is shown: with the gaps that drags have opened.
extension StageCore {
  /// A collection as it is shown; nil for any other view.
  ///
  /// The first query about a gap lays out the items with it: independent of their number on rows and grids, O(n) on all
  /// other layouts.
  @inline(__always)
  mutating func shownCollection(of view: ViewID) -> ShownCollection? {
    data.scene.isCollection(view) ? laidOutCollection(of: view) : nil
  }

  private mutating func laidOutCollection(of view: ViewID) -> ShownCollection? {
    guard let kept = data.scene.collectionAndFrame(of: view)?.kept else { return nil }
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
    data.scene[view].content = .collection(opened)
    return ShownCollection(opened, hasGap: true)
  }

  /// The item of a view at a point in the viewport, as it is shown: a press, a menu and a spring refer to it.
  ///
  /// The open gap and placeholders are not items.
  mutating func item(in view: ViewID, at point: Point) -> ItemID? {
    guard let shown = shownCollection(of: view) else {
      guard case .item(let item, isThere: true) = data.scene[view].content else { return nil }
      return item
    }
    guard let item = shown.item(at: point - data.scene.frame(of: view).origin + shown.offset),
      !shown.content.isPlaceholder(item)
    else { return nil }
    return item
  }

  /// The frame of an item in the viewport, as it is shown; nil if it or its view does not exist.
  mutating func shownFrame(of item: ItemReference) -> Rect? {
    guard data.scene.isPresent(item.view) else { return nil }
    guard let shown = shownCollection(of: item.view) else {
      return data.scene.holds(item) ? data.scene.frame(of: item.view) : nil
    }
    return shown.frame(of: item.item)?.moved(
      by: data.scene.frame(of: item.view).origin - shown.offset)
  }

  /// The visible part of a view's content as it is shown, and its scroll range; nil if it does not scroll.
  mutating func scrollPosition(of view: ViewID) -> ScrollPosition? {
    guard let shown = shownCollection(of: view) else { return data.scene[view].contentPosition }
    return shown.scrollPosition
  }

  /// Scrolls a view to an offset of its content as it is shown, clamped to the content (A2).
  mutating func scroll(_ view: ViewID, to offset: Point) {
    guard let shown = shownCollection(of: view) else { return data.scene[view].scroll(to: offset) }
    var content = shown.content
    content.scroll(to: offset, in: shown.contentSize)
    data.scene[view].collection = content
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
