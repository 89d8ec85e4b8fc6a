import Machines

/// Texts as JSON writes them.
package enum JSONText {
  /// A text between quotation marks; also a YAML scalar, so no line end of any kind stands in it.
  package static func quoted(_ text: String) -> String {
    Quotation.quoted(text) { scalar in
      guard scalar.isControl || scalar == "\u{2028}" || scalar == "\u{2029}" else { return nil }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
  }
}
