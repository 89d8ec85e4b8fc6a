import DragItems
import DragScript
import DragSessions
import DragStage
import Machines

/// The policies of a view in a script: the first matching policy answers, else the contract's default.
struct ScriptedView: DragSource, DropDestination {
  private let application: ScriptApplication
  private let policies: ViewPolicies

  init(name: String, application: ScriptApplication) {
    self.application = application
    policies = application.policies(of: name)
  }

  private func answer(to callback: Callback, _ call: DragContext) -> PolicyAnswer? {
    application.react(to: callback, of: policies.name, call)
    return application.policy(for: callback, among: policies, call)?.policy.answer
  }

  private func isAccepted(_ callback: Callback, _ call: DragContext) -> Bool {
    switch answer(to: callback, call) {
    case nil, .accept: true
    case .refuse, .some(.none), .itemsSelf, .itemsLoad, .items, .proposal, .preview, .value, .fail,
      .session:
      false
    }
  }

  private func value(
    of callback: Callback, _ call: DragContext, default standard: Bool
  ) -> Bool {
    guard case .value(let value) = answer(to: callback, call) else { return standard }
    return value
  }

  private func items(_ answer: PolicyAnswer?, default standard: OfferedItems) -> OfferedItems {
    switch answer {
    case nil: standard
    case .itemsSelf: .pressed
    case .items(let refs): .named(refs.compactMap(reference))
    case .some(.none), .accept, .refuse, .itemsLoad, .proposal, .preview, .value, .fail,
      .session:
      .none
    }
  }

  private func reference(_ ref: Ref) -> ItemReference? {
    try? application.stage.item(ref)
  }

  func items(for call: DragContext) -> OfferedItems {
    items(answer(to: .items, call), default: .pressed)
  }

  func itemsToAdd(for call: DragContext) -> OfferedItems {
    items(answer(to: .addItems, call), default: .none)
  }

  func sessionForAdding(among sessions: [SessionID], for call: DragContext) -> SessionID? {
    guard case .session(let number) = answer(to: .sessionForAdding, call) else { return nil }
    return SessionID(UInt32(clamping: number))
  }

  func canMove(_ item: ItemID, for call: DragContext) -> Bool { isAccepted(.canMove, call) }
  func allowsMove(for call: DragContext) -> Bool { value(of: .allowsMove, call, default: true) }
  func isRestricted(for call: DragContext) -> Bool { value(of: .restricted, call, default: false) }
  func prefersFullSize(for call: DragContext) -> Bool { value(of: .fullSize, call, default: false) }
  func canHandle(_ call: DragContext) -> Bool { isAccepted(.canHandle, call) }

  func hasMenu(_ item: ItemID, for call: DragContext) -> Bool { isAccepted(.menu, call) }

  func mayMoveRow(_ item: ItemID, _ call: DragContext) -> Bool { isAccepted(.mayMoveRow, call) }

  func mayOpen(_ call: DragContext) -> Bool {
    if case .accept = answer(to: .springLoad, call) { true } else { false }
  }

  private func preview(_ callback: Callback, _ call: DragContext) -> ItemPreview {
    switch answer(to: callback, call) {
    case .preview(let preview): preview
    case .some(.none): .invisible
    case nil, .accept, .refuse, .itemsSelf, .itemsLoad, .items, .proposal, .value, .session, .fail:
      .standard
    }
  }

  func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
    preview(.liftPreview, call)
  }
  func cancelPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
    preview(.cancelPreview, call)
  }
  func dropPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
    preview(.dropPreview, call)
  }

  func update(_ call: DragContext) -> DropProposal? {
    guard case .proposal(let proposal) = answer(to: .update, call) else { return nil }
    return proposal
  }

  func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
    application.react(to: .perform, of: policies.name, call)
    let policy = application.policy(for: .perform, among: policies, call)?.policy
    let delay = policy?.delay ?? .zero
    let performance: DropPerformance =
      switch policy?.answer {
      case nil, .accept: .accept
      case .itemsSelf: .local
      case .itemsLoad: .load
      case .fail(let reason): .fail(reason)
      case .some(.none), .refuse, .items, .proposal, .preview, .value, .session: .nothing
      }
    return performance.after(delay)
  }
}

// A notification has no answer, but may trigger reactions.
extension ScriptedView {
  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
    guard application.reacts else { return }
    var loaded: LoadedItem?
    if case .didLoad(_, .success(let data)) = notification { loaded = data }
    application.react(to: notification.callback, of: policies.name, call, given: loaded)
  }
}
