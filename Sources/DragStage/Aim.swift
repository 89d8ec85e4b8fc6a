import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions

/// What a pointer means at a view, in the rest layout.
struct Aim {
  /// The gap that an insert would go to.
  var gap: GapIndex?
  /// The gap that the pointer means, before rows were kept whole (L15).
  var resolved: GapIndex?
  /// The item that the pointer is on.
  var slot: Slot?
  /// The item or the end, as policies see it.
  var over: DragCall.Over
  /// Whether the pointer is in the middle of the item rather than near an edge.
  var isInMiddle = false

  /// No place.
  static let nothing = Aim(gap: nil, slot: nil, over: .none)

  /// What the next place at the view follows from.
  func approach(to view: ViewID) -> Approach? {
    guard let gap, let resolved else { return nil }
    return Approach(view: view, resolved: resolved, gap: gap)
  }

  /// The place for an intent: an insert into an item needs one, everything else a gap.
  func landing(for intent: DropIntent) -> Landing? {
    let wantsItem =
      switch intent {
      case .insertInto: true
      case .automatic: isInMiddle
      case .insertAt, .unspecified: false
      }
    if wantsItem, let slot { return .item(slot) }
    return gap.map { .gap($0) }
  }

  /// The item that a landing is on.
  func target(of landing: Landing?) -> ItemID? {
    guard case .item? = landing, case .item(let item) = over else { return nil }
    return item
  }
}

extension Stage {
  /// What the pointer of a drag means at a destination; the stage's resolver decides.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - index: Where the drag stands among the others.
  ///   - isRough: Whether a finger means what lies below it, whatever the destination has said.
  /// - Returns: The place; nowhere in a plain view.
  func aim(at destination: DestinationID, of index: Int, isRough: Bool = false) -> Aim {
    let view = ViewID(destination)
    let (content, frame) = scene.contentAndFrame(of: view)
    guard case .collection(let kept) = content else { return .nothing }
    var pointing = situation.pointing(of: index, at: destination)
    if isRough { pointing.isPrecise = false }
    let point = hitPoint(pointing, in: frame) - frame.origin + kept.offset
    let approach = pointing.approach
    var aim =
      switch settings.resolver {
      case .nearest: nearestAim(point, in: kept, after: approach)
      case .vertical: verticalAim(point, in: kept, view: view, of: index)
      }
    if aim.gap == nil, scene.behavior(of: destination).keepsPlace {
      return stay(at: destination, of: index)?.place?.aim(in: kept.content) ?? aim
    }
    aim.resolved = aim.gap
    if kept.keepsRows, let gap = aim.gap,
      case let items = situation.drags[index].items, items.count == 1, items[0].origin == view
    {
      aim.gap = kept.content.gapKeepingRows(gap, moving: items[0].item, after: approach)
    }
    return aim
  }

  private func nearestAim(
    _ point: Point, in kept: StageView.Content.Kept, after approach: Approach?
  ) -> Aim {
    var resolver = DropResolver.nearest(
      visible: kept.visible, radius: settings.resolverRadius)
    resolver.hysteresis = settings.resolverHysteresis
    guard
      let found = resolver.resolve(point, in: kept.content.geometry, keeping: approach?.resolved)
    else { return .nothing }
    let slot = found.side == nil ? nil : found.slot
    let item = slot.flatMap { kept.content.order.item(at: $0) }
    return Aim(
      gap: found.gap, slot: slot, over: item.map { .item($0) } ?? .end,
      isInMiddle: slot.map { isInMiddle(point, of: $0, in: kept.content.geometry) } ?? false)
  }

  private func verticalAim(
    _ point: Point, in kept: StageView.Content.Kept, view: ViewID, of index: Int
  ) -> Aim {
    let fallback = VerticalFallback(radius: settings.resolverRadius ?? 100)
    let found = fallback.resolve(point, in: kept.content.geometry, visible: kept.visible)
    guard let slot = found.slot, let item = kept.content.order.item(at: slot) else {
      return .nothing
    }
    // The path is a final index for exactly one local item of the same section (CONTRACT-62).
    let items = situation.drags[index].items
    var source: Slot?
    if items.count == 1, items[0].origin == view,
      let own = kept.content.order.slot(of: items[0].item), own.section == slot.section
    {
      source = own
    }
    return Aim(
      gap: found.gap(movingFrom: source), slot: slot, over: .item(item),
      isInMiddle: isInMiddle(point, of: slot, in: kept.content.geometry))
  }

  /// Whether a point lies in the middle half of an item, along the line it stands in.
  private func isInMiddle(_ point: Point, of slot: Slot, in geometry: LayoutGeometry) -> Bool {
    guard let frame = geometry.frame(of: slot) else { return false }
    let (start, extent, place) =
      switch geometry.inlineAxis {
      case .vertical: (frame.minY, frame.height, point.y)
      case .horizontal: (frame.minX, frame.width, point.x)
      }
    return place >= start + extent / 4 && place < start + extent * 3 / 4
  }

  /// The item of a view under a point in the viewport: what a press takes hold of.
  func item(in view: ViewID, at point: Point) -> ItemID? {
    switch scene[view].content {
    case .item(let item, let isThere): return isThere ? item : nil
    case .collection(let kept):
      let content = kept.content
      let inside = point - scene.frame(of: view).origin + content.offset
      guard let slot = content.geometry.slot(at: inside),
        let item = kept.content.order.item(at: slot), !content.isPlaceholder(item)
      else { return nil }
      return item
    }
  }
}
