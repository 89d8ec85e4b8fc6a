import Machines

/// How a type is distinguished from an item where both are allowed: by a dot or a slash, or by quotation marks.
enum TypeText {
  /// Whether a type can do without quotation marks.
  static func isPlain(_ type: String) -> Bool { type.contains { $0 == "." || $0 == "/" } }

  /// The type as a script writes it behind items.
  static func written(_ type: String) -> String { isPlain(type) ? type : Quotation.quoted(type) }
}
