/// An expression that is looked for anywhere in a text, in a time that does not explode.
///
/// It knows what patterns of goldens know: literals, `.`, `[…]` with ranges and `^`, `( | )`, `*`, `+`,
/// `?` and `\` before a sign that shall mean itself; and `^` and `$` for the ends of the text. All its
/// readings are walked at once, so that none is tried again.
package struct SearchPattern: Hashable, Sendable {
  /// Why a text is not an expression.
  package struct SyntaxError: Error, Hashable {
    /// What is wrong, in one sentence without a full stop.
    package var message: String
    /// What to do about it, where something can be said.
    package var hint: String?
  }

  private let steps: [GoldenPattern.Step]

  /// Reads an expression.
  ///
  /// - Throws: The first thing that is wrong.
  package init(_ text: String) throws(SyntaxError) {
    do throws(ParseFault) {
      var compiler = GoldenCompiler(Array(text.unicodeScalars)[...], column: 1, isAlone: true)
      let anything: [GoldenPattern.Step] = [.split(1, 3), .any, .jump(-2)]
      steps = anything + (try compiler.expression()) + anything
    } catch {
      throw SyntaxError(message: error.message, hint: error.hint)
    }
  }

  /// Whether it is found in a text.
  ///
  /// - Complexity: O(*n* · *m*) in the length of the text and that of the expression, whose steps are
  ///   at most 4,096.
  package func isFound(in text: String) -> Bool {
    var matcher = GoldenMatcher()
    return matcher.matches(steps, text.unicodeScalars)
  }
}
