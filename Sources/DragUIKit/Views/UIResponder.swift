public import Foundation

/// An object that responds to events; here the root of views and controllers.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The next responder; nil where a class names none.
  open var next: UIResponder? { nil }
}
