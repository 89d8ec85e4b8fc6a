import Machines

/// JSON strings.
package enum JSONText {
  /// A quoted string, which is also a YAML scalar: all that is obeyed and not shown is escaped.
  package static func quoted(_ text: String) -> String {
    Quotation.quoted(text) { scalar in
      guard scalar.isObeyed else { return nil }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
  }
}
