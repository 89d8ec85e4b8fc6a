public import Foundation

/// A color as four numbers; nothing is drawn.
public final class UIColor: NSObject, Sendable {
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  private let alpha: CGFloat

  /// Makes a color; each number is from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  /// Makes a shade of gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color as layers have it.
  public var cgColor: CGColor { CGColor([red, green, blue, alpha]) }

  /// Writes the four numbers out.
  ///
  /// - Returns: True: every color has them.
  @discardableResult
  public func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    (red, green, blue, alpha) = (self.red, self.green, self.blue, self.alpha)
    return true
  }

  /// True if another color has the same four numbers.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  /// Hashes the four numbers.
  public override var hash: Int {
    var hasher = Hasher()
    for part in [red, green, blue, alpha] { hasher.combine(part) }
    return hasher.finalize()
  }

  /// No color at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A dark gray.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A light gray.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The background of a page, as with a light appearance.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// The color of text, as with a light appearance.
  public static let label = UIColor(white: 0, alpha: 1)
  /// The system's gray.
  public static let systemGray = UIColor(
    red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
  /// The system's blue.
  public static let systemBlue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
  /// The system's red.
  public static let systemRed = UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
  /// The system's green.
  public static let systemGreen = UIColor(
    red: 52 / 255, green: 199 / 255, blue: 89 / 255, alpha: 1)
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// UIKit's own type for a color.
  private static let colorType = "com.apple.uikit.color"

  /// A color.
  public static var readableTypeIdentifiersForItemProvider: [String] { [colorType] }

  /// A color.
  public static var writableTypeIdentifiersForItemProvider: [String] { [colorType] }

  /// Makes a color of four numbers as text; UIKit's archives are not read.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let numbers = String(decoding: data, as: UTF8.self).split(separator: " ").map { Double($0) }
    guard numbers.count == 4, let red = numbers[0], let green = numbers[1], let blue = numbers[2],
      let alpha = numbers[3],
      let made = UIColor(red: red, green: green, blue: blue, alpha: alpha) as? Self
    else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }

  /// Hands the four numbers over as text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let text = [red, green, blue, alpha].map { "\(Double($0))" }.joined(separator: " ")
    completionHandler(Data(text.utf8), nil)
    return nil
  }
}
