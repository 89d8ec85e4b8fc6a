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
    private weak let interaction: UIDropInteraction?

    init(_ interaction: UIDropInteraction, on app: any DrivenSessions) {
      self.interaction = interaction
      self.app = app
    }

    /// The delegate; nil where there is none, and for an interaction that is gone.
    private var delegate: DropInteractionCalls? {
      interaction.flatMap { $0.delegate == nil ? nil : DropInteractionCalls(interaction: $0) }
    }

    func canHandle(_ call: DragContext) -> Bool {
      guard let calls = delegate else { return false }
      guard let answer = calls.canHandle(app.drag(of: call).dropSession) else { return true }
      note(calls, call, "canHandle", "-> \(answer)")
      return answer
    }

    func update(_ call: DragContext) -> DropProposal? {
      guard let calls = delegate, let answer = calls.didUpdate(app.drag(of: call).dropSession)
      else { return nil }
      note(calls, call, "sessionDidUpdate", "-> \(DropOperation(answer.operation).rawValue)")
      return DropProposal(
        DropOperation(answer.operation), isPrecise: answer.isPrecise,
        prefersFullSize: answer.prefersFullSizePreview)
    }

    func perform(_ call: DragContext, with coordinator: DropCoordinator) -> DropPerformance {
      guard let calls = delegate else { return .nothing }
      let drag = app.drag(of: call)
      note(calls, call, "performDrop")
      let failure = app.perform(coordinator, of: drag) { _ = calls.perform(drag.dropSession) }
      return failure.map { .fail($0) } ?? .nothing
    }

    func dropPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
      guard let calls = delegate, let view = calls.interaction.view,
        let dragged = app.drag(of: call).item(withID: item)
      else { return .standard }
      let standard = UITargetedDragPreview(
        view: view, parameters: UIDragPreviewParameters(),
        target: UIDragPreviewTarget(
          container: view, center: view.convert(CGPoint(call.point), from: nil)))
      guard let preview = calls.previewForDropping(dragged, standard) else { return .standard }
      note(calls, call, "previewForDropping", preview == nil ? "nil" : "")
      return ItemPreview(preview, insteadOf: standard)
    }

    func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
      // A load may be answered when its drag is long over.
      if case .didLoad(_, let result) = notification {
        return app.finishLoad(call.load, with: result)
      }
      guard let calls = delegate else { return }
      let drag = app.drag(of: call)
      let session = drag.dropSession
      func tell(_ name: String, _ answer: Void?) {
        guard answer != nil else { return }
        note(calls, call, name)
        app.dataMayHaveChanged()
      }
      switch notification {
      case .enter: tell("sessionDidEnter", calls.didEnter(session))
      case .exit: tell("sessionDidExit", calls.didExit(session))
      case .dropEnd: tell("sessionDidEnd", calls.didEnd(session))
      case .conclude: tell("concludeDrop", calls.conclude(session))
      case .willDrop(let item):
        guard let dragged = drag.item(withID: item) else { return }
        let animator = DrivenAnimator(on: app.stage)
        tell("willAnimateDropWith", calls.willDrop(dragged, animator))
        animator.begin()
      case .willLift, .liftCancelled, .willBegin, .didMove, .willAdd, .willEnd, .willCancel,
        .didEnd, .didTransfer, .menuShown, .menuDismissed, .springLoaded, .moveRow, .willReorder,
        .didReorder, .willDropAll, .didLoad, .didLoadAll:
        break
      }
    }

    /// Notes a call of an application's delegate; UIKit's own is none.
    private func note(
      _ calls: DropInteractionCalls, _ call: DragContext, _ name: String, _ answer: String = ""
    ) {
      if !calls.isOfSystem { app.note(call.view, name, answer) }
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
