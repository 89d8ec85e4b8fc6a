import Machines

/// The rule that separates a type from an item where both are allowed: a dot, a slash or quotation marks.
enum TypeText {
  /// Returns whether a type can do without quotation marks.
  static func isPlain(_ type: String) -> Bool { type.contains { $0 == "." || $0 == "/" } }

  /// The type in script form, after items.
  static func written(_ type: String) -> String { isPlain(type) ? type : Quotation.quoted(type) }
}
