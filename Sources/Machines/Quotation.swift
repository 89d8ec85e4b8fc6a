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

  /// The text with escaped control characters, which would break its line.
  package static func onOneLine(_ text: String) -> String {
    // Nearly every text has none; the C1 controls follow the first byte of a two-byte sequence.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return text }
    var line = ""
    for scalar in text.unicodeScalars { append(scalar, to: &line, escaping: escape) }
    return line
  }

  /// The escape sequence of a control character; nil for all others.
  package static func escape(_ scalar: Unicode.Scalar) -> String? {
    scalar.isControl ? "\\u{\(String(scalar.value, radix: 16))}" : nil
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

extension Unicode.Scalar {
  /// True for a control character; the set is fixed by the stability policy of Unicode.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
