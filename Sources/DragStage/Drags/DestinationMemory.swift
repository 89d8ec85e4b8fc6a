import CollectionModel
import DragItems
import DragSessions

/// What a drag leaves behind at a destination, from one update to the next, until it goes out.
struct DestinationMemory: Hashable, Sendable {
  let destination: DestinationID
  /// What the destination answered last.
  var proposal: DropProposal?
  /// The last place that the pointer meant.
  var place: LastKnownPosition?
}

/// A place that outlives the pointer's being there; data that changes takes it along (B18).
struct LastKnownPosition: Hashable, Sendable {
  private let gapOfCopy: GapBeforeItem
  private let gapOfMove: GapBeforeItem
  /// The item that the pointer was on.
  private let item: ItemID?
  private let isInMiddle: Bool

  /// The position of a hit, or nil where it has none.
  init?(_ hit: HitResult, in content: CollectionContent) {
    guard let gap = hit.gap, let ofCopy = GapBeforeItem(gap.ofCopy, in: content.order),
      let ofMove = GapBeforeItem(gap.ofMove, in: content.order)
    else { return nil }
    gapOfCopy = ofCopy
    gapOfMove = ofMove
    item = hit.slot.flatMap { content.order.item(at: $0) }
    isInMiddle = hit.isInMiddle
  }

  /// Where the place is now: before the same item, or else at the end of its section.
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
