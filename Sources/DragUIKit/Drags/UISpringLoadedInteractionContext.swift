public import Foundation

/// The state of a view or an item that rest may open.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag rests there.
  case inactive
  /// A drag is there.
  case possible
  /// The target is about to open.
  case activating
  /// The target is open.
  case activated
}

/// A drag over an item that rest may open (CONTRACT-96).
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state; a question is asked while opening is possible.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that would open: the cell, if it is visible.
  var targetView: UIView? { get set }
  /// The item that would open: its index path.
  var targetItem: Any? { get set }
  /// The position of the drag in a view.
  func location(in view: UIView?) -> CGPoint
}

/// A drag over an item of a list.
final class ListSpringContext: NSObject, UISpringLoadedInteractionContext {
  let state = UISpringLoadedInteractionEffectState.possible
  weak var targetView: UIView?
  var targetItem: Any?
  private let session: any UIDropSession

  init(_ session: any UIDropSession, over path: IndexPath, cell: UIView?) {
    self.session = session
    targetItem = path
    targetView = cell
    super.init()
  }

  func location(in view: UIView?) -> CGPoint {
    guard let view = view ?? targetView?.window else { return .zero }
    return session.location(in: view)
  }
}
