import DragItems
import DragSessions
import DragStage

/// A view of a stage that answers by the closures of a policy.
struct PolicyView: DragSource, DropDestination {
  let policy: DragPolicy
  unowned let stage: Stage

  private func call(_ call: DragCall) -> PolicyCall { PolicyCall(call, on: stage) }

  private func references(_ names: [String], _ call: DragCall) -> OfferedItems {
    .named(names.compactMap { stage.item($0, in: call.view) })
  }

  func items(for call: DragCall) -> OfferedItems {
    policy.items?(self.call(call)).map { references($0, call) } ?? .pressed
  }

  func itemsToAdd(for call: DragCall) -> OfferedItems {
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

  func dragDidUpdate(_ notification: DragNotification, _ call: DragCall) {
    policy.told?(notification.callback, self.call(call))
  }
}
