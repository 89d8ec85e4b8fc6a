public import Foundation

/// A title with what it does.
@preconcurrency @MainActor public final class UIAction: NSObject {
  /// The title.
  public var title: String
  /// The image, if there is one.
  public var image: UIImage?
  private let handler: (UIAction) -> Void

  /// Makes an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }

  func run() { handler(self) }
}
