public import Foundation

/// A view with a text into which text may be dropped.
@preconcurrency @MainActor public protocol UITextDroppable: NSObjectProtocol {
  /// The delegate for drops into the text; held weakly.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction of drops into the text.
  var textDropInteraction: UIDropInteraction? { get }
  /// True while a drag that may be dropped is over the text.
  var isTextDropActive: Bool { get }
}

/// A place in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A drop into a text that a delegate is asked about.
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
  /// The place of the drop: the end of the text, since no line is laid out here.
  var dropPosition: UITextPosition { get }
  /// The proposal without a delegate.
  var suggestedProposal: UITextDropProposal { get }
  /// True if the drag began in the text: never, since no text is dragged here.
  var isSameView: Bool { get }
  /// The drag.
  var dropSession: any UIDropSession { get }
}

/// Whether a text that the user may not change takes a drop.
public enum UITextDropEditability: UInt, Sendable {
  /// It takes none.
  case no = 0
  /// It takes this one.
  case temporary
  /// It takes this one; the delegate makes it editable.
  case yes
}

/// A proposal of a drop into a text.
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
  /// What the dropped text does with the present one.
  public enum Action: UInt, Sendable {
    /// It is inserted at the place of the drop.
    case insert = 0
    /// It replaces the selection; here it is inserted, since nothing is selected.
    case replaceSelection
    /// It replaces the whole text.
    case replaceAll
  }

  /// Who takes the drop.
  public enum Performer: UInt, Sendable {
    /// The view.
    case view = 0
    /// The delegate.
    case delegate
  }

  /// How the progress of loads is shown; nothing is shown.
  public enum ProgressMode: UInt, Sendable {
    /// By the system.
    case system = 0
    /// By the application.
    case custom
  }

  /// What the dropped text does with the present one.
  open var dropAction = Action.insert
  /// How the progress of loads is shown; kept.
  open var dropProgressMode = ProgressMode.system
  /// True if a move within the text loads nothing; kept, since no text is dragged here.
  open var useFastSameViewOperations = false
  /// Who takes the drop.
  open var dropPerformer = Performer.view
}

/// The questions and notifications of a text about drags over it.
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
  /// Whether a text that the user may not change takes a drop.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// The proposal for a drop.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// A drop is about to be taken.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// The preview of all items as they arrive; not called, since nothing is drawn here.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// The drag entered.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession)
  /// The drag was updated.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession)
  /// The drag exited.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession)
  /// The drag is over, wherever it ended.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// Takes no drop.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  /// The suggested proposal.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  /// The default.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidUpdate session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    dropSessionDidEnd session: any UIDropSession
  ) {}
}
