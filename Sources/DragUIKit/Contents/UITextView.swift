public import Foundation

/// The delegate of a text; not called, since there are no keys.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A text of several lines; kept, without drags of its own.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  /// The text with its look.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The color of the text.
  open var textColor: UIColor?
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural
  /// True if the user may change it.
  open var isEditable = true
  /// True if the user may select parts of it.
  open var isSelectable = true
  /// The delegate; not called.
  open weak var delegate: (any UITextViewDelegate)?
  /// The interaction of the text's own drags: none here.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// The interaction of drops into the text: none here.
  open var textDropInteraction: UIDropInteraction? { nil }
}

/// The delegate of a line of text; not called, since there are no keys.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// True if the key for the end of the line does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// The usual answer.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}
