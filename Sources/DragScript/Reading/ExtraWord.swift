/// Suggests where a word found after a complete statement belongs.
enum ExtraWord {
  /// The statements that a word belongs to, for words of few statements.
  private static let owners: [(words: [String], context: String)] = [
    (["over"], "after the target of `glide` and the step of `scroll`"),
    (["ease", "rate", "live"], "after the duration of `glide`"),
    (["button"], "after the target of `down`"),
    (["by"], "after the name of `scroll`"),
    (["max"], "after `settle`"),
    (["at"], "in `view`, `collection`, `frame`, `resize`, `up` and `drop`"),
    (["size"], "after the origin in `view`, `collection`, `frame` and `resize`"),
    (["layout"], "after the frame of `collection`"),
    (
      ["when", "and", "after", "do", "=>"],
      "in `on NAME CALLBACK [when COND and COND] [after D] => ANSWER`"
    ),
    (["with"], "after the name of `reload`, and after `insert-section N`"),
    (["to"], "after the items of `reorder`, and in `external-move STORE ITEM`"),
    (["as"], "in `load`, `drop`, `commit` and `provider`"),
    (["onto", "into"], "after the item of `drop`"),
    (["precise", "full-size"], "after the intent of `proposal`"),
    (["=", "!=", "<", "<=", ">", ">="], "in conditions and expectations"),
  ]

  /// A hint about the word.
  static func hint(for token: Token) -> String {
    if token.isString { return "remove the quoted string" }
    let word = token.text
    if let owner = owners.first(where: { $0.words.contains(word) }) {
      return "`\(word)` is written \(owner.context)"
    }
    if Action.hasWord(word) || DirectiveKeyword(rawValue: word) != nil
      || SceneStatement.hasWord(word) || Expectation.Severity(rawValue: word) != nil
    {
      return "`\(word)` begins a statement: write it on its own line"
    }
    if DeclaredOptions.rows.contains(where: { $0.key == word }) {
      return "`\(word)` is an option of `view` or `collection`"
    }
    if word.hasSuffix("ms") || word.hasSuffix("us") || word.hasSuffix("s"),
      word.first?.isNumber == true
    {
      return
        "a duration follows `over`, `wait`, `max`, `after` or `delay`; a time is `@\(word)`"
        + " or `+\(word)` at the beginning of a line"
    }
    return "remove `\(word)`, or make it a comment with `#` before it"
  }
}

extension LineReader {
  /// Checks that nothing is left.
  ///
  /// - Parameter words: The words that would be allowed here, for the hint.
  /// - Throws: The first surplus word.
  func finish(orOneOf words: [String] = []) throws(SyntaxError) {
    guard let token = peek else { return }
    throw SyntaxError(
      .extraWord,
      at: token,
      "expected the end of the line, found `\(token.text)`",
      hint: Spelling.hint(for: token.text, among: words) ?? ExtraWord.hint(for: token)
    )
  }
}
