import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import Machines

extension Stage {
  /// Tells who takes a drop that it is about to reorder, where it wants to hear that (D14).
  ///
  /// - Returns: The gap as it is in the data afterwards, which the application may have changed.
  func tellWillReorder(to gap: GapIndex, in view: ViewID, of index: Int) -> GapIndex? {
    guard let reorder = reorder(to: gap, in: view, of: index) else { return gap }
    let held = HeldGap(gap, in: reorder.initial)
    tell(.willReorder, reorder, in: view, of: index)
    return scene[view].collection.flatMap { held?.gap(in: $0.order) }
  }

  /// Tells that a reorder is done, or takes it back where nobody keeps it (D14).
  func finish(_ reorder: Reorder, in view: ViewID, of index: Int) {
    switch scene[view].options.reorders {
    case .untold: break
    case .told: tell(.didReorder, reorder, in: view, of: index)
    case .reverted:
      // A policy that was asked anew meanwhile may have changed the data once more.
      guard scene[view].collection?.order == reorder.final else { return }
      _ = try? performBatch(BatchUpdate(reorder.map.inverted()), in: view)
    }
  }

  /// The reorder that a drop at a gap comes to; nil where it is none or nobody wants to hear of it.
  ///
  /// It is one where items of the collection alone are moved, and any of them changes its place.
  /// O(n), for what an application gets to read.
  func reorder(to gap: GapIndex, in view: ViewID, of index: Int) -> Reorder? {
    guard scene[view].options.reorders != .untold, let order = scene[view].collection?.order
    else { return nil }
    let drag = situation.drags[index]
    let left = drag.items.indices.filter { !drag.taken.contains($0) }.map { drag.items[$0] }
      .filter { scene[$0.origin].holds($0.item) }
    guard drag.drag.session.context.ruling.proposal.operation == .move,
      left.allSatisfy({ $0.origin == view })
    else { return nil }
    var seen: Set<ItemID> = []
    var final = order
    guard let map = try? final.move(left.map(\.item).filter { seen.insert($0).inserted }, to: gap)
    else { return nil }
    let origin = ChangeOrigin.user(session: Int(drag.id.rawValue), sequence: 0)
    return ReorderTransaction(from: order, to: final, map: map, origin: origin)
  }

  private func tell(_ callback: Callback, _ reorder: Reorder, in view: ViewID, of index: Int) {
    guard !isSilent(view), let destination = scene[view].destination else { return }
    let items = reorder.map.moves.sorted { $0.to < $1.to }
      .compactMap { reorder.initial.item(at: $0.from) }
    record(.called(callback, view, .items(items)), of: index)
    let call = call(view, of: index)
    if callback == .willReorder {
      destination.willReorder(reorder, call)
    } else {
      destination.didReorder(reorder, call)
    }
  }
}
