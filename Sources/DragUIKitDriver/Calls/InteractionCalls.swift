// The first form of the calls is UIKit's, which the compiler reads on Linux as well (Tests/Platforms/uikit.sh). The second one
// is compiled and tested.
#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)

  /// The delegate of a drag interaction; an answer is nil where it has no such method.
  @MainActor struct DragInteractionCalls {
    unowned let interaction: UIDragInteraction

    func itemsForBeginning(_ session: any UIDragSession) -> [UIDragItem] {
      interaction.delegate?.dragInteraction(interaction, itemsForBeginning: session) ?? []
    }
  }

  /// The delegate of a drop interaction; an answer is nil where it has no such method.
  @MainActor struct DropInteractionCalls {
    unowned let interaction: UIDropInteraction
  }
#endif

#if os(iOS)
  extension DragInteractionCalls {
    func previewForLifting(_ item: UIDragItem, _ session: any UIDragSession)
      -> UITargetedDragPreview??
    {
      interaction.delegate?.dragInteraction?(interaction, previewForLifting: item, session: session)
    }

    func willLift(_ animator: any UIDragAnimating, _ session: any UIDragSession) -> Void? {
      interaction.delegate?.dragInteraction?(
        interaction, willAnimateLiftWith: animator, session: session)
    }

    func willBegin(_ session: any UIDragSession) -> Void? {
      interaction.delegate?.dragInteraction?(interaction, sessionWillBegin: session)
    }

    func allowsMove(_ session: any UIDragSession) -> Bool? {
      interaction.delegate?.dragInteraction?(interaction, sessionAllowsMoveOperation: session)
    }

    func isRestricted(_ session: any UIDragSession) -> Bool? {
      interaction.delegate?.dragInteraction?(
        interaction, sessionIsRestrictedToDraggingApplication: session)
    }

    func prefersFullSize(_ session: any UIDragSession) -> Bool? {
      interaction.delegate?.dragInteraction?(interaction, prefersFullSizePreviewsFor: session)
    }

    func didMove(_ session: any UIDragSession) -> Void? {
      interaction.delegate?.dragInteraction?(interaction, sessionDidMove: session)
    }

    func willEnd(_ session: any UIDragSession, with operation: UIDropOperation) -> Void? {
      interaction.delegate?.dragInteraction?(interaction, session: session, willEndWith: operation)
    }

    func didEnd(_ session: any UIDragSession, with operation: UIDropOperation) -> Void? {
      interaction.delegate?.dragInteraction?(interaction, session: session, didEndWith: operation)
    }

    func didTransfer(_ session: any UIDragSession) -> Void? {
      interaction.delegate?.dragInteraction?(interaction, sessionDidTransferItems: session)
    }

    func itemsForAdding(to session: any UIDragSession, at point: CGPoint) -> [UIDragItem]? {
      interaction.delegate?.dragInteraction?(
        interaction, itemsForAddingTo: session, withTouchAt: point)
    }

    func sessionForAdding(among sessions: [any UIDragSession], at point: CGPoint) -> (
      any UIDragSession
    )?? {
      interaction.delegate?.dragInteraction?(
        interaction, sessionForAddingItems: sessions, withTouchAt: point)
    }

    func willAdd(_ items: [UIDragItem], to session: any UIDragSession) -> Void? {
      interaction.delegate?.dragInteraction?(
        interaction, session: session, willAdd: items, for: interaction)
    }

    func previewForCancelling(_ item: UIDragItem, _ standard: UITargetedDragPreview)
      -> UITargetedDragPreview??
    {
      interaction.delegate?.dragInteraction?(
        interaction, previewForCancelling: item, withDefault: standard)
    }

    func willCancel(_ item: UIDragItem, _ animator: any UIDragAnimating) -> Void? {
      interaction.delegate?.dragInteraction?(
        interaction, item: item, willAnimateCancelWith: animator)
    }
  }

  extension DropInteractionCalls {
    /// True if the delegate is UIKit's own; views with such an interaction are none of the stage.
    var isOfSystem: Bool { false }

    func canHandle(_ session: any UIDropSession) -> Bool? {
      interaction.delegate?.dropInteraction?(interaction, canHandle: session)
    }

    func didEnter(_ session: any UIDropSession) -> Void? {
      interaction.delegate?.dropInteraction?(interaction, sessionDidEnter: session)
    }

    func didUpdate(_ session: any UIDropSession) -> UIDropProposal? {
      interaction.delegate?.dropInteraction?(interaction, sessionDidUpdate: session)
    }

    func didExit(_ session: any UIDropSession) -> Void? {
      interaction.delegate?.dropInteraction?(interaction, sessionDidExit: session)
    }

    func perform(_ session: any UIDropSession) -> Void? {
      interaction.delegate?.dropInteraction?(interaction, performDrop: session)
    }

    func conclude(_ session: any UIDropSession) -> Void? {
      interaction.delegate?.dropInteraction?(interaction, concludeDrop: session)
    }

    func didEnd(_ session: any UIDropSession) -> Void? {
      interaction.delegate?.dropInteraction?(interaction, sessionDidEnd: session)
    }

    func previewForDropping(_ item: UIDragItem, _ standard: UITargetedDragPreview)
      -> UITargetedDragPreview??
    {
      interaction.delegate?.dropInteraction?(
        interaction, previewForDropping: item, withDefault: standard)
    }

    func willDrop(_ item: UIDragItem, _ animator: any UIDragAnimating) -> Void? {
      interaction.delegate?.dropInteraction?(interaction, item: item, willAnimateDropWith: animator)
    }
  }
