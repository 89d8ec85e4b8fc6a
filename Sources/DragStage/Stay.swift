import CollectionModel
import DragGeometry
import DragGestures
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
  private let gap: HeldGap
  /// The item that the pointer was on.
  private let item: ItemID?
  private let isInMiddle: Bool

  /// The place of an aim, or nil where it has none.
  init?(_ aim: Aim, in content: CollectionContent) {
    guard let gap = aim.gap.flatMap({ HeldGap($0, in: content.order) }) else { return nil }
    self.gap = gap
    item = aim.slot.flatMap { content.order.item(at: $0) }
    isInMiddle = aim.isInMiddle
  }

  /// Where the place is now: before the same item, or else at the end of its section.
  func aim(in content: CollectionContent) -> Aim {
    guard let place = gap.gapOrEnd(in: content.order) else { return .nothing }
    let slot = item.flatMap { content.order.slot(of: $0) }
    return Aim(
      gap: place, slot: slot, over: slot.flatMap { _ in item }.map { .item($0) } ?? .end,
      isInMiddle: slot != nil && isInMiddle)
  }
}

extension Stage {
  /// What stands in for an answer that a destination did not give.
  func proposal(unansweredAt destination: DestinationID, of index: Int) -> DropProposal {
    switch scene.behavior(of: destination).unanswered {
    case .cancel: DropProposal(.cancel)
    case .copy: DropProposal(.copy)
    case .move: DropProposal(.move)
    case .last: stay(at: destination, of: index)?.proposal ?? DropProposal(.copy)
    }
  }

  /// Notes what the next update of this stay reads, where anything does.
  func note(_ proposal: DropProposal, _ aim: Aim, at destination: DestinationID, of index: Int) {
    let view = ViewID(destination)
    let behavior = scene.behavior(of: destination)
    var stay = stay(at: destination, of: index) ?? Stay(destination: destination)
    stay.proposal = behavior.unanswered == .last || proposal.isPrecise ? proposal : nil
    if behavior.keepsPlace, let content = scene[view].collection {
      stay.place = KeptPlace(aim, in: content) ?? stay.place
    }
    situation.drags[index].stays.removeAll { $0.destination == destination }
    if stay.proposal != nil || stay.place != nil { situation.drags[index].stays.append(stay) }
  }

  /// What the drag has left behind at a destination, since it came in last.
  func stay(at destination: DestinationID, of index: Int) -> Stay? {
    situation.drags[index].stay(at: destination)
  }

  /// The point that is hit-tested inside a destination: a finger hides what a precise destination
  /// shows, so that the place is looked for above it (CONTRACT-56).
  ///
  /// It never leaves the view, and which view is meant is asked of the finger itself, so that no
  /// answer of a destination takes the drag out of it.
  func hitPoint(_ pointing: Pointing, in frame: Rect) -> Point {
    let point = pointing.point
    guard pointing.isPrecise, pointerKinds[pointing.pointer.index] == .touch else { return point }
    return Point(x: point.x, y: max(min(point.y, frame.minY), point.y - settings.preciseOffset))
  }
}
