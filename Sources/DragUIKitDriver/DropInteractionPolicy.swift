#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragGeometry
  import DragItems
  import DragSessions
  import DragStage

  /// The delegate of a drop interaction as a destination of its view on a stage.
  @MainActor final class DropInteractionPolicy: DropDestination {
    private unowned let app: any DrivenSessions
    private let calls: DropInteractionCalls

    init(_ interaction: UIDropInteraction, on app: any DrivenSessions) {
      calls = DropInteractionCalls(interaction: interaction)
      self.app = app
    }

    func canHandle(_ call: DragContext) -> Bool {
      guard calls.interaction.delegate != nil else { return false }
      guard let answer = calls.canHandle(app.drag(of: call).dropSession) else { return true }
      app.note(call.view, "canHandle", "-> \(answer)")
      return answer
    }

    func update(_ call: DragContext) -> DropProposal? {
      guard let answer = calls.didUpdate(app.drag(of: call).dropSession) else { return nil }
      app.note(call.view, "sessionDidUpdate", "-> \(DropOperation(answer.operation).rawValue)")
      return DropProposal(
        DropOperation(answer.operation), isPrecise: answer.isPrecise,
        prefersFullSize: answer.prefersFullSizePreview)
    }

    func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
      app.note(call.view, "performDrop")
      _ = calls.perform(app.drag(of: call).dropSession)
      app.dataMayHaveChanged()
      return DropPerformance(.nothing)
    }

    func dropPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
      guard let dragged = app.drag(of: call).item(withID: item), let view = calls.interaction.view
      else { return .standard }
      let standard = UITargetedDragPreview(
        view: view, parameters: UIDragPreviewParameters(),
        target: UIDragPreviewTarget(
          container: view, center: view.convert(CGPoint(call.point), from: nil)))
      guard let preview = calls.previewForDropping(dragged, standard) else { return .standard }
      app.note(call.view, "previewForDropping", preview == nil ? "nil" : "")
      return ItemPreview(preview, insteadOf: standard)
    }

    func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
      let drag = app.drag(of: call)
      let session = drag.dropSession
      switch notification {
      case .enter: tell(call, "sessionDidEnter", calls.didEnter(session))
      case .exit: tell(call, "sessionDidExit", calls.didExit(session))
      case .dropEnd: tell(call, "sessionDidEnd", calls.didEnd(session))
      case .conclude: tell(call, "concludeDrop", calls.conclude(session))
      case .willDrop(let item):
        guard let dragged = drag.item(withID: item) else { return }
        let animator = DrivenAnimator(on: app.stage)
        tell(call, "willAnimateDropWith", calls.willDrop(dragged, animator))
        animator.begin()
      case .willLift, .liftCancelled, .willBegin, .didMove, .willAdd, .willEnd, .willCancel,
        .didEnd, .didTransfer, .menuShown, .menuDismissed, .springLoaded, .moveRow, .willReorder,
        .didReorder, .willDropAll, .didLoad, .didLoadAll:
        break
      }
    }

    private func tell(_ call: DragContext, _ name: String, _ answer: Void?) {
      guard answer != nil else { return }
      app.note(call.view, name)
      app.dataMayHaveChanged()
    }
  }

  extension ItemPreview {
    /// The preview that a delegate has chosen: nil is invisible, and another position is one of the window.
    @MainActor init(_ chosen: UITargetedDragPreview?, insteadOf standard: UITargetedDragPreview) {
      guard let chosen else {
        self = .invisible
        return
      }
      guard chosen !== standard else {
        self = .standard
        return
      }
      self = .at(Point(chosen.target.container.convert(chosen.target.center, to: nil)))
    }
  }
#endif
