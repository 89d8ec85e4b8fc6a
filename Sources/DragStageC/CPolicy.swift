import CDragStage
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines

/// A policy of C: it answers for a view, and is released with it.
final class CPolicy: DragSource, DropDestination {
  private let policy: ds_policy
  private unowned let owner: CStage

  init(_ policy: ds_policy, of owner: CStage) {
    self.policy = policy
    self.owner = owner
  }

  deinit { policy.release?(policy.context) }

  func items(for call: DragCall) -> DragItems {
    ask(policy.lends, call, or: true) ? .pressed : .none
  }

  func canHandle(_ call: DragCall) -> Bool { ask(policy.can_handle, call, or: true) }

  func update(_ call: DragCall) -> DropProposal? {
    let answer = ask(
      policy.update, call,
      or: ds_proposal(operation: ds_operation(DS_CANCEL), intent: ds_intent(DS_UNSPECIFIED)))
    let operation = DropOperation.allCases.first { $0.code == answer.operation } ?? .cancel
    let intent = DropIntent.allCases.first { $0.code == answer.intent } ?? .unspecified
    return DropProposal(operation, intent: intent)
  }

  func perform(_ call: DragCall, with coordinator: DropCoordinator) -> DropPerformance {
    owner.coordinators.append(coordinator)
    defer { owner.coordinators.removeLast() }
    return switch Int(ask(policy.perform, call, or: ds_handling(DS_ACCEPT))) {
    case DS_ACCEPT: DropPerformance(.accept)
    case DS_LOCAL: DropPerformance(.local)
    case DS_LOAD: DropPerformance(.load)
    default: DropPerformance(.nothing)
    }
  }

  func mayOpen(_ call: DragCall) -> Bool { ask(policy.may_open, call, or: false) }
  func hasMenu(_ item: ItemID, for call: DragCall) -> Bool { ask(policy.has_menu, call, or: true) }

  private func ask<Value>(
    _ function: ((UnsafeMutableRawPointer?, UnsafePointer<ds_call>?) -> Value)?,
    _ call: DragCall, or standard: Value
  ) -> Value {
    guard let function else { return standard }
    var given = ds_call(call)
    owner.asking += 1
    defer { owner.asking -= 1 }
    return function(policy.context, &given)
  }

  private func tell(_ callback: Int, _ call: DragCall, _ operation: DropOperation = .cancel) {
    guard let told = policy.told else { return }
    var given = ds_call(call)
    owner.asking += 1
    defer { owner.asking -= 1 }
    told(policy.context, ds_callback(callback), ds_operation(operation.code), &given)
  }

  func willLift(_ call: DragCall) { tell(DS_WILL_LIFT, call) }
  func liftCancelled(_ call: DragCall) { tell(DS_LIFT_CANCELLED, call) }
  func willBegin(_ call: DragCall) { tell(DS_WILL_BEGIN, call) }
  func didMove(_ call: DragCall) { tell(DS_DID_MOVE, call) }
  func willAdd(_ items: [DragItem], _ call: DragCall) { tell(DS_WILL_ADD, call) }
  func willEnd(with operation: DropOperation, _ call: DragCall) {
    tell(DS_WILL_END, call, operation)
  }
  func willCancel(_ item: ItemID, _ call: DragCall) { tell(DS_WILL_CANCEL, call) }
  func didEnd(with operation: DropOperation, _ call: DragCall) { tell(DS_DID_END, call, operation) }
  func didTransfer(_ call: DragCall) { tell(DS_DID_TRANSFER, call) }
  func didEnter(_ call: DragCall) { tell(DS_ENTER, call) }
  func didExit(_ call: DragCall) { tell(DS_EXIT, call) }
  func willDrop(_ item: ItemID, _ call: DragCall) { tell(DS_WILL_DROP, call) }
  func dropEnded(_ call: DragCall) { tell(DS_DROP_END, call) }
  func conclude(_ call: DragCall) { tell(DS_CONCLUDE, call) }
  func didOpen(_ call: DragCall) { tell(DS_SPRING_LOADED, call) }
  func didShowMenu(_ item: ItemID, _ call: DragCall) { tell(DS_MENU_SHOWN, call) }
  func didDismissMenu(_ item: ItemID, _ call: DragCall) { tell(DS_MENU_DISMISSED, call) }
  func didLoad(_ item: ItemID, _ result: LoadResult, _ call: DragCall) { tell(DS_DID_LOAD, call) }
}

extension ds_call {
  fileprivate init(_ call: DragCall) {
    self = ds_call.sized
    session = call.session.rawValue
    view = call.view.rawValue
    item = call.item?.rawValue ?? DS_NONE
    item_count = UInt32(clamping: call.items.count)
    is_local = call.isLocal
    if case .gap(let gap) = call.landing {
      has_gap = true
      gap_section = UInt32(clamping: gap.section)
      gap_item = UInt32(clamping: gap.item)
    }
    point = ds_point(x: call.point.x, y: call.point.y)
    time_us = call.time.microseconds
  }
}
