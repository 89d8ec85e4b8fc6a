import CollectionModel
import DragItems
import DragSessions

/// The memory of a destination in a drag, from one update to the next, until the drag exits.
struct DestinationMemory: Hashable, Sendable {
  let destination: DestinationID
  /// The last answer of the destination.
  var proposal: DropProposal?
  /// The last position that the pointer referred to.
  var place: LastKnownPosition?
}

/// A position that is kept after the pointer has left it; it follows changes of the data (B18).
struct LastKnownPosition: Hashable, Sendable {
  private let gapOfCopy: GapBeforeItem
  private let gapOfMove: GapBeforeItem
  /// The item that the pointer was on.
  private let item: ItemID?
  private let isInMiddle: Bool

  /// The position of a hit, or nil if it has none.
  init?(_ hit: HitResult, in content: CollectionContent) {
    guard let gap = hit.gap, let ofCopy = GapBeforeItem(gap.ofCopy, in: content.order),
      let ofMove = GapBeforeItem(gap.ofMove, in: content.order)
    else { return nil }
    gapOfCopy = ofCopy
    gapOfMove = ofMove
    item = hit.slot.flatMap { content.order.item(at: $0) }
    isInMiddle = hit.isInMiddle
  }

  /// The current position: before the same item, or else at the end of its section.
  func hit(in content: CollectionContent) -> HitResult {
    guard let ofCopy = gapOfCopy.gapOrEnd(in: content.order),
      let ofMove = gapOfMove.gapOrEnd(in: content.order)
    else { return .nothing }
    let slot = item.flatMap { content.order.slot(of: $0) }
    return HitResult(
      gap: AimedGap(ofCopy: ofCopy, ofMove: ofMove), slot: slot,
      over: slot.flatMap { _ in item }.map { .item($0) } ?? .end,
      isInMiddle: slot != nil && isInMiddle)
  }
}
