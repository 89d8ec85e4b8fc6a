public import Foundation

/// What was copied, within the application under test.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The board that every application has.
  public static let general = UIPasteboard()
  /// The items.
  open var itemProviders: [NSItemProvider] = []
  /// The text, if it was set as one.
  open var string: String? {
    didSet { itemProviders = string.map { [NSItemProvider(object: $0 as NSString)] } ?? [] }
  }
  /// True if there is a text.
  open var hasStrings: Bool { string != nil }
}
