/// Texts as scripts and traces write them, on one line.
package enum Quotation {
  /// The text between quotation marks, with escapes where they are needed.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      default: append(scalar, to: &quoted)
      }
    }
    return quoted + "\""
  }

  /// The text as it is, but for control characters, which would break its line.
  package static func onOneLine(_ text: String) -> String {
    // Nearly every text has none; the others lie behind the first byte of two.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return text }
    var line = ""
    for scalar in text.unicodeScalars { append(scalar, to: &line) }
    return line
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\n": text += "\\n"
    case "\t": text += "\\t"
    default:
      if scalar.isControl {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is one of the control characters, which are these by the stability of Unicode.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
