import DragGeometry
import DragItems
import DragSessions
import DragStage
import Foundation

/// The policy of a drop interaction: each question goes to its delegate.
@MainActor final class DropFace: DropDestination {
  private weak var interaction: UIDropInteraction?
  private unowned let screen: HostedStage

  init(_ interaction: UIDropInteraction, on screen: HostedStage) {
    self.interaction = interaction
    self.screen = screen
  }

  func canHandle(_ call: DragContext) -> Bool {
    guard let (interaction, delegate, session) = known(call) else { return false }
    return ask(interaction, call, "canHandle", answer: { "-> \($0)" }) {
      delegate.dropInteraction(interaction, canHandle: session)
    }
  }

  func update(_ call: DragContext) -> DropProposal? {
    guard let (interaction, delegate, session) = known(call) else { return nil }
    let proposal = ask(
      interaction, call, "sessionDidUpdate",
      answer: { "-> \(DropOperation($0.operation).rawValue)" }
    ) { delegate.dropInteraction(interaction, sessionDidUpdate: session) }
    if interaction.ranDefault { return nil }
    return DropProposal(
      DropOperation(proposal.operation), isPrecise: proposal.isPrecise,
      prefersFullSize: proposal.prefersFullSizePreview)
  }

  func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
    guard let (interaction, delegate, session) = known(call) else {
      return .nothing
    }
    let drop = HostedDrop(coordinator, of: screen.drag(of: call))
    interaction.ranDefault = false
    if !interaction.isOfSystem { screen.note(call.view, "performDrop") }
    screen.perform(drop) { delegate.dropInteraction(interaction, performDrop: session) }
    return drop.failure.map { .fail($0) } ?? .nothing
  }

  func dropPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
    guard let (interaction, delegate, _) = known(call), let view = interaction.view,
      let dragged = screen.drag(of: call).item(withID: item)
    else { return .standard }
    let standard = UITargetedDragPreview(
      view: view, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(
        container: view, center: view.convert(CGPoint(call.point), from: nil)))
    let preview = ask(interaction, call, "previewForDropping", answer: { $0 == nil ? "nil" : "" }) {
      delegate.dropInteraction(interaction, previewForDropping: dragged, withDefault: standard)
    }
    return screen.preview(preview, insteadOf: standard)
  }

  func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
    // A load may be answered when its drag is long over.
    if case .didLoad(_, let result) = notification {
      return screen.loads.finish(call.load, with: result)
    }
    guard let (interaction, delegate, session) = known(call) else { return }
    func tell(_ name: String, _ body: () -> Void) {
      ask(interaction, call, name, answer: { _ in "" }, body)
    }
    switch notification {
    case .enter:
      tell("sessionDidEnter") { delegate.dropInteraction(interaction, sessionDidEnter: session) }
    case .exit:
      tell("sessionDidExit") { delegate.dropInteraction(interaction, sessionDidExit: session) }
    case .dropEnd:
      tell("sessionDidEnd") { delegate.dropInteraction(interaction, sessionDidEnd: session) }
    case .conclude:
      tell("concludeDrop") { delegate.dropInteraction(interaction, concludeDrop: session) }
    case .willDrop(let item):
      guard let dragged = screen.drag(of: call).item(withID: item) else { return }
      let animator = DragAnimator(on: screen)
      tell("willAnimateDropWith") {
        delegate.dropInteraction(interaction, item: dragged, willAnimateDropWith: animator)
      }
      animator.begin()
    case .willLift, .liftCancelled, .willBegin, .didMove, .willAdd, .willEnd, .willCancel, .didEnd,
      .didTransfer, .menuShown, .menuDismissed, .springLoaded, .moveRow, .willReorder, .didReorder,
      .willDropAll, .didLoad, .didLoadAll:
      break
    }
  }

  private func known(_ call: DragContext)
    -> (UIDropInteraction, any UIDropInteractionDelegate, DropSessionFace)?
  {
    guard let interaction, let delegate = interaction.delegate else { return nil }
    return (interaction, delegate, screen.drag(of: call).dropSession)
  }

  /// Calls a delegate, and notes the call unless a default or UIKit itself has answered.
  @discardableResult
  private func ask<Answer>(
    _ interaction: UIDropInteraction, _ call: DragContext, _ name: String,
    answer: (Answer) -> String, _ body: () -> Answer
  ) -> Answer {
    interaction.ranDefault = false
    let given = body()
    if !interaction.ranDefault, !interaction.isOfSystem {
      screen.note(call.view, name, answer(given))
    }
    return given
  }
}
