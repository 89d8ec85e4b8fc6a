import DragGeometry
import DragItems
import DragSessions

/// A gap that a pointer means, which may depend on what the drop does.
struct AimedGap: Hashable {
  /// Where new items go, counted in the present order (CONTRACT-63).
  let ofCopy: GapIndex
  /// Where a move goes: a path counts after the removal of one own item (CONTRACT-62), and rows may
  /// be kept whole (L15).
  var ofMove: GapIndex

  /// The gap for an operation; where nothing arrives it is that of a move.
  func of(_ operation: DropOperation) -> GapIndex { operation == .copy ? ofCopy : ofMove }
}

/// What a pointer means at a view, in the rest layout.
struct HitResult {
  /// The gap that an insert would go to.
  var gap: AimedGap?
  /// The gap that a move means, before rows were kept whole (L15).
  var resolved: GapIndex?
  /// The item that the pointer is on.
  var slot: Slot?
  /// The item or the end, as policies see it.
  var over: DragContext.Over
  /// Whether the pointer is in the middle of the item rather than near an edge.
  var isInMiddle = false

  /// No place.
  static let nothing = HitResult(gap: nil, slot: nil, over: .none)

  /// What the next place at the view follows from.
  func hysteresis(to view: ViewID) -> GapHysteresis? {
    guard let gap, let resolved else { return nil }
    return GapHysteresis(view: view, resolved: resolved, gap: gap.ofMove)
  }

  /// The place for an intent: an insert into an item needs one, everything else a gap.
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

  /// The item that a landing is on.
  func target(of landing: DropPosition?) -> ItemID? {
    guard case .item? = landing, case .item(let item) = over else { return nil }
    return item
  }
}
