/// What a person wrote around a line: comments and blank lines above it, a comment beside it.
public struct Trivia: Hashable, Sendable {
  /// The lines directly above: a comment with its `#`, or an empty text for blank lines.
  public var above: [String]
  /// The comment at the end of the line, with its `#`.
  public var beside: String?

  /// Makes remarks.
  public init(above: [String] = [], beside: String? = nil) {
    self.above = above
    self.beside = beside
  }

  /// No remarks.
  public static let none = Trivia()
}
