import DragItems
import DragScript
import DragSessions
import DragStage
import Machines

/// A view that answers by the closures of a policy, and keeps what they have answered.
struct PolicyView: DragSource, DropDestination {
  let policy: DragPolicy
  unowned let stage: Stage
  let answers: RecordedAnswers

  private func call(_ call: DragContext) -> PolicyCall { PolicyCall(call, on: stage) }

  private func note(
    _ answer: PolicyAnswer, after delay: Microseconds? = nil, to callback: Callback,
    item: ItemID? = nil
  ) {
    answers.note(
      answer, after: delay, to: callback, item: item.map { stage.name(of: $0) },
      at: stage.now - .zero)
  }

  /// Asks a closure for yes or no; without one it is the default.
  private func accepts(
    _ closure: ((PolicyCall) -> Bool)?, _ callback: Callback, _ call: DragContext,
    of item: ItemID? = nil, default standard: Bool = true
  ) -> Bool {
    guard let closure else { return standard }
    let isAccepted = closure(self.call(call))
    note(isAccepted ? .accept : .refuse, to: callback, item: item)
    return isAccepted
  }

  private func value(
    _ closure: ((PolicyCall) -> Bool)?, _ callback: Callback, _ call: DragContext,
    default standard: Bool
  ) -> Bool {
    guard let closure else { return standard }
    let value = closure(self.call(call))
    note(.value(value), to: callback)
    return value
  }

  private func references(
    _ names: [String], _ callback: Callback, _ call: DragContext
  ) -> OfferedItems {
    let view = stage.name(of: call.view)
    let refs = names.map { Ref(view, .item(id: $0), at: .unwritten) }
    note(refs.isEmpty ? .none : .items(refs), to: callback)
    return .named(names.compactMap { stage.item($0, in: call.view) })
  }

  func items(for call: DragContext) -> OfferedItems {
    guard let closure = policy.items else { return .pressed }
    guard let names = closure(self.call(call)) else {
      note(.itemsSelf, to: .items)
      return .pressed
    }
    return references(names, .items, call)
  }

  func itemsToAdd(for call: DragContext) -> OfferedItems {
    policy.addItems.map { references($0(self.call(call)), .addItems, call) } ?? .none
  }

  func canMove(_ item: ItemID, for call: DragContext) -> Bool {
    accepts(policy.canMove, .canMove, call, of: item)
  }

  func allowsMove(for call: DragContext) -> Bool {
    value(policy.allowsMove, .allowsMove, call, default: true)
  }

  func isRestricted(for call: DragContext) -> Bool {
    value(policy.restricted, .restricted, call, default: false)
  }

  func canHandle(_ call: DragContext) -> Bool { accepts(policy.canHandle, .canHandle, call) }

  func mayOpen(_ call: DragContext) -> Bool {
    accepts(policy.springLoad, .springLoad, call, default: false)
  }

  func update(_ call: DragContext) -> DropProposal? {
    guard let proposal = policy.update?(self.call(call)) else { return nil }
    note(.proposal(proposal), to: .update)
    return proposal
  }

  func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
    guard let closure = policy.perform else { return .accept }
    let performance = closure(PolicyCall(call, on: stage, coordinator))
    let answer: PolicyAnswer =
      switch performance.handling {
      case .accept: .accept
      case .local: .itemsSelf
      case .load: .itemsLoad
      case .nothing: .none
      case .fail(let reason): .fail(reason: reason)
      }
    note(answer, after: performance.delay == .zero ? nil : performance.delay, to: .perform)
    return performance
  }

  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
    policy.didReceive?(notification.callback, self.call(call))
  }
}
