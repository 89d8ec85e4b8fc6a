public import Foundation

/// A view with a text of which parts may be dragged: kept, since nothing is selected here, so that no drag of a text begins.
@preconcurrency @MainActor public protocol UITextDraggable: NSObjectProtocol {
  /// The delegate for drags of the text; held weakly, and not called.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction of the text's own drags: none here.
  var textDragInteraction: UIDragInteraction? { get }
  /// True while a part of the text is dragged: never here.
  var isTextDragActive: Bool { get }
  /// What is done with the look of a dragged text; kept.
  var textDragOptions: UITextDragOptions { get set }
}

/// What is done with the look of a dragged text.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The options, one bit each.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The preview has no colors.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// A range of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {}

/// A drag of a text that a delegate is asked about.
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
  /// The dragged part.
  var dragRange: UITextRange { get }
  /// The items without a delegate.
  var suggestedItems: [UIDragItem] { get }
  /// The items of the session, if it has begun.
  var existingItems: [UIDragItem] { get }
  /// True if the part is selected.
  var isSelected: Bool { get }
  /// The session.
  var dragSession: any UIDragSession { get }
}

/// The questions and notifications of a text about its drags; not called.
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {
  /// The items of a drag.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// The preview of an item as it rises.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The items rise.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  /// The drag begins.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession)
  /// The drag is over.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// The suggested items.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  /// No preview of its own.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
  ) {}
}
