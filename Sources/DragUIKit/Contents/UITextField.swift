import Foundation

/// A text of one line that the user may change; kept.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The text.
  open var text: String? = ""
  /// The delegate; not called.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text where there is none.
  open var placeholder: String?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The color of the text.
  open var textColor: UIColor?
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
}
