public import Foundation

/// An object that responds to events; here the root of views and controllers.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The next responder; nil where a class names none.
  open var next: UIResponder? { nil }

  /// The types that can be pasted; kept.
  open var pasteConfiguration: UIPasteConfiguration?
  /// True if the responder takes keys; never here.
  open var isFirstResponder: Bool { false }
  /// True if the responder may take keys; not asked.
  open var canBecomeFirstResponder: Bool { false }

  /// Takes the keys; there are none, so it does not.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Gives the keys up; there are none.
  @discardableResult open func resignFirstResponder() -> Bool { true }

  /// The focus of a keyboard moves; not called, since nothing has it here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Touches have begun; not called, since the stage has its own pointers.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches have moved; not called.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches have ended; not called.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches were canceled; not called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Pastes items; a test calls it.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// True if items can be pasted: those whose types the configuration has.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return itemProviders.contains { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Called when a view was read from an archive; there are none.
  open func awakeFromNib() {}

  /// True if the element is one for assistive technology; kept.
  open var isAccessibilityElement = false
  /// The name for assistive technology; kept.
  open var accessibilityLabel: String?
  /// The description of what an element does; kept.
  open var accessibilityHint: String?
  /// The value for assistive technology; kept.
  open var accessibilityValue: String?
  /// The name for tests of a user interface; kept.
  open var accessibilityIdentifier: String?
  /// The kind of an element for assistive technology; kept.
  open var accessibilityTraits: UIAccessibilityTraits = []
}

/// The types of items that can be pasted.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  /// The identifiers of the types.
  open var acceptableTypeIdentifiers: [String]

  /// Makes a configuration of types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Makes a configuration of the types that a class reads.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
    super.init()
  }
}

/// The kinds of an element for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The kinds, one bit each.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No kind.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// A selected element.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
