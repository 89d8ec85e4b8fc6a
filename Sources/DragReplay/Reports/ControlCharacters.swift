/// Text for formats that forbid control characters.
enum ControlCharacters {
  /// The text on one line, with a Unicode control picture, such as ␊, for each control character.
  static func text(of text: String, keepingTabs: Bool = false) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      shown.unicodeScalars.append(keepingTabs && scalar == "\t" ? scalar : picture(of: scalar))
    }
    return shown
  }

  /// The character itself, or its picture.
  static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\0"..."\u{1F}": Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case "\u{7F}": "\u{2421}"
    case "\u{80}"..."\u{9F}", "\u{2028}", "\u{2029}": "\u{FFFD}"
    case _: scalar
    }
  }
}
