/// A colour by its parts, from 0 to 1.
public struct Color: Hashable, Sendable {
  /// How red it is.
  public var red: Double
  /// How green it is.
  public var green: Double
  /// How blue it is.
  public var blue: Double
  /// How much of it is seen.
  public var alpha: Double

  /// Makes a colour of a number such as 0xFFAA00.
  public init(_ number: UInt32, alpha: Double = 1) {
    red = Double(number >> 16 & 0xFF) / 255
    green = Double(number >> 8 & 0xFF) / 255
    blue = Double(number & 0xFF) / 255
    self.alpha = alpha
  }

  /// The same colour, more or less of it.
  public func faded(to alpha: Double) -> Color {
    var faded = self
    faded.alpha *= alpha
    return faded
  }
}

/// The colours of a window.
public struct Palette: Hashable, Sendable {
  /// Behind everything.
  public var ground: Color
  /// What views lie on.
  public var panel: Color
  /// The edge of a panel.
  public var edge: Color
  /// What items lie on.
  public var cell: Color
  /// The line below a row.
  public var line: Color
  /// Words.
  public var text: Color
  /// Words that matter less.
  public var quiet: Color
  /// What is selected, targeted or highlighted.
  public var accent: Color
  /// The badge of a copy.
  public var plus: Color
  /// The badge of the number of items.
  public var count: Color
  /// The badge of what is not allowed.
  public var forbidden: Color
  /// The shadow below what is carried.
  public var shadow: Color
  /// The colours of items, by ``Caption/tint``.
  public var tints: [Color]

  /// The colour of a caption.
  public func tint(_ number: Int) -> Color {
    tints.isEmpty ? accent : tints[Int(number.magnitude % UInt(tints.count))]
  }

  /// Dark words on a light ground.
  public static let light = Palette(
    ground: Color(0xF1F2F6), panel: Color(0xFFFFFF), edge: Color(0xE1E3EA),
    cell: Color(0xFFFFFF), line: Color(0xECEDF2), text: Color(0x23252F),
    quiet: Color(0x7D8292), accent: Color(0x4C6FE7), plus: Color(0x2FA866),
    count: Color(0xE5484D), forbidden: Color(0x8B909E), shadow: Color(0x1B2140, alpha: 0.16),
    tints: [
      Color(0x8FB3F5), Color(0xF2B08D), Color(0x9AD3AE), Color(0xE6A6C7), Color(0xF0CE7E),
      Color(0xB6A5EA), Color(0x86CFD3), Color(0xE39A9A),
    ])

  /// Light words on a dark ground.
  public static let dark = Palette(
    ground: Color(0x17181D), panel: Color(0x212329), edge: Color(0x30333C),
    cell: Color(0x2A2D35), line: Color(0x31343D), text: Color(0xE9EAF0),
    quiet: Color(0x989DAD), accent: Color(0x7F9BFF), plus: Color(0x3FBF7A),
    count: Color(0xF0616A), forbidden: Color(0x737887), shadow: Color(0x000000, alpha: 0.45),
    tints: [
      Color(0x5F86D0), Color(0xC98560), Color(0x62A57B), Color(0xB97497), Color(0xC09E4F),
      Color(0x8974C9), Color(0x529FA4), Color(0xB46A6A),
    ])
}
