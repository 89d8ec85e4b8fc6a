public import Foundation

/// The look of a paragraph; kept, and nothing is drawn.
open class NSParagraphStyle: NSObject {
  /// The alignment of the lines.
  public fileprivate(set) var alignment = NSTextAlignment.natural
  /// The place where a text that is too long is cut.
  public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The distance between two lines, in points.
  public fileprivate(set) var lineSpacing: CGFloat = 0
  /// The distance between two paragraphs, in points.
  public fileprivate(set) var paragraphSpacing: CGFloat = 0

  /// Makes the usual look.
  public override init() { super.init() }
}

/// The look of a paragraph, which can be changed; kept, and nothing is drawn.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of the lines.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// The place where a text that is too long is cut.
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The distance between two lines, in points.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The distance between two paragraphs, in points.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
}

extension NSAttributedString.Key {
  /// The font of a part of a text.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of a part of a text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind a part of a text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The look of the paragraphs of a part of a text.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The line below a part of a text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The line through a part of a text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The distance between the characters of a part of a text.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The address of a part of a text.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

extension NSAttributedString {
  /// The size of the text: none, since nothing is drawn.
  public func size() -> CGSize { .zero }
  /// Draws the text; does nothing.
  public func draw(in rect: CGRect) {}
  /// Draws the text; does nothing.
  public func draw(at point: CGPoint) {}
}

extension UIColor {
  /// Sets the color to draw with; nothing is drawn.
  public func set() {}
  /// Sets the color to fill with; nothing is drawn.
  public func setFill() {}
  /// Sets the color of lines; nothing is drawn.
  public func setStroke() {}
}

extension String {
  /// The size of the text: none, since nothing is drawn.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
  /// Draws the text; does nothing.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text; does nothing.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSString {
  /// The size of the text: none, since nothing is drawn.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }
  /// Draws the text; does nothing.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws the text; does nothing.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}
