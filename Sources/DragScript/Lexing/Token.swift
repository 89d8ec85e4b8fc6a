/// A word of a line, or a quoted string.
struct Token: Hashable, Sendable {
  /// The word as written, or the string with its escapes resolved.
  var text: String
  /// Indicates whether it is a quoted string.
  var isString: Bool
  /// The first column, from 1.
  var column: Int
  /// The number of columns that it covers, including quotation marks.
  var length: Int

  /// The first column after it.
  var endColumn: Int { column + length }
}