#elseif os(Linux)
  extension DragInteractionCalls {
    private func ask<Answer>(_ call: (any UIDragInteractionDelegate) -> Answer) -> Answer? {
      guard let delegate = interaction.delegate else { return nil }
      return interaction.answer { call(delegate) }
    }

    func previewForLifting(_ item: UIDragItem, _ session: any UIDragSession)
      -> UITargetedDragPreview??
    {
      ask { $0.dragInteraction(interaction, previewForLifting: item, session: session) }
    }

    func willLift(_ animator: any UIDragAnimating, _ session: any UIDragSession) -> Void? {
      ask { $0.dragInteraction(interaction, willAnimateLiftWith: animator, session: session) }
    }

    func willBegin(_ session: any UIDragSession) -> Void? {
      ask { $0.dragInteraction(interaction, sessionWillBegin: session) }
    }

    func allowsMove(_ session: any UIDragSession) -> Bool? {
      ask { $0.dragInteraction(interaction, sessionAllowsMoveOperation: session) }
    }

    func isRestricted(_ session: any UIDragSession) -> Bool? {
      ask { $0.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session) }
    }

    func prefersFullSize(_ session: any UIDragSession) -> Bool? {
      ask { $0.dragInteraction(interaction, prefersFullSizePreviewsFor: session) }
    }

    func didMove(_ session: any UIDragSession) -> Void? {
      ask { $0.dragInteraction(interaction, sessionDidMove: session) }
    }

    func willEnd(_ session: any UIDragSession, with operation: UIDropOperation) -> Void? {
      ask { $0.dragInteraction(interaction, session: session, willEndWith: operation) }
    }

    func didEnd(_ session: any UIDragSession, with operation: UIDropOperation) -> Void? {
      ask { $0.dragInteraction(interaction, session: session, didEndWith: operation) }
    }

    func didTransfer(_ session: any UIDragSession) -> Void? {
      ask { $0.dragInteraction(interaction, sessionDidTransferItems: session) }
    }

    func itemsForAdding(to session: any UIDragSession, at point: CGPoint) -> [UIDragItem]? {
      ask { $0.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point) }
    }

    func sessionForAdding(among sessions: [any UIDragSession], at point: CGPoint) -> (
      any UIDragSession
    )?? {
      ask { $0.dragInteraction(interaction, sessionForAddingItems: sessions, withTouchAt: point) }
    }

    func willAdd(_ items: [UIDragItem], to session: any UIDragSession) -> Void? {
      ask { $0.dragInteraction(interaction, session: session, willAdd: items, for: interaction) }
    }

    func previewForCancelling(_ item: UIDragItem, _ standard: UITargetedDragPreview)
      -> UITargetedDragPreview??
    {
      ask { $0.dragInteraction(interaction, previewForCancelling: item, withDefault: standard) }
    }

    func willCancel(_ item: UIDragItem, _ animator: any UIDragAnimating) -> Void? {
      ask { $0.dragInteraction(interaction, item: item, willAnimateCancelWith: animator) }
    }
  }

  extension DropInteractionCalls {
    /// True if the delegate is UIKit's own.
    var isOfSystem: Bool { interaction.isOfSystem }

    private func ask<Answer>(_ call: (any UIDropInteractionDelegate) -> Answer) -> Answer? {
      guard let delegate = interaction.delegate else { return nil }
      return interaction.answer { call(delegate) }
    }

    func canHandle(_ session: any UIDropSession) -> Bool? {
      ask { $0.dropInteraction(interaction, canHandle: session) }
    }

    func didEnter(_ session: any UIDropSession) -> Void? {
      ask { $0.dropInteraction(interaction, sessionDidEnter: session) }
    }

    func didUpdate(_ session: any UIDropSession) -> UIDropProposal? {
      ask { $0.dropInteraction(interaction, sessionDidUpdate: session) }
    }

    func didExit(_ session: any UIDropSession) -> Void? {
      ask { $0.dropInteraction(interaction, sessionDidExit: session) }
    }

    func perform(_ session: any UIDropSession) -> Void? {
      ask { $0.dropInteraction(interaction, performDrop: session) }
    }

    func conclude(_ session: any UIDropSession) -> Void? {
      ask { $0.dropInteraction(interaction, concludeDrop: session) }
    }

    func didEnd(_ session: any UIDropSession) -> Void? {
      ask { $0.dropInteraction(interaction, sessionDidEnd: session) }
    }

    func previewForDropping(_ item: UIDragItem, _ standard: UITargetedDragPreview)
      -> UITargetedDragPreview??
    {
      ask { $0.dropInteraction(interaction, previewForDropping: item, withDefault: standard) }
    }

    func willDrop(_ item: UIDragItem, _ animator: any UIDragAnimating) -> Void? {
      ask { $0.dropInteraction(interaction, item: item, willAnimateDropWith: animator) }
    }
  }
#endif
