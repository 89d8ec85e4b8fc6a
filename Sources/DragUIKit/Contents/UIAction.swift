import Foundation

/// A title with what it does.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// The name of an action.
  public typealias Identifier = UIMenu.Identifier

  /// The look in a menu.
  public var attributes: Attributes
  /// The mark in a menu.
  public var state: State
  private let handler: (UIAction) -> Void

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.attributes = attributes
    self.state = state
    super.init(title, image)
  }

  /// Runs the action, as if the user had chosen it.
  public func performWithSender(_ sender: Any?, target: Any?) { run() }

  func run() { handler(self) }
}
