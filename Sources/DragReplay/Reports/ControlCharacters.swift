/// Texts for formats in which no control character may stand.
enum ControlCharacters {
  /// The text with a picture, such as ␊, in the place of each control character; one line.
  static func text(of text: String, keepingTabs: Bool = false) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      shown.unicodeScalars.append(keepingTabs && scalar == "\t" ? scalar : picture(of: scalar))
    }
    return shown
  }

  /// The character itself, or what is shown in its place.
  static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\0"..."\u{1F}": Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case "\u{7F}": "\u{2421}"
    case "\u{80}"..."\u{9F}", "\u{2028}", "\u{2029}": "\u{FFFD}"
    case _: scalar
    }
  }
}
