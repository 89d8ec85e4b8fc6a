import CollectionModel
import DragGeometry
import DragSessions
import Machines

extension Stage {
  /// Notifies the destination of a drop that it is about to reorder, if its options request that
  /// (D14).
  ///
  /// - Returns: The gap in the data afterwards, which the application may have changed.
  func notifyWillReorder(to gap: GapIndex, in view: ViewID, of session: SessionID) -> GapIndex? {
    guard let reorder = reorder(to: gap, in: view, of: session) else { return gap }
    let held = GapBeforeItem(gap, in: reorder.initial)
    notify(.willReorder(reorder), of: reorder, in: view, of: session)
    return core.scene[view].collection.flatMap { held?.gap(in: $0.order) }
  }

  /// Notifies of a completed reorder, or reverts it if the options say so (D14).
  func finish(_ reorder: Reorder, in view: ViewID, of session: SessionID) {
    switch core.scene[view].options.reorders {
    case .none: break
    case .notify: notify(.didReorder(reorder), of: reorder, in: view, of: session)
    case .notifyAndRevert:
      // A policy that was called meanwhile may have changed the data again.
      guard core.scene[view].collection?.order == reorder.final else { return }
      _ = try? core.carryOut(BatchUpdate(reorder.map.inverted()), in: view)
    }
  }

  /// The reorder that a drop at a gap amounts to; nil if there is none or the options request no
  /// notifications.
  ///
  /// A drop is a reorder if it only moves items of the collection, and at least one of them changes
  /// its position. O(n), for the value that the application receives.
  func reorder(to gap: GapIndex, in view: ViewID, of session: SessionID) -> Reorder? {
    guard core.scene[view].options.reorders != .none,
      let order = core.scene[view].collection?.order
    else { return nil }
    let drag = core.state.drags[session]
    let left = core.arrivals(of: session).map { $0.item }
    guard drag.drag.session.context.ruling.proposal.operation == .move,
      left.allSatisfy({ $0.origin == view })
    else { return nil }
    var final = order
    guard let map = try? final.move(left.map({ $0.item }), to: gap) else { return nil }
    let origin = ChangeOrigin.user(session: Int(drag.id.rawValue), sequence: 0)
    return ReorderTransaction(from: order, to: final, map: map, origin: origin)
  }

  private func notify(
    _ notification: DragNotification, of reorder: Reorder, in view: ViewID, of session: SessionID
  ) {
    guard !core.isTerminated(view), let destination = policies.destination(of: view) else { return }
    let items = reorder.map.moves.sorted { $0.to < $1.to }
      .compactMap { reorder.initial.item(at: $0.from) }
    core.record(.called(notification.callback, view, .items(items)), session: session)
    destination.dragDidUpdate(notification, core.call(view, of: session))
  }
}
