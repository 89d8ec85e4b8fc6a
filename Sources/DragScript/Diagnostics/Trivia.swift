/// What a person wrote around a line: comments and blank lines above it, a comment beside it.
package struct Trivia: Hashable, Sendable {
  /// The lines directly above: a comment with its `#`, or an empty text for blank lines.
  package var above: [String]
  /// The comment at the end of the line, with its `#`.
  package var beside: String?

  /// Makes remarks.
  package init(above: [String] = [], beside: String? = nil) {
    self.above = above
    self.beside = beside
  }

  /// No remarks.
  package static let none = Trivia()
}
