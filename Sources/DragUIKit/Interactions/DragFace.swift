import DragGeometry
import DragItems
import DragSessions
import DragStage
import Foundation

/// The policy of a drag interaction: each question goes to its delegate.
@MainActor final class DragFace: DragSource {
  private weak var interaction: UIDragInteraction?
  private unowned let screen: HostedStage
  private var lifts: [SessionID: DragAnimator] = [:]

  init(_ interaction: UIDragInteraction, on screen: HostedStage) {
    self.interaction = interaction
    self.screen = screen
  }

  func items(for call: DragContext) -> OfferedItems {
    guard let item = call.item, let interaction, interaction.isEnabled,
      let delegate = interaction.delegate
    else { return .none }
    let drag = screen.drag(of: call)
    let offered = delegate.dragInteraction(interaction, itemsForBeginning: drag.dragSession)
    screen.note(call.view, "itemsForBeginning", "-> \(offered.count)")
    guard !offered.isEmpty else {
      screen.forget(call.session)
      return .none
    }
    return .named(references(of: offered, at: item, in: drag, call))
  }

  func itemsToAdd(for call: DragContext) -> OfferedItems {
    guard let item = call.item, let (interaction, delegate, drag) = known(call),
      interaction.isEnabled, let view = interaction.view
    else { return .none }
    let point = view.convert(CGPoint(call.point), from: nil)
    let offered = ask(interaction, call, "itemsForAddingTo", answer: { "-> \($0.count)" }) {
      delegate.dragInteraction(interaction, itemsForAddingTo: drag.dragSession, withTouchAt: point)
    }
    guard !offered.isEmpty else { return .none }
    return .named(references(of: offered, at: item, in: drag, call))
  }

  /// The references of offered items; those of a list's interaction are none of its cells.
  private func references(
    of offered: [UIDragItem], at item: ItemID, in drag: HostedDrag, _ call: DragContext
  ) -> [ItemReference] {
    let own = ItemReference(view: call.view, item: item)
    let isOfList = screen.list(call.view) != nil
    return screen.references(of: offered, at: own, in: drag, isCell: !isOfList)
  }

  func sessionForAdding(among sessions: [SessionID], for call: DragContext) -> SessionID? {
    guard let interaction, let delegate = interaction.delegate, let view = interaction.view else {
      return nil
    }
    let faces = sessions.compactMap { id in
      screen.knownDrag(id).map { drag in (id, drag.dragSession) }
    }
    let point = view.convert(CGPoint(call.point), from: nil)
    let chosen = ask(interaction, call, "sessionForAddingItems", answer: { _ in "" }) {
      delegate.dragInteraction(
        interaction, sessionForAddingItems: faces.map { $0.1 }, withTouchAt: point)
    }
    return faces.first { $0.1 === chosen }?.0
  }

