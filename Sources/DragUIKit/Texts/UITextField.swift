import Foundation

/// A text of one line that the user may change; it takes text that is dropped, and has no drags of its own.
@preconcurrency @MainActor open class UITextField: UIControl, UITextDroppable, UITextDraggable {
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

extension UITextField: TextDropTarget {
  var isOpenToDrops: Bool { isEnabled }

  /// Takes all texts in the one line, with a space between them.
  func take(_ texts: [String], by action: UITextDropProposal.Action) {
    let lines = texts.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
    text = action.text(text ?? "", taking: lines, separatedBy: " ")
    sendActions(for: .editingChanged)
  }
}
