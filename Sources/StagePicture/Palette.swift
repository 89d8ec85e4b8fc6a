/// A color with components from 0 to 1.
package struct Color: Hashable, Sendable {
  /// The red component.
  package var red: Double
  /// The green component.
  package var green: Double
  /// The blue component.
  package var blue: Double
  /// The opacity.
  package var alpha: Double

  /// Makes a color from a number such as 0xFFAA00.
  package init(_ number: UInt32, alpha: Double = 1) {
    red = Double(number >> 16 & 0xFF) / 255
    green = Double(number >> 8 & 0xFF) / 255
    blue = Double(number & 0xFF) / 255
    self.alpha = alpha
  }

  /// The same color with another opacity.
  package func faded(to alpha: Double) -> Color {
    var faded = self
    faded.alpha *= alpha
    return faded
  }
}

/// The colors of a window.
package struct Palette: Hashable, Sendable {
  /// The background.
  package var ground: Color
  /// The background of views.
  package var panel: Color
  /// The edge of a panel.
  package var edge: Color
  /// The background of items.
  package var cell: Color
  /// The line below a row.
  package var line: Color
  /// Text.
  package var text: Color
  /// Secondary text.
  package var quiet: Color
  /// Selection, targets and highlights.
  package var accent: Color
  /// The badge of a copy.
  package var plus: Color
  /// The badge with the number of items.
  package var count: Color
  /// The badge of a forbidden drop.
  package var forbidden: Color
  /// The shadow below previews.
  package var shadow: Color
  /// The colors of items, by ``Caption/tint``.
  package var tints: [Color]

  /// The color of a caption.
  package func tint(_ number: Int) -> Color {
    tints.isEmpty ? accent : tints[Int(number.magnitude % UInt(tints.count))]
  }

  /// Dark text on a light background.
  package static let light = Palette(
    ground: Color(0xF1F2F6), panel: Color(0xFFFFFF), edge: Color(0xE1E3EA),
    cell: Color(0xFFFFFF), line: Color(0xECEDF2), text: Color(0x23252F),
    quiet: Color(0x7D8292), accent: Color(0x4C6FE7), plus: Color(0x2FA866),
    count: Color(0xE5484D), forbidden: Color(0x8B909E), shadow: Color(0x1B2140, alpha: 0.16),
    tints: [
      Color(0x8FB3F5), Color(0xF2B08D), Color(0x9AD3AE), Color(0xE6A6C7), Color(0xF0CE7E),
      Color(0xB6A5EA), Color(0x86CFD3), Color(0xE39A9A),
    ])

  /// Light text on a dark background.
  package static let dark = Palette(
    ground: Color(0x17181D), panel: Color(0x212329), edge: Color(0x30333C),
    cell: Color(0x2A2D35), line: Color(0x31343D), text: Color(0xE9EAF0),
    quiet: Color(0x989DAD), accent: Color(0x7F9BFF), plus: Color(0x3FBF7A),
    count: Color(0xF0616A), forbidden: Color(0x737887), shadow: Color(0x000000, alpha: 0.45),
    tints: [
      Color(0x5F86D0), Color(0xC98560), Color(0x62A57B), Color(0xB97497), Color(0xC09E4F),
      Color(0x8974C9), Color(0x529FA4), Color(0xB46A6A),
    ])
}