  func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
    guard let (interaction, delegate, drag) = known(call), let dragged = drag.item(withID: item)
    else { return .standard }
    let preview = ask(interaction, call, "previewForLifting", answer: { $0 == nil ? "nil" : "" }) {
      delegate.dragInteraction(interaction, previewForLifting: dragged, session: drag.dragSession)
    }
    return preview == nil ? .invisible : .standard
  }

  func cancelPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
    guard let (interaction, delegate, drag) = known(call), let dragged = drag.item(withID: item),
      let view = interaction.view
    else { return .standard }
    let standard = UITargetedDragPreview(view: view)
    let preview = ask(
      interaction, call, "previewForCancelling", answer: { $0 == nil ? "nil" : "" }
    ) {
      delegate.dragInteraction(interaction, previewForCancelling: dragged, withDefault: standard)
    }
    return screen.preview(preview, insteadOf: standard)
  }

  func allowsMove(for call: DragContext) -> Bool {
    guard let (interaction, delegate, drag) = known(call) else { return true }
    drag.allowsMove = ask(
      interaction, call, "sessionAllowsMoveOperation", answer: { "-> \($0)" }
    ) { delegate.dragInteraction(interaction, sessionAllowsMoveOperation: drag.dragSession) }
    return drag.allowsMove
  }

  func isRestricted(for call: DragContext) -> Bool {
    guard let (interaction, delegate, drag) = known(call) else { return false }
    drag.isRestricted = ask(
      interaction, call, "sessionIsRestrictedToDraggingApplication", answer: { "-> \($0)" }
    ) {
      delegate.dragInteraction(
        interaction, sessionIsRestrictedToDraggingApplication: drag.dragSession)
    }
    return drag.isRestricted
  }

  func prefersFullSize(for call: DragContext) -> Bool {
    guard let (interaction, delegate, drag) = known(call) else { return false }
    return ask(interaction, call, "prefersFullSizePreviewsFor", answer: { "-> \($0)" }) {
      delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: drag.dragSession)
    }
  }

  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
    guard let (interaction, delegate, drag) = known(call) else { return }
    let session = drag.dragSession
    func tell(_ name: String, _ details: String = "", _ body: () -> Void) {
      ask(interaction, call, name, details, answer: { _ in "" }, body)
    }
    switch notification {
    case .willLift:
      let animator = DragAnimator(on: screen)
      lifts[call.session] = animator
      tell("willAnimateLiftWith") {
        delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
      }
      animator.animate()
    case .liftCancelled:
      lifts.removeValue(forKey: call.session)?.end(at: .start)
      screen.forget(call.session)
    case .willBegin:
      lifts.removeValue(forKey: call.session)?.end(at: .end)
      tell("sessionWillBegin") { delegate.dragInteraction(interaction, sessionWillBegin: session) }
      drag.makePreviews()
    case .didMove:
      tell("sessionDidMove") { delegate.dragInteraction(interaction, sessionDidMove: session) }
    case .willAdd(let items):
      let added = items.compactMap { drag.item(of: $0) }
      tell("willAdd", "\(added.count)") {
        delegate.dragInteraction(
          interaction, session: session, willAdd: added, for: interaction)
      }
    case .willEnd(let operation):
      tell("willEndWith", operation.rawValue) {
        delegate.dragInteraction(
          interaction, session: session, willEndWith: UIDropOperation(operation))
      }
    case .willCancel(let item):
      guard let dragged = drag.item(withID: item) else { return }
      let animator = DragAnimator(on: screen)
      tell("willAnimateCancelWith") {
        delegate.dragInteraction(interaction, item: dragged, willAnimateCancelWith: animator)
      }
      animator.begin()
    case .didEnd(let operation):
      tell("didEndWith", operation.rawValue) {
        delegate.dragInteraction(
          interaction, session: session, didEndWith: UIDropOperation(operation))
      }
      // Data may still be on its way.
      if !operation.carries { screen.forget(call.session) }
    case .didTransfer:
      tell("sessionDidTransferItems") {
        delegate.dragInteraction(interaction, sessionDidTransferItems: session)
      }
      screen.forget(call.session)
    case .menuShown, .menuDismissed, .enter, .exit, .springLoaded, .moveRow, .willReorder,
      .didReorder, .willDrop, .willDropAll, .conclude, .dropEnd, .didLoad, .didLoadAll:
      break
    }
  }

  private func known(_ call: DragContext)
    -> (UIDragInteraction, any UIDragInteractionDelegate, HostedDrag)?
  {
    guard let interaction, let delegate = interaction.delegate else { return nil }
    return (interaction, delegate, screen.drag(of: call))
  }

  /// Calls a delegate, and notes the call unless a default has answered.
  @discardableResult
  private func ask<Answer>(
    _ interaction: UIDragInteraction, _ call: DragContext, _ name: String, _ details: String = "",
    answer: (Answer) -> String, _ body: () -> Answer
  ) -> Answer {
    interaction.ranDefault = false
    let given = body()
    if !interaction.ranDefault { screen.note(call.view, name, details, answer(given)) }
    return given
  }
}
