import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions

extension StageCore {
  /// The hit result of a drag's pointer at a destination, according to the stage's resolver; it has
  /// no position in a plain view.
  ///
  /// A rough one is tested at the finger, even for a precise destination.
  @inline(__always)
  mutating func hit(at destination: DestinationID, of session: SessionID, isRough: Bool = false)
    -> HitResult
  {
    scene.isCollection(ViewID(destination))
      ? collectionHit(at: destination, of: session, isRough: isRough) : .nothing
  }

  private mutating func collectionHit(
    at destination: DestinationID, of session: SessionID, isRough: Bool
  ) -> HitResult {
    let view = ViewID(destination)
    guard let (kept, frame) = scene.collectionAndFrame(of: view) else { return .nothing }
    var pointing = state.pointing(of: session, at: destination)
    if isRough { pointing.isPrecise = false }
    let point =
      pointing.hitPoint(
        in: frame, under: pointerNames.kind(of: pointing.pointer), above: settings.preciseOffset)
      - frame.origin + kept.offset
    let hysteresis = pointing.hysteresis
    var hit =
      switch settings.resolver {
      case .nearest: nearestAim(point, in: kept, after: hysteresis)
      case .vertical: verticalAim(point, in: kept, view: view, of: session)
      }
    if hit.gap == nil, scene.behavior(of: destination).keepsLastPosition {
      return state.drags[session].trail.memory(at: destination)?.place?.hit(in: kept.content) ?? hit
    }
    hit.resolved = hit.gap?.ofMove
    if kept.keepsRows, let gap = hit.gap, let item = onlyArrival(of: session, from: view) {
      hit.gap?.ofMove = kept.content.gapKeepingRows(gap.ofMove, moving: item, after: hysteresis)
    }
    return hit
  }

  // Changes nothing: a function that is not `mutating` would get a copy of the whole core.
  private mutating func nearestAim(
    _ point: Point, in kept: StageView.Content.Kept, after hysteresis: GapHysteresis?
  ) -> HitResult {
    let resolver = DropResolver.nearest(
      visible: kept.visible, radius: settings.resolverRadius,
      hysteresis: settings.resolverHysteresis)
    guard
      let found = resolver.resolve(point, in: kept.content.geometry, keeping: hysteresis?.resolved)
    else { return .nothing }
    let slot = found.side == nil ? nil : found.slot
    let item = slot.flatMap { kept.content.order.item(at: $0) }
    return HitResult(
      gap: AimedGap(ofCopy: found.gap, ofMove: found.gap), slot: slot,
      over: item.map { .item($0) } ?? .end, isInMiddle: found.isInMiddle)
  }

  private mutating func verticalAim(
    _ point: Point, in kept: StageView.Content.Kept, view: ViewID, of session: SessionID
  ) -> HitResult {
    let fallback = VerticalFallback(radius: settings.resolverRadius ?? 100)
    let found = fallback.resolve(point, in: kept.content.geometry, visible: kept.visible)
    guard let slot = found.slot, let item = kept.content.order.item(at: slot),
      let gap = found.gap(movingFrom: nil)
    else { return .nothing }
    // The path is a final index for the move of exactly one local item of the same section
    // (CONTRACT-62); a copy leaves it in place (CONTRACT-63).
    let source = onlyArrival(of: session, from: view).flatMap { kept.content.order.slot(of: $0) }
      .flatMap { $0.section == slot.section ? $0 : nil }
    return HitResult(
      gap: AimedGap(ofCopy: gap, ofMove: found.gap(movingFrom: source) ?? gap),
      slot: slot, over: .item(item),
      isInMiddle: kept.content.geometry.isInMiddle(point, of: slot))
  }
}
