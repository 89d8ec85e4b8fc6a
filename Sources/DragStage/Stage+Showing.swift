import CollectionLayout
import CollectionModel
public import DragGeometry
import DragItems
public import DragSessions
import Machines

/// What a drag shows at its destination.
struct Shown: Hashable, Sendable {
  var view: ViewID?
  var landing: Landing?
  /// How many items the gap is for; 0 without one.
  var gapItems = 0
  var badge = Badge.none
}

/// A gap that waits for the time of the cadence, or that is open.
struct PacedGap: Hashable, Sendable {
  let view: ViewID
  let gap: HeldGap
}

extension Stage {
  /// Orders gap, highlight and badge anew, as far as they differ from what is shown.
  func showRuling(of index: Int) {
    let before = situation.drags[index].shown
    var after = shown(of: index)
    pace(&after, of: index)
    situation.drags[index].shown = after
    if before.view != after.view || before.landing != after.landing
      || before.gapItems != after.gapItems
    {
      hide(before)
      show(after)
      // More items in the same gap are not felt.
      if before.view != after.view || before.landing != after.landing { giveFeedback(of: index) }
    }
    if before.badge != after.badge {
      orders.append(.showBadge(situation.drags[index].id, after.badge))
    }
  }

  private func giveFeedback(of index: Int) {
    let shown = situation.drags[index].shown
    guard settings.givesFeedback, let view = shown.view, case .gap(let gap) = shown.landing
    else { return }
    let session = situation.drags[index].id
    orders.append(.feedback(session))
    record(.feedback(view, gap), session: session)
  }

  private func hide(_ shown: Shown) {
    guard let view = shown.view else { return }
    switch shown.landing {
    case .gap: orders.append(.closeGap(view))
    case .item: orders.append(.clearHighlight(view))
    case nil: break
    }
  }

  private func show(_ shown: Shown) {
    guard let view = shown.view else { return }
    switch shown.landing {
    case .gap(let gap): orders.append(.openGap(view, gap, items: shown.gapItems))
    case .item(let slot): orders.append(.highlight(view, slot))
    case nil: break
    }
  }

  private func shown(of index: Int) -> Shown {
    var (shown, waits) = situation.shown(of: index)
    // A drop that waits has its place in the data as it is now (B18).
    if waits, case .gap = shown.landing {
      shown.landing = dropPlace(of: index).map { .gap($0) }
      if shown.landing == nil { shown.gapItems = 0 }
    }
    return shown
  }

  /// Holds a new gap back until its drag has rested for the time of the cadence (H6, CONTRACT-69).
  ///
  /// Only what is shown waits; the destination has been told already. A gap that is open stays so
  /// meanwhile, as long as the drag is at its collection.
  private func pace(_ shown: inout Shown, of index: Int) {
    guard settings.cadence != .immediate else { return }
    let session = situation.drags[index].id
    var wanted: PacedGap?
    if let view = shown.view, case .gap(let gap) = shown.landing, let order = order(in: view) {
      wanted = HeldGap(gap, in: order).map { PacedGap(view: view, gap: $0) }
    }
    var paced = situation.drags[index].pacedGap ?? PacedTarget(cadence: settings.cadence)
    let before = paced
    // Times count from the last change of the target, so that no clock is kept in the situation.
    if paced.settled?.view != wanted?.view { _ = paced.aim(at: nil, now: 0) }
    _ = paced.aim(at: wanted, now: 0)
    if paced != before {
      situation.timers.stop(.gapDelay(session))
      if let deadline = paced.deadline {
        situation.timers.set(.gapDelay(session), after: Microseconds(deadline))
      }
    }
    situation.drags[index].pacedGap = paced
    if wanted != nil {
      shown.landing = paced.settled.map { .gap($0.gap.gap) }
      if paced.settled == nil { shown.gapItems = 0 }
    }
  }

  private func order(in view: ViewID) -> Snapshot<Int, ItemID>? { scene[view].collection?.order }

