public import Foundation

/// A font as a name and a size; nothing is drawn.
public final class UIFont: NSObject, Sendable {
  /// The weight of a font of the system.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 for the lightest to 1 for the heaviest.
    public let rawValue: CGFloat

    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As text is set.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Nearly bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Very light.
    public static let thin = Weight(rawValue: -0.6)
    /// As light as there is.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// As bold as there is.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The use of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the use.
    public let rawValue: String

    /// Makes a use.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text of a page.
    public static let body = TextStyle(rawValue: "body")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// A second heading.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The first title.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The large title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// Small text below something.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Small text at the end.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A second title.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A third title.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A text that is called out.
    public static let callout = TextStyle(rawValue: "callout")
    /// The smaller text of a picture.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The name.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat

  private init(named name: String, size: CGFloat) {
    fontName = name
    pointSize = size
    super.init()
  }

  /// Makes a font; every name is one, since none is looked up.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(named: fontName, size: fontSize)
  }

  /// A font of the system.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(named: "system", size: size)
  }

  /// A font of the system with a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(named: "system \(weight.rawValue)", size: size)
  }

  /// An italic font of the system.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(named: "system italic", size: size)
  }

  /// A font of the system whose characters are as wide as each other.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(named: "system monospaced \(weight.rawValue)", size: size)
  }

  /// A font of the system whose digits are as wide as each other.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(named: "system digits \(weight.rawValue)", size: size)
  }

  /// The names of the families of fonts: only that of the system, since none is looked up.
  public static var familyNames: [String] { ["system"] }

  /// The names of the fonts of a family: its own.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [familyName] }

  /// The name of the family.
  public var familyName: String {
    fontName.split(separator: " ").first.map(String.init) ?? fontName
  }

  /// The height of a line, in points: a fifth more than the size.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// A bold font of the system.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The font of a use, at 17 points.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(named: "system \(style.rawValue)", size: 17)
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(named: fontName, size: size) }

  /// True if another font has the same name and size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  /// Hashes the name and the size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

/// The sizes of a text style as the user has chosen them: here those that were designed.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
  /// The sizes of the body's style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the sizes of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// The font in the user's size: the same.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font in the user's size, at most so large.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// The length in the user's size: the same.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
