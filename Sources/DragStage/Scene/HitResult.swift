import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import DragSessions

/// A gap that a pointer refers to, which may depend on the operation.
struct AimedGap: Hashable {
  /// The gap for new items, in the present order (CONTRACT-63).
  let ofCopy: GapIndex
  /// The gap for a move: a path refers to the order after the removal of one own item
  /// (CONTRACT-62), and rows may be kept whole (L15).
  var ofMove: GapIndex

  /// The gap for an operation.
  func of(_ operation: DropOperation) -> GapIndex {
    operation.facts.countsOwnItems ? ofCopy : ofMove
  }
}

/// The content under a pointer at a view, in the rest layout.
struct HitResult {
  /// The gap of an insert.
  var gap: AimedGap?
  /// The gap of a move, before rows were kept whole (L15).
  var resolved: GapIndex?
  /// The item that the pointer is on.
  var slot: Slot?
  /// The item or the end, in the form that policies receive.
  var over: DragContext.Over
  /// True if the pointer is in the middle of the item rather than near an edge.
  var isInMiddle = false

  /// No position.
  static let nothing = HitResult(gap: nil, slot: nil, over: .none)

  /// The state that the next position at the view depends on.
  func hysteresis(to view: ViewID) -> GapHysteresis? {
    guard let gap, let resolved else { return nil }
    return GapHysteresis(view: view, resolved: resolved, gap: gap.ofMove)
  }

  /// The position for an intent: an insert into an item needs an item, every other intent a gap.
  func position(for intent: DropIntent, by operation: DropOperation) -> DropPosition? {
    let wantsItem =
      switch intent {
      case .insertInto: true
      case .automatic: isInMiddle
      case .insertAt, .unspecified: false
      }
    if wantsItem, let slot { return .item(slot) }
    return gap.map { .gap($0.of(operation)) }
  }

  func target(of dropPosition: DropPosition?) -> ItemID? {
    guard case .item? = dropPosition, case .item(let item) = over else { return nil }
    return item
  }
}

extension StageView.Content.Kept {
  /// The content under a point, by the nearest item.
  func hit(_ point: Point, by resolver: DropResolver, after hysteresis: GapHysteresis?) -> HitResult
  {
    guard let found = resolver.resolve(point, in: content.geometry, keeping: hysteresis?.resolved)
    else { return .nothing }
    let slot = found.side == nil ? nil : found.slot
    let item = slot.flatMap { content.order.item(at: $0) }
    return HitResult(
      gap: AimedGap(ofCopy: found.gap, ofMove: found.gap), slot: slot,
      over: item.map { .item($0) } ?? .end, isInMiddle: found.isInMiddle)
  }

  /// The content under a point, by the row at its height.
  ///
  /// The path is a final index for the move of exactly one local item of the same section
  /// (CONTRACT-62); a copy leaves it in place (CONTRACT-63).
  func hit(_ point: Point, by fallback: VerticalFallback, moving item: ItemID?) -> HitResult {
    let found = fallback.resolve(point, in: content.geometry, visible: visible)
    guard let slot = found.slot, let over = content.order.item(at: slot),
      let gap = found.gap(movingFrom: nil)
    else { return .nothing }
    let source = item.flatMap { content.order.slot(of: $0) }
      .flatMap { $0.section == slot.section ? $0 : nil }
    return HitResult(
      gap: AimedGap(ofCopy: gap, ofMove: found.gap(movingFrom: source) ?? gap),
      slot: slot, over: .item(over), isInMiddle: content.geometry.isInMiddle(point, of: slot))
  }
}
