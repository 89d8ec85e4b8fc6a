import CDragStage
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Machines

/// A policy in C: it answers for a view, and is released with it.
final class CPolicy: DragSource, DropDestination {
  private let policy: ds_policy
  private unowned let owner: CStage

  init(_ policy: ds_policy, of owner: CStage) {
    self.policy = policy
    self.owner = owner
  }

  deinit { policy.release?(policy.context) }

  func items(for call: DragContext) -> OfferedItems {
    if let canDrag = policy.can_drag, !asking(call, { canDrag(policy.context, $0) }) {
      return .none
    }
    return policy.items == nil ? .pressed : offered(for: call)
  }

  /// The items that the policy writes; more than fit are asked for once more.
  private func offered(for call: DragContext) -> OfferedItems {
    var room = 16
    while let items = policy.items, room <= Int(DS_LIST_LIMIT) {
      var buffer = [ds_item](repeating: DS_NONE, count: room)
      let count = buffer.withUnsafeMutableBufferPointer { buffer in
        asking(call) { items(policy.context, $0, buffer.baseAddress, room) }
      }
      guard count > 0 else { return .none }
      if count <= room {
        return .named(
          buffer[..<count].map { ItemReference(view: call.view, item: ItemID($0)) }
            .filter { owner.stage.items.isKnown($0.item) })
      }
      room = count
    }
    return .none
  }

  func mayMoveRow(_ item: ItemID, _ call: DragContext) -> Bool {
    guard let mayMoveRow = policy.may_move_row else { return true }
    return asking(call) { mayMoveRow(policy.context, $0) }
  }

  func canHandle(_ call: DragContext) -> Bool {
    guard let canHandle = policy.can_handle else { return true }
    return asking(call) { canHandle(policy.context, $0) }
  }

  func update(_ call: DragContext) -> DropProposal? {
    guard let update = policy.update else { return DropProposal(.cancel) }
    let answer = asking(call) { update(policy.context, $0) }
    return DropProposal(
      UInt8(exactly: answer.operation).flatMap(DropOperation.init(code:)) ?? .cancel,
      intent: DropIntent(code: answer.intent) ?? .unspecified)
  }

  func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
    guard let perform = policy.perform else { return .accept }
    return switch Int(asking(call) { perform(policy.context, $0) }) {
    case DS_PERFORM_ACCEPT: .accept
    case DS_PERFORM_LOCAL: .local
    case DS_PERFORM_LOAD: .load
    default: .nothing
    }
  }

  func mayOpen(_ call: DragContext) -> Bool {
    guard let mayOpen = policy.may_open else { return false }
    return asking(call) { mayOpen(policy.context, $0) }
  }

  func hasMenu(_ item: ItemID, for call: DragContext) -> Bool {
    guard let hasMenu = policy.has_menu else { return true }
    return asking(call) { hasMenu(policy.context, $0) }
  }

  /// Calls a C function with the context of a call; passing a C function as a closure would
  /// allocate memory at each move.
  private func asking<Value>(
    _ call: DragContext, _ body: (UnsafePointer<ds_call>) -> Value
  ) -> Value {
    var given = ds_call(call)
    owner.asking += 1
    defer { owner.asking -= 1 }
    return body(&given)
  }

  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
    guard let onEvent = policy.on_event, let number = notification.callback.number else { return }
    let operation =
      switch notification {
      case .willEnd(let operation), .didEnd(let operation): operation
      default: DropOperation.cancel
      }
    asking(call) {
      onEvent(policy.context, ds_callback(number), ds_operation(operation.code), $0)
    }
  }
}

extension ds_call {
  fileprivate init(_ call: DragContext) {
    self = ds_call.sized
    session = call.session.rawValue
    view = call.view.rawValue
    item = call.item?.rawValue ?? DS_NONE
    item_count = UInt32(clamping: call.items.count)
    is_local = call.isLocal
    if case .gap(let gap) = call.position {
      has_gap = true
      gap_section = UInt32(clamping: gap.section)
      gap_item = UInt32(clamping: gap.item)
    }
    point = ds_point(x: call.point.x, y: call.point.y)
    time_us = call.time.microseconds
  }
}

// The cases by number.

extension DropIntent {
  fileprivate init?(code: ds_intent) {
    switch Int(code) {
    case DS_INTENT_UNSPECIFIED: self = .unspecified
    case DS_INTENT_INSERT_AT: self = .insertAt
    case DS_INTENT_INSERT_INTO: self = .insertInto
    case DS_INTENT_AUTOMATIC: self = .automatic
    default: return nil
    }
  }
}
