public import Foundation

/// The delegate of a text; called for text that is dropped, since there are no keys.
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

/// A text of several lines; it takes text that is dropped, and has no drags of its own.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextDroppable, UITextDraggable {
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
  /// The delegate; called for text that is dropped, since there are no keys.
  open weak var delegate: (any UITextViewDelegate)?
  /// The delegate for drags of the text; not called.
  open weak var textDragDelegate: (any UITextDragDelegate)?
  /// The interaction of the text's own drags: none here.
  open var textDragInteraction: UIDragInteraction? { nil }
  /// True while a part of the text is dragged: never here.
  open var isTextDragActive: Bool { false }
  /// What is done with the look of a dragged text; kept.
  open var textDragOptions: UITextDragOptions = []
  /// The delegate for drops into the text.
  open weak var textDropDelegate: (any UITextDropDelegate)?
  /// The interaction of drops into the text.
  public private(set) var textDropInteraction: UIDropInteraction?
  /// True while a drag that may be dropped is over the text.
  open var isTextDropActive: Bool { drop.isActive }
  private let drop = TextDrop()

  /// Makes a text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    textDropInteraction = drop.attach(to: self)
  }

  /// Makes a text without a size: there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    textDropInteraction = drop.attach(to: self)
  }
}

extension UITextView: TextDropTarget {
  var isOpenToDrops: Bool { isEditable }

  /// Takes each text as lines of its own.
  func take(_ texts: [String], by action: UITextDropProposal.Action) {
    text = action.text(text ?? "", taking: texts, separatedBy: "\n")
    delegate?.textViewDidChange(self)
  }
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
