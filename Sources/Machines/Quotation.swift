/// Texts as scripts, traces and reports write them, on one line.
package enum Quotation {
  /// The text in quotation marks, escaped where necessary.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - escape: The escape sequence of a character other than line ends, tabs, quotation marks and
  ///     backslashes; nil for characters that are not escaped.
  /// - Returns: The text with its quotation marks.
  package static func quoted(
    _ text: String, escaping escape: (Unicode.Scalar) -> String? = Quotation.escape
  ) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      append(scalar, to: &quoted, escaping: escape)
    }
    return quoted + "\""
  }

  /// The text with escapes for what would break its line, or show it as another one.
  package static func onOneLine(_ text: String) -> String {
    // Nearly every text has none; those beyond ASCII follow the first byte of a longer sequence.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    var line = ""
    for scalar in text.unicodeScalars { append(scalar, to: &line, escaping: escape) }
    return line
  }

  /// The escape sequence of a character that is obeyed and not shown; nil for all others.
  package static func escape(_ scalar: Unicode.Scalar) -> String? {
    scalar.isObeyed ? "\\u{\(String(scalar.value, radix: 16))}" : nil
  }

  private static func append(
    _ scalar: Unicode.Scalar, to text: inout String, escaping escape: (Unicode.Scalar) -> String?
  ) {
    if scalar == "\n" {
      text += "\\n"
    } else if scalar == "\r" {
      text += "\\r"
    } else if scalar == "\t" {
      text += "\\t"
    } else if let escaped = escape(scalar) {
      text += escaped
    } else {
      text.unicodeScalars.append(scalar)
    }
  }
}
