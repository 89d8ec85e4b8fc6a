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

  /// The delegate of a drag interaction as the source of its view on a stage.
  @MainActor final class DragInteractionPolicy: DragSource {
    private unowned let app: any DrivenSessions
    private weak let interaction: UIDragInteraction?
    private var lifts: [SessionID: DrivenAnimator] = [:]

    init(_ interaction: UIDragInteraction, on app: any DrivenSessions) {
      self.interaction = interaction
      self.app = app
    }

    /// The delegate; nil where there is none, and for an interaction that is gone.
    private var delegate: DragInteractionCalls? {
      interaction.flatMap { $0.delegate == nil ? nil : DragInteractionCalls(interaction: $0) }
    }

    func items(for call: DragContext) -> OfferedItems {
      guard let item = call.item, let calls = delegate, calls.interaction.isEnabled else {
        return .none
      }
      let drag = app.drag(of: call)
      let offered = calls.itemsForBeginning(drag.dragSession)
      app.note(call.view, "itemsForBeginning", "-> \(offered.count)")
      guard !offered.isEmpty else {
        app.forget(call.session)
        return .none
      }
      return .named(references(of: offered, at: item, in: drag, call))
    }

    func itemsToAdd(for call: DragContext) -> OfferedItems {
      guard let item = call.item, let calls = delegate, calls.interaction.isEnabled else {
        return .none
      }
      let drag = app.drag(of: call)
      guard let added = calls.itemsForAdding(to: drag.dragSession, at: point(of: call)) else {
        return .none
      }
      app.note(call.view, "itemsForAddingTo", "-> \(added.count)")
      guard !added.isEmpty else { return .none }
      return .named(references(of: added, at: item, in: drag, call))
    }

    private func references(
      of offered: [UIDragItem], at item: ItemID, in drag: DrivenDrag, _ call: DragContext
    ) -> [ItemReference] {
      app.references(
        of: offered, at: ItemReference(view: call.view, item: item), isCell: !app.isList(call.view),
        in: drag)
    }

    func sessionForAdding(among sessions: [SessionID], for call: DragContext) -> SessionID? {
      let known = sessions.compactMap { id in
        app.knownDrag(id).map { (id: id, session: $0.dragSession) }
      }
      // Without the method a tap adds to none of several drags.
      guard
        let answer = delegate?.sessionForAdding(among: known.map(\.session), at: point(of: call))
      else { return nil }
      app.note(call.view, "sessionForAddingItems")
      return known.first { $0.session === answer }?.id
    }

    func liftPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
      let drag = app.drag(of: call)
      guard let dragged = drag.item(withID: item),
        let preview = delegate?.previewForLifting(dragged, drag.dragSession)
      else { return .standard }
      app.note(call.view, "previewForLifting", preview == nil ? "nil" : "")
      return preview == nil ? .invisible : .standard
    }

    func cancelPreview(_ item: ItemID, _ call: DragContext) -> ItemPreview {
      guard let dragged = app.drag(of: call).item(withID: item), let view = interaction?.view
      else { return .standard }
      let standard = UITargetedDragPreview(view: view)
      guard let preview = delegate?.previewForCancelling(dragged, standard) else {
        return .standard
      }
      app.note(call.view, "previewForCancelling", preview == nil ? "nil" : "")
      return ItemPreview(preview, insteadOf: standard)
    }

    func allowsMove(for call: DragContext) -> Bool {
      let drag = app.drag(of: call)
      guard let answer = delegate?.allowsMove(drag.dragSession) else { return drag.allowsMove }
      app.note(call.view, "sessionAllowsMoveOperation", "-> \(answer)")
      drag.allowsMove = answer
      return answer
    }

    func isRestricted(for call: DragContext) -> Bool {
      let drag = app.drag(of: call)
      guard let answer = delegate?.isRestricted(drag.dragSession) else { return drag.isRestricted }
      app.note(call.view, "sessionIsRestrictedToDraggingApplication", "-> \(answer)")
      drag.isRestricted = answer
      return answer
    }

    func prefersFullSize(for call: DragContext) -> Bool {
      guard let answer = delegate?.prefersFullSize(app.drag(of: call).dragSession) else {
        return false
      }
      app.note(call.view, "prefersFullSizePreviewsFor", "-> \(answer)")
      return answer
    }

    func dragDidUpdate(_ notification: DragNotification, _ call: DragContext) {
      let calls = delegate
      let drag = app.drag(of: call)
      let session = drag.dragSession
      switch notification {
      case .willLift:
        let animator = DrivenAnimator(on: app.stage)
        lifts[call.session] = animator
        tell(call, "willAnimateLiftWith", calls?.willLift(animator, session))
        animator.animate()
      case .liftCancelled:
        lifts.removeValue(forKey: call.session)?.end(at: .start)
        app.forget(call.session)
      case .willBegin:
        lifts.removeValue(forKey: call.session)?.end(at: .end)
        tell(call, "sessionWillBegin", calls?.willBegin(session))
        drag.makePreviews()
      case .didMove: tell(call, "sessionDidMove", calls?.didMove(session))
      case .willAdd(let items):
        let added = items.compactMap { drag.item(of: $0) }
        tell(call, "willAdd", calls?.willAdd(added, to: session), "\(added.count)")
      case .willEnd(let operation):
        tell(
          call, "willEndWith", calls?.willEnd(session, with: UIDropOperation(operation)),
          operation.rawValue)
      case .willCancel(let item):
        guard let dragged = drag.item(withID: item) else { return }
        let animator = DrivenAnimator(on: app.stage)
        tell(call, "willAnimateCancelWith", calls?.willCancel(dragged, animator))
        animator.begin()
      case .didEnd(let operation):
        tell(
          call, "didEndWith", calls?.didEnd(session, with: UIDropOperation(operation)),
          operation.rawValue)
        // Data may still be on its way.
        if !operation.carries { app.forget(call.session) }
      case .didTransfer:
        tell(call, "sessionDidTransferItems", calls?.didTransfer(session))
        app.forget(call.session)
      case .menuShown, .menuDismissed, .enter, .exit, .springLoaded, .moveRow, .willReorder,
        .didReorder, .willDrop, .willDropAll, .conclude, .dropEnd, .didLoad, .didLoadAll:
        break
      }
    }

    private func tell(_ call: DragContext, _ name: String, _ answer: Void?, _ details: String = "")
    {
      guard answer != nil else { return }
      app.note(call.view, name, details)
      app.dataMayHaveChanged()
    }

    /// The position of the pointer in the view.
    private func point(of call: DragContext) -> CGPoint {
      interaction?.view?.convert(CGPoint(call.point), from: nil) ?? .zero
    }
  }
#endif
