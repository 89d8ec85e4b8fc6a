import DragItems
import DragSessions
import DragStage

/// A view that answers by the closures of a policy.
struct PolicyView: DragSource, DropDestination {
  let policy: DragPolicy
  unowned let stage: Stage

  private func call(_ call: DragContext) -> PolicyCall { PolicyCall(call, on: stage) }

  private func references(_ names: [String], _ call: DragContext) -> OfferedItems {
    .named(names.compactMap { stage.item($0, in: call.view) })
  }

  func items(for call: DragContext) -> OfferedItems {
    policy.items?(self.call(call)).map { references($0, call) } ?? .pressed
  }

  func itemsToAdd(for call: DragContext) -> OfferedItems {
    policy.addItems.map { references($0(self.call(call)), call) } ?? .none
  }

  func canMove(_ item: ItemID, for call: DragContext) -> Bool {
    policy.canMove?(self.call(call)) ?? true
  }

  func allowsMove(for call: DragContext) -> Bool { policy.allowsMove?(self.call(call)) ?? true }
  func isRestricted(for call: DragContext) -> Bool { policy.restricted?(self.call(call)) ?? false }
  func canHandle(_ call: DragContext) -> Bool { policy.canHandle?(self.call(call)) ?? true }
  func mayOpen(_ call: DragContext) -> Bool { policy.springLoad?(self.call(call)) ?? false }
  func update(_ call: DragContext) -> DropProposal? { policy.update?(self.call(call)) }

  func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
    policy.perform?(PolicyCall(call, on: stage, coordinator)) ?? .accept
  }

  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
    policy.didReceive?(notification.callback, self.call(call))
  }
}
