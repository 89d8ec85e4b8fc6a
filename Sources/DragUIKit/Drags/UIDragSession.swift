public import Foundation

/// The common interface of drag and drop sessions.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol, Sendable {
  /// The items, in the order in which they joined.
  var items: [UIDragItem] { get }
  /// Returns the position of the drag, in the coordinates of a view.
  func location(in view: UIView) -> CGPoint
  /// True if the source lets its items be moved.
  var allowsMoveOperation: Bool { get }
  /// True if the drag stays in its application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// True if any item has a representation that conforms to any of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// True if an object of the class can be made of any item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as its source sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// A value of the application's choice.
  var localContext: Any? { get set }
}

/// A drag, as a destination sees it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this application.
  var localDragSession: (any UIDragSession)? { get }
  /// The progress of all loads of the drop; canceling it cancels them (CONTRACT-93).
  var progress: Progress { get }
  /// The style in which the progress of slow loads is shown; kept, and nothing is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads an object of each item that has one, and hands them over together, in the items' order (CONTRACT-89).
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// True if a value of the type, such as `String`, can be made of any item.
  public func canLoadObjects<T>(ofClass aClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// An animation to which an application adds its own.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol, Sendable {
  /// Adds what happens beside the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what happens when the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
