public import Foundation

/// A transition that a storyboard declares; there are no storyboards, so an application makes it itself.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the transition.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is shown.
  public let destination: UIViewController
  private let handler: () -> Void

  /// Makes a transition without an action.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = {}
    super.init()
  }

  /// Makes a transition that runs a function.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Runs the function.
  open func perform() { handler() }
}

extension UIViewController {
  /// Does nothing but note it: no storyboard declares a transition.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    DrivenScreen.current?.remark(
      "performSegue(withIdentifier: \(identifier)) shows nothing: storyboards are not read")
  }
}