  /// Takes a gap that is open, or is to open, along with data that has changed (B18).
  ///
  /// Where the pointer means another gap now is asked afterwards; until then, and while a drop
  /// waits, it is the same gap as before.
  func moveGapWithData(of index: Int) {
    if let paced = situation.drags[index].pacedGap {
      let moved = paced.map { target in
        guard let order = order(in: target.view), let gap = target.gap.gap(in: order) else {
          return nil
        }
        return HeldGap(gap, in: order).map { PacedGap(view: target.view, gap: $0) }
      }
      if moved.deadline == nil { situation.timers.stop(.gapDelay(situation.drags[index].id)) }
      situation.drags[index].pacedGap = moved
      if moved.settled != paced.settled { show(moved.settled?.gap.gap, of: index) }
    } else if situation.drags[index].scope?.performance != nil {
      showRuling(of: index)
    }
  }

  /// Shows the gap that is open already where the data has taken it.
  private func show(_ gap: GapIndex?, of index: Int) {
    let before = situation.drags[index].shown
    guard case .gap = before.landing else { return }
    situation.drags[index].shown.landing = gap.map { .gap($0) }
    if gap == nil { situation.drags[index].shown.gapItems = 0 }
    hide(before)
    show(situation.drags[index].shown)
  }

  /// A drag has rested long enough: its gap opens now.
  func openPacedGap(of session: SessionID) {
    guard let index = place(of: session), let deadline = situation.drags[index].pacedGap?.deadline
    else { return }
    _ = situation.drags[index].pacedGap?.advance(to: deadline)
    showRuling(of: index)
  }

  /// The frame of an item as it is shown, in the viewport: with the gap that a drag has opened.
  ///
  /// Moved items stand in the gap, and a copy's gap is empty. The first question about a gap lays
  /// the items out with it: nothing that grows with them on rows and grids, O(n) on all other
  /// layouts. Each further one is O(log n).
  ///
  /// - Parameter item: The item.
  /// - Returns: The frame, or nil where the item is not there.
  public func shownFrame(of item: ItemReference) -> Rect? {
    guard let content = scene[item.view].collection else {
      return scene[item.view].holds(item.item) ? scene.frame(of: item.view) : nil
    }
    return frame(of: item, in: content)?
      .moved(by: scene.frame(of: item.view).origin - content.offset)
  }

  /// The frames of the places that are open in a collection for what a drag brings, in the viewport.
  ///
  /// It costs what ``shownFrame(of:)-(ItemReference)`` costs.
  ///
  /// - Parameter view: The collection.
  /// - Returns: A frame for each place of the gap, in their order; none where no gap is open.
  public func shownGap(in view: ViewID) -> [Rect] {
    guard let content = scene[view].collection, let content = opened(content, of: view) else {
      return []
    }
    let shift = scene.frame(of: view).origin - content.offset
    return content.openedPlaces.map { $0.moved(by: shift) }
  }

  /// The frame of an item in its collection, as it is shown, in content coordinates.
  private func frame(of item: ItemReference, in content: CollectionContent) -> Rect? {
    guard let content = opened(content, of: item.view) else {
      return content.order.slot(of: item.item).flatMap(content.geometry.frame(of:))
    }
    return content.openedFrame(of: item.item)
  }

  /// A collection's content with the gap that a drag has opened in it, or nil without one.
  private func opened(_ content: CollectionContent, of view: ViewID) -> CollectionContent? {
    guard let drag = situation.drags.last(where: { $0.shown.view == view }),
      case .gap(let gap) = drag.shown.landing
    else { return nil }
    let moves = drag.drag.session.context.ruling.proposal.operation == .move
    var run: [ItemID?] = []
    for dragged in drag.items {
      let isOwn = moves && dragged.origin == view && content.order.contains(dragged.item)
      // An item that joined twice takes one place.
      if !isOwn || !run.contains(dragged.item) { run.append(isOwn ? dragged.item : nil) }
    }
    var content = content
    if content.open(gap, for: run) { scene[view].collection = content }
    return content
  }

  /// The items that a session has, from the lift on; none where it is over.
  public func items(of session: SessionID) -> [DragItem] {
    place(of: session).map { situation.drags[$0].items } ?? []
  }

  /// The badge of a session's preview (CONTRACT-51).
  public func badge(of session: SessionID) -> Badge {
    place(of: session).map { situation.drags[$0].shown.badge } ?? .none
  }
}
