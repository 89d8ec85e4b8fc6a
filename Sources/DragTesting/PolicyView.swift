import DragItems
import DragSessions
import DragStage

/// A view of a stage that answers by the closures of a policy.
struct PolicyView: DragSource, DropDestination {
  let policy: DragPolicy
  unowned let stage: Stage

  private func call(_ call: DragCall) -> PolicyCall { PolicyCall(call, on: stage) }

  private func references(_ names: [String], _ call: DragCall) -> DragItems {
    .named(names.compactMap { stage.item($0, in: call.view) })
  }

  func items(for call: DragCall) -> DragItems {
    policy.items?(self.call(call)).map { references($0, call) } ?? .pressed
  }

  func itemsToAdd(for call: DragCall) -> DragItems {
    policy.addItems.map { references($0(self.call(call)), call) } ?? .none
  }

  func canMove(_ item: ItemID, for call: DragCall) -> Bool {
    policy.canMove?(self.call(call)) ?? true
  }

  func allowsMove(for call: DragCall) -> Bool { policy.allowsMove?(self.call(call)) ?? true }
  func isRestricted(for call: DragCall) -> Bool { policy.restricted?(self.call(call)) ?? false }
  func canHandle(_ call: DragCall) -> Bool { policy.canHandle?(self.call(call)) ?? true }
  func mayOpen(_ call: DragCall) -> Bool { policy.springLoad?(self.call(call)) ?? false }
  func update(_ call: DragCall) -> DropProposal? { policy.update?(self.call(call)) }

  func perform(_ call: DragCall, with coordinator: DropCoordinator) -> DropPerformance {
    let call = PolicyCall(call, on: stage, coordinator)
    return DropPerformance(policy.perform?(call) ?? .accept)
  }
}

// What a view is told.
extension PolicyView {
  private func told(_ callback: Callback, _ call: DragCall) {
    policy.told?(callback, self.call(call))
  }

  func willLift(_ call: DragCall) { told(.willLift, call) }
  func liftCancelled(_ call: DragCall) { told(.liftCancelled, call) }
  func willBegin(_ call: DragCall) { told(.willBegin, call) }
  func didMove(_ call: DragCall) { told(.didMove, call) }
  func willAdd(_ items: [DragItem], _ call: DragCall) { told(.willAdd, call) }
  func willEnd(with operation: DropOperation, _ call: DragCall) { told(.willEnd, call) }
  func willCancel(_ item: ItemID, _ call: DragCall) { told(.willCancel, call) }
  func didEnd(with operation: DropOperation, _ call: DragCall) { told(.didEnd, call) }
  func didTransfer(_ call: DragCall) { told(.didTransfer, call) }
  func didShowMenu(_ item: ItemID, _ call: DragCall) { told(.menuShown, call) }
  func didDismissMenu(_ item: ItemID, _ call: DragCall) { told(.menuDismissed, call) }
  func didOpen(_ call: DragCall) { told(.springLoaded, call) }
  func didEnter(_ call: DragCall) { told(.enter, call) }
  func didExit(_ call: DragCall) { told(.exit, call) }
  func didMoveRow(_ item: ItemID, _ call: DragCall) { told(.moveRow, call) }
  func willReorder(_ reorder: Reorder, _ call: DragCall) { told(.willReorder, call) }
  func didReorder(_ reorder: Reorder, _ call: DragCall) { told(.didReorder, call) }
  func willDrop(_ item: ItemID, _ call: DragCall) { told(.willDrop, call) }
  func willDropAll(_ call: DragCall) { told(.willDrop, call) }
  func conclude(_ call: DragCall) { told(.conclude, call) }
  func dropEnded(_ call: DragCall) { told(.dropEnd, call) }
  func didLoad(_ item: ItemID, _ result: LoadResult, _ call: DragCall) { told(.didLoad, call) }
  func didLoadAll(_ objects: [LoadedItem], _ call: DragCall) { told(.didLoadAll, call) }
}
