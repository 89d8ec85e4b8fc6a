public import Foundation

/// The alignment of a text's lines in their width.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Over the whole width.
  case justified
  /// As the language has it.
  case natural
}

/// The place where a text that is too long is cut.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping
  /// Between characters.
  case byCharWrapping
  /// At the edge.
  case byClipping
  /// At its start.
  case byTruncatingHead
  /// At its end.
  case byTruncatingTail
  /// In its middle.
  case byTruncatingMiddle
}

/// A text; kept, and nothing is drawn.
@preconcurrency @MainActor open class UILabel: UIView {
  /// Makes a label; user interaction is disabled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label: there are no archives to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text.
  open var text: String?
  /// The font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The color of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .black
  /// The alignment of the lines.
  open var textAlignment = NSTextAlignment.natural
  /// The text with its look.
  open var attributedText: NSAttributedString?
  /// The place where a text that is too long is cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// True if the font follows the size that the user has chosen.
  open var adjustsFontForContentSizeCategory = false
  /// True if the font becomes smaller where the text is too long.
  open var adjustsFontSizeToFitWidth = false
  /// The least part of the font's size.
  open var minimumScaleFactor: CGFloat = 0
  /// True if the text looks as one that can be used.
  open var isEnabled = true
  /// True if the text looks marked.
  open var isHighlighted = false
  /// The greatest number of lines; 0 is for as many as there are.
  open var numberOfLines = 1
}

/// An image in a view; kept, and nothing is drawn.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image.
  open var image: UIImage?
  /// The image of a view that is marked.
  open var highlightedImage: UIImage?
  /// True if the view is marked.
  open var isHighlighted = false

  /// Makes a view of the size of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view without an image; user interaction is disabled.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view without an image: there are no archives to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
