/// A field of a golden line: literal text, with patterns between `{{` and `}}`.
///
/// A pattern supports literals, `.`, `[…]` with ranges and `^`, `( | )`, `*`, `+`, `?` and `\` before
/// a literal special character. It matches the whole text, by simulating all alternatives at once.
package struct GoldenPattern: Equatable, Sendable {
  /// The maximum number of steps in the patterns of one line.
  static let mostSteps = 4_096

  /// The text, if it contains no pattern.
  package let literal: String?
  let steps: [Step]

  /// One matching step; offsets are relative to the step itself.
  enum Step: Equatable, Sendable {
    case scalar(Unicode.Scalar)
    case any
    case set(ranges: [ClosedRange<Unicode.Scalar>], isNegated: Bool)
    /// Matches the beginning of the text and consumes nothing.
    case start
    /// Matches the end of the text and consumes nothing.
    case end
    case split(Int, Int)
    case jump(Int)
  }

  /// Parses a field whose first character is in `column`.
  init(_ field: ArraySlice<Unicode.Scalar>, column: Int) throws(SyntaxError) {
    var compiler = GoldenCompiler(field, column: column)
    let compiled = try compiler.field()
    steps = compiled.hasPattern ? compiled.steps : []
    literal = compiled.hasPattern ? nil : String(scalars: field)
  }

  /// The part of the line's step limit that it uses.
  var size: Int { steps.count }

  /// The end of a pattern that begins at an index, after its `}}`; nil if none begins or ends.
  static func patternEnd(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    guard start + 1 < scalars.count, scalars[start] == "{", scalars[start + 1] == "{" else {
      return nil
    }
    var index = start + 2
    var isInSet = false
    while index < scalars.count {
      switch scalars[index] {
      case "\\": index += 1
      case "[": isInSet = true
      case "]": isInSet = false
      case "}":
        if !isInSet, index + 1 < scalars.count, scalars[index + 1] == "}" { return index + 2 }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns whether the whole text matches.
  ///
  /// - Complexity: O(*n* · *m*) in the length of the text and the size of the pattern, which is
  ///   bounded; it never backtracks.
  package func matches(_ text: String) -> Bool {
    var matcher = GoldenMatcher()
    return matcher.matches(self, Array(text.unicodeScalars)[...])
  }
}
