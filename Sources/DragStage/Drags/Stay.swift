import CollectionModel
import DragItems
import DragSessions

/// What a drag leaves behind at a destination, from one update to the next, until it goes out.
struct Stay: Hashable, Sendable {
  let destination: DestinationID
  /// What the destination answered last.
  var proposal: DropProposal?
  /// The last place that the pointer meant.
  var place: KeptPlace?
}

/// A place that outlives the pointer's being there; data that changes takes it along (B18).
struct KeptPlace: Hashable, Sendable {
  private let gapOfCopy: HeldGap
  private let gapOfMove: HeldGap
  /// The item that the pointer was on.
  private let item: ItemID?
  private let isInMiddle: Bool

  /// The place of an aim, or nil where it has none.
  init?(_ aim: Aim, in content: CollectionContent) {
    guard let gap = aim.gap, let ofCopy = HeldGap(gap.ofCopy, in: content.order),
      let ofMove = HeldGap(gap.ofMove, in: content.order)
    else { return nil }
    gapOfCopy = ofCopy
    gapOfMove = ofMove
    item = aim.slot.flatMap { content.order.item(at: $0) }
    isInMiddle = aim.isInMiddle
  }

  /// Where the place is now: before the same item, or else at the end of its section.
  func aim(in content: CollectionContent) -> Aim {
    guard let ofCopy = gapOfCopy.gapOrEnd(in: content.order),
      let ofMove = gapOfMove.gapOrEnd(in: content.order)
    else { return .nothing }
    let slot = item.flatMap { content.order.slot(of: $0) }
    return Aim(
      gap: AimedGap(ofCopy: ofCopy, ofMove: ofMove), slot: slot,
      over: slot.flatMap { _ in item }.map { .item($0) } ?? .end,
      isInMiddle: slot != nil && isInMiddle)
  }
}
