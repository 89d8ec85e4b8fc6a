import DragSessions
import Machines

extension LineReader {
  /// Parses the rest of an `on` line: an answer or an action.
  mutating func application(at location: SourceLocation) throws(SyntaxError)
    -> SetupLine.Statement
  {
    let name = try name("a view or a collection")
    let callbackToken = try word("a callback")
    let callback = try callback(callbackToken.text, at: callbackToken)
    var conditions: [Condition] = []
    if take("when") {
      conditions.append(try condition())
      while take("and") { conditions.append(try condition()) }
    }
    if let reaction = try reaction(of: name, callback, when: conditions, at: location) {
      return .reaction(reaction)
    }
    guard !callback.answers.isEmpty else {
      throw SyntaxError(
        .wrongAnswer, at: callbackToken,
        "`\(callback.rawValue)` is a notification, which takes no answer",
        hint: "let the application act on it with `do ACTION`")
    }
    return .policy(
      try policy(of: name, callback, when: conditions, at: location))
  }

  /// Parses the rest of a reaction, or returns nil before an answer.
  private mutating func reaction(
    of name: Name, _ callback: Callback, when conditions: [Condition], at location: SourceLocation
  ) throws(SyntaxError) -> Reaction? {
    var delay: Microseconds?
    // `after D` comes before an answer as well.
    var reader = self
    if reader.take("after") {
      delay = try? reader.duration()
      guard delay != nil, reader.isNext("do") else { return nil }
      self = reader
    }
    guard take("do") else { return nil }
    return Reaction(
      name: name, callback: callback, conditions: conditions, delay: delay,
      action: try deed(of: .ofAnApplication),
      location: location)
  }

  /// Parses what may happen by itself: an action of an application, or of a store (EX-32).
  mutating func possibleAction() throws(SyntaxError) -> Action {
    allowsAnyIndex = true
    let (token, rest) = (peek, behindNext)
    do throws(SyntaxError) {
      return try deed(of: [.ofAnApplication, .ofAStore])
    } catch {
      guard error.code == .missingWord else { throw error }
      let word = token.flatMap { Action.word($0.text, before: rest) }
      throw error.hinted("the form is `may \(word?.form ?? "ACTION")`")
    }
  }

  /// Parses an action with one of some facts; actions of pointers, keys and time are rejected.
  private mutating func deed(of facts: WordFacts) throws(SyntaxError) -> Action {
    let token = try next("an action")
    guard !token.isString, let word = Action.word(token.text, before: self),
      !word.facts.isDisjoint(with: facts)
    else {
      let words = Action.keys(withAnyOf: facts)
      throw SyntaxError(
        .unexpectedWord, at: token, "`\(token.text)` is not an action of an application",
        hint: Spelling.hint(for: token.text, among: words) ?? "one of \(Self.list(words))")
    }
    let action = try word.read(&self)
    if case .cancel(.some) = action {
      throw SyntaxError(
        .unexpectedWord, at: token, "expected the end of the line after `cancel`",
        hint: "an application cancels at the pointer's location")
    }
    return action
  }

  private mutating func policy(
    of name: Name, _ callback: Callback, when conditions: [Condition], at location: SourceLocation
  ) throws(SyntaxError) -> Policy {
    let delay = try answerDelay(for: callback)
    guard take("=>") else {
      throw try missingArrow(hasConditions: !conditions.isEmpty, isDelayed: delay != nil)
    }
    let answer = try answer(to: callback)
    try finish(behind: answer)
    return Policy(
      name: name,
      callback: callback,
      conditions: conditions,
      delay: delay,
      answer: answer,
      location: location
    )
  }

  /// Checks that nothing follows an answer.
  private func finish(behind answer: PolicyAnswer) throws(SyntaxError) {
    if let token = peek, isNext("and") || isNext("=>") {
      throw SyntaxError(
        .extraWord, at: token,
        "expected the end of the line after the answer, found `\(token.text)`",
        hint: "write another answer on a line of its own, with `when` before its `=>`")
    }
    guard case .proposal = answer else { return try finish() }
    try finish(orOneOf: DropIntent.allCases.map { $0.rawValue } + ["precise", "full-size"])
  }

  private mutating func answerDelay(for callback: Callback) throws(SyntaxError)
    -> Microseconds?
  {
    guard let token = peek, take("after") else { return nil }
    guard callback.allowsDelay else {
      throw SyntaxError(
        .delayNotAllowed,
        at: token,
        "`\(callback.rawValue)` is answered immediately",
        hint: "only `perform` takes `after`"
      )
    }
    return try duration()
  }

  private mutating func missingArrow(
    hasConditions: Bool, isDelayed: Bool
  ) throws(SyntaxError) -> SyntaxError {
    let token = try word("`=>`")
    if isDelayed {
      return SyntaxError(
        .unexpectedWord, at: token, "expected `=>`, found `\(token.text)`",
        hint: "`after` is allowed before `=>` or `do`")
    }
    let words = hasConditions ? ["and", "after", "do", "=>"] : ["when", "after", "do", "=>"]
    return SyntaxError(
      .unexpectedWord,
      at: token,
      "expected `=>`, found `\(token.text)`",
      hint: Spelling.hint(for: token.text, among: words)
        ?? "allowed before it: \(Self.list(words.dropLast()))"
    )
  }

  private mutating func condition() throws(SyntaxError) -> Condition {
    let token = try word("a condition")
    guard let row = Condition.word(token.text, before: self) else {
      throw SyntaxError(
        .unknownCondition,
        at: token,
        "unknown condition `\(token.text)`",
        hint: Spelling.hint(for: token.text, among: Condition.keys)
          ?? "one of \(Self.list(Condition.keys))"
      )
    }
    return try row.read(&self)
  }

  private mutating func answer(to callback: Callback) throws(SyntaxError) -> PolicyAnswer {
    let token = peek
    let answer: PolicyAnswer = try phrase("answer")
    guard callback.answers.contains(answer.form) else {
      throw SyntaxError(
        .wrongAnswer,
        column: token?.column ?? 1,
        length: token?.length ?? 1,
        "`\(callback.rawValue)` does not accept the answer `\(answer.form.rawValue)`",
        hint: "it accepts \(Self.list(callback.answers.map { $0.rawValue }))"
      )
    }
    return answer
  }
}
