/// A field of a golden line: plain text, with patterns between `{{` and `}}`.
///
/// A pattern knows literals, `.`, `[…]` with ranges and `^`, `( | )`, `*`, `+`, `?` and `\` before
/// a sign that shall mean itself. It is matched as a whole, by walking all its readings at once.
package struct GoldenPattern: Hashable, Sendable {
  /// The most steps that the patterns of one line may have.
  static let mostSteps = 4_096

  /// The text, where no pattern is in it.
  package let literal: String?
  let steps: [Step]

  /// One step of a matching; offsets count from the step itself.
  enum Step: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case any
    case set(ranges: [ClosedRange<Unicode.Scalar>], isNegated: Bool)
    /// Takes nothing, where the text begins.
    case start
    /// Takes nothing, where the text ends.
    case end
    case split(Int, Int)
    case jump(Int)
  }

  /// Reads a field whose first character stands in a column.
  init(_ field: ArraySlice<Unicode.Scalar>, column: Int) throws(ParseFault) {
    var compiler = GoldenCompiler(field, column: column)
    let compiled = try compiler.field()
    steps = compiled.hasPattern ? compiled.steps : []
    literal = compiled.hasPattern ? nil : String(scalars: field)
  }

  /// How much of a line's allowance it takes.
  var size: Int { steps.count }

  /// Where a pattern that begins at an index ends, behind its `}}`; nil where none begins or ends.
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

  /// Whether the whole text fits.
  ///
  /// - Complexity: O(*n* · *m*) in the length of the text and the size of the pattern, which is
  ///   bounded; there is no backtracking.
  package func matches(_ text: String) -> Bool {
    var matcher = GoldenMatcher()
    return matcher.matches(self, Array(text.unicodeScalars)[...])
  }
}
