public import Foundation

/// The look of what is behind a view; kept.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur; kept.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The strength of a blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As the look of the window.
    case regular = 4
    /// Clear against the look of the window.
    case prominent
    /// Thin.
    case systemUltraThinMaterial
    /// Thicker.
    case systemThinMaterial
    /// As the system has it.
    case systemMaterial
  }

  /// The strength.
  public let style: Style

  /// Makes a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// A view that changes the look of what is behind it; kept.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The look.
  open var effect: UIVisualEffect?
  /// The view for the content, which fills the view.
  public private(set) lazy var contentView = filling(UIView(frame: .zero))

  /// Makes a view of a look.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Makes a view without a look: there are no archives to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
