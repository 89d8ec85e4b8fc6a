/// The comments and empty lines around a statement.
package struct Trivia: Hashable, Sendable {
  /// The lines directly above: a comment with its `#`, or an empty string for empty lines.
  package var above: [String]
  /// The comment at the end of the line, with its `#`.
  package var beside: String?

  /// Makes trivia.
  package init(above: [String] = [], beside: String? = nil) {
    self.above = above
    self.beside = beside
  }

  /// No comments.
  package static let none = Trivia()
}
