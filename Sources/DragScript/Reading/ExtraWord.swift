/// What a word that stands behind a complete statement was probably meant for.
enum ExtraWord {
  /// The statements of which a word is a part, where the words of a statement are few.
  private static let owners: [(words: [String], place: String)] = [
    (["over"], "behind the target of `glide` and the step of `scroll`"),
    (["ease", "rate", "live"], "behind the duration of `glide`"),
    (["button"], "behind the target of `down`"),
    (["by"], "behind the name of `scroll`"),
    (["max"], "behind `settle`"),
    (["at"], "in `view`, `collection`, `frame`, `resize`, `up` and `drop`"),
    (["size"], "behind the place in `view`, `collection`, `frame` and `resize`"),
    (["layout"], "behind the frame of `collection`"),
    (
      ["when", "and", "after", "do", "=>"],
      "in `on NAME CALLBACK [when COND and COND] [after D] => ANSWER`"
    ),
    (["with"], "behind the name of `reload`, and behind `insert-section N`"),
    (["to"], "behind the items of `reorder`, and in `external-move STORE ITEM`"),
    (["as"], "in `load`, `drop`, `commit` and `provider`"),
    (["onto", "into"], "behind the item of `drop`"),
    (["precise", "full-size"], "behind the intent of `proposal`"),
    (["=", "!=", "<", "<=", ">", ">="], "in conditions and expectations"),
  ]

  /// A hint about the word itself.
  static func hint(for token: Token) -> String {
    if token.isString { return "no text in quotation marks is taken here: remove it" }
    let word = token.text
    if let owner = owners.first(where: { $0.words.contains(word) }) {
      return "`\(word)` stands \(owner.place)"
    }
    if ActionKeyword(rawValue: word) != nil || DirectiveKeyword(rawValue: word) != nil
      || SceneKeyword(rawValue: word) != nil || Expectation.Severity(rawValue: word) != nil
    {
      return "`\(word)` begins a statement, which has a line of its own"
    }
    if ViewOptionKey(rawValue: word) != nil {
      return "`\(word)` is an option of `view` or `collection`"
    }
    if word.hasSuffix("ms") || word.hasSuffix("us") || word.hasSuffix("s"),
      word.first?.isNumber == true
    {
      return
        "a duration stands behind `over`, `wait`, `max`, `after` and `delay`, and as `@\(word)`"
        + " or `+\(word)` at the beginning of a line"
    }
    return "remove `\(word)`, or make it a comment with `#` before it"
  }
}
