/// A regular expression that is searched for anywhere in a text, in bounded time.
///
/// It supports the syntax of golden patterns: literals, `.`, `[…]` with ranges and `^`, `( | )`, `*`,
/// `+`, `?` and `\` before a literal special character; and `^` and `$` for the ends of the text.
/// All alternatives are simulated at once, so it never backtracks.
package struct SearchPattern: Equatable, Sendable {
  /// The reason why a text is not an expression.
  package struct PatternError: Error, Hashable {
    /// The message: one sentence without a full stop.
    package var message: String
    /// A proposal for a correction, if there is one.
    package var hint: String?
  }

  private let steps: [GoldenPattern.Step]

  /// Parses an expression.
  ///
  /// - Throws: The first error.
  package init(_ text: String) throws(PatternError) {
    do throws(SyntaxError) {
      var compiler = GoldenCompiler(Array(text.unicodeScalars)[...], column: 1, isAlone: true)
      let anything: [GoldenPattern.Step] = [.split(1, 3), .any, .jump(-2)]
      steps = anything + (try compiler.expression()) + anything
    } catch {
      throw PatternError(message: error.message, hint: error.hint)
    }
  }

  /// Returns whether the expression matches anywhere in a text.
  ///
  /// - Complexity: O(*n* · *m*) in the length of the text and that of the expression, whose steps are
  ///   at most 4,096.
  package func isFound(in text: String) -> Bool {
    var matcher = GoldenMatcher()
    return matcher.matches(steps, text.unicodeScalars)
  }
}
