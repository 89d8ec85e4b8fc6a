public import Foundation

/// The questions and notifications of an interaction about drags over its view.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// True if the drag is of interest (CONTRACT-24).
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// The drag entered (CONTRACT-25).
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  )
  /// The proposal for a drop here (CONTRACT-25).
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// The drag exited (CONTRACT-27).
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  )
  /// Takes the drop (CONTRACT-28).
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  )
  /// The animations of the drop are done (CONTRACT-33).
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  )
  /// The drag is over, wherever it ended (CONTRACT-32).
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  )
  /// Returns the preview of an item that arrives; nil shrinks it (CONTRACT-29, 30).
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// An item is about to arrive (CONTRACT-29).
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  )
}

// A default marks that it ran: a delegate that lacks the method is not in the list of calls.
extension UIDropInteractionDelegate {
  /// Takes an interest.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    interaction.ranDefault = true
    return true
  }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { interaction.ranDefault = true }
  /// Marks that there is no proposal: nothing is ever dropped (CONTRACT-26).
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    interaction.ranDefault = true
    return UIDropProposal(operation: .cancel)
  }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { interaction.ranDefault = true }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) { interaction.ranDefault = true }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { interaction.ranDefault = true }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { interaction.ranDefault = true }
  /// Stays where it is.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    interaction.ranDefault = true
    return defaultPreview
  }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { interaction.ranDefault = true }
}
