import CollectionLayout
import CollectionModel
public import DragGeometry
import DragItems
import DragSessions
import Machines

/// What a drag shows at its destination.
struct Shown: Hashable, Sendable {
  var view: ViewID?
  var landing: Landing?
  /// How many items the gap is for; 0 without one.
  var gapItems = 0
  var badge = Badge.none
}

extension Stage {
  /// Orders gap, highlight and badge anew, as far as they differ from what is shown.
  func showRuling(of index: Int) {
    let before = situation.drags[index].shown
    let after = shown(of: index)
    situation.drags[index].shown = after
    if before.view != after.view || before.landing != after.landing
      || before.gapItems != after.gapItems
    {
      hide(before)
      show(after)
    }
    if before.badge != after.badge {
      orders.append(.showBadge(situation.drags[index].id, after.badge))
    }
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

  /// A gap for an insert between items, a highlight for one into an item, else nothing (H5).
  private func shown(of index: Int) -> Shown {
    let drag = situation.drags[index]
    let ruling = drag.drag.session.context.ruling
    let isShown = ruling.proposal.operation.carries && ruling.proposal.intent != .unspecified
    let landing = isShown ? ruling.landing : nil
    var gapItems = 0
    if case .gap = landing { gapItems = drag.items.count }
    return Shown(
      view: isShown ? drag.drag.session.context.current.map { ViewID($0) } : nil,
      landing: landing,
      gapItems: gapItems,
      badge: badge(for: ruling.proposal.operation, items: drag.items.count))
  }

  private func badge(for operation: DropOperation, items: Int) -> Badge {
    switch operation {
    case .cancel, .move: .none
    case .forbidden: .forbidden
    case .copy: .plus(count: items)
    }
  }

  /// The frame of an item as it is shown, in the viewport: with the gap that a drag has opened.
  ///
  /// - Parameter item: The item.
  /// - Returns: The frame, or nil where the item is not there.
  public func shownFrame(of item: ItemReference) -> Rect? {
    guard case .collection(let content) = scene[item.view].content else {
      return scene[item.view].holds(item.item) ? scene[item.view].frame : nil
    }
    guard let (order, geometry) = shownOrder(of: item.view, content),
      let slot = order.slot(of: item.item)
    else { return nil }
    return geometry.frame(of: slot)?.moved(by: scene[item.view].frame.origin - content.offset)
  }

  /// The order with the gap in it: moved items stand in the gap, and a copy's gap is empty.
  private func shownOrder(
    of view: ViewID, _ content: CollectionContent
  ) -> (Snapshot<Int, ItemID>, LayoutGeometry)? {
    guard let drag = situation.drags.last(where: { $0.shown.view == view }),
      case .gap(let gap) = drag.shown.landing
    else { return (content.order, content.geometry) }
    var order = content.order
    let moves = drag.drag.session.context.ruling.proposal.operation == .move
    var run: [ItemID] = []
    for (place, item) in drag.items.enumerated() {
      let isOwn = moves && item.origin == view && content.order.contains(item.item)
      let shown = isOwn ? item.item : ItemID(.max - UInt32(clamping: place))
      if !run.contains(shown) { run.append(shown) }
    }
    do throws(SnapshotError<Int, ItemID>) {
      _ = try order.insert(run.filter { !order.contains($0) }, at: gap)
      _ = try order.move(run, to: gap)
    } catch {
      return (content.order, content.geometry)
    }
    guard let geometry = try? content.laidOut(order) else { return nil }
    return (order, geometry)
  }

  /// The badge of a session's preview (CONTRACT-51).
  public func badge(of session: SessionID) -> Badge {
    place(of: session).map { situation.drags[$0].shown.badge } ?? .none
  }
}
