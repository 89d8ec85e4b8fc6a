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
      name: name, callback: callback, conditions: conditions, delay: delay, action: try deed(),
      location: location)
  }

  /// Parses an action of an application; actions of pointers, keys and time are rejected.
  private mutating func deed() throws(SyntaxError) -> Action {
    let token = try next("an action")
    guard !token.isString, let keyword = ActionKeyword(rawValue: token.text),
      keyword.isOfApplication
    else {
      let words = ActionKeyword.allCases.filter(\.isOfApplication).map(\.rawValue)
      throw SyntaxError(
        .unexpectedWord, at: token, "`\(token.text)` is not an action of an application",
        hint: Spelling.hint(for: token.text, among: words) ?? "one of \(Self.list(words))")
    }
    let action = try action(keyword)
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
  private func finish(behind answer: Answer) throws(SyntaxError) {
    if let token = peek, isNext("and") || isNext("=>") {
      throw SyntaxError(
        .extraWord, at: token,
        "expected the end of the line after the answer, found `\(token.text)`",
        hint: "write another answer on a line of its own, with `when` before its `=>`")
    }
    guard case .proposal = answer else { return try finish() }
    try finish(orOneOf: DropIntent.allCases.map(\.rawValue) + ["precise", "full-size"])
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
    guard let key = ConditionKey(rawValue: token.text) else {
      let words = ConditionKey.allCases.map(\.rawValue)
      throw SyntaxError(
        .unknownCondition,
        at: token,
        "unknown condition `\(token.text)`",
        hint: Spelling.hint(for: token.text, among: words) ?? "one of \(Self.list(words))"
      )
    }
    switch key {
    case .item: return .item(try equality(), try itemID().text)
    case .over: return .over(try equality(), try over())
    case .count: return .count(try comparison(), try int("a number"))
    case .nth: return .nth(try comparison(), try int("a number"))
    case .time: return .time(try comparison(), try duration())
    case .pointer: return .pointer(try equality(), try name("a pointer"))
    case .local: return .local(try equality(), try truth())
    case .carried: return .carried(try equality(), try truth())
    case .activeDrag: return .activeDrag(try equality(), try truth())
    case .type: return .type(try equality(), try type())
    case .allTypes: return .allTypes(try equality(), try type())
    case .canLoad: return .canLoad(try equality(), try name("a class"))
    case .allCanLoad: return .allCanLoad(try equality(), try name("a class"))
    }
  }

  private mutating func over() throws(SyntaxError) -> Condition.Over {
    let id = try itemID().text
    return switch id {
    case "end": .end
    case "none": .none
    default: .item(id)
    }
  }

  private mutating func answer(to callback: Callback) throws(SyntaxError) -> Answer {
    let token = peek
    let keyword: AnswerKeyword = try choice("answer")
    let answer = try answer(keyword)
    guard callback.answers.contains(answer.form) else {
      throw SyntaxError(
        .wrongAnswer,
        column: token?.column ?? 1,
        length: token?.length ?? 1,
        "`\(callback.rawValue)` does not accept the answer `\(answer.form.rawValue)`",
        hint: "it accepts \(Self.list(callback.answers.map(\.rawValue)))"
      )
    }
    return answer
  }

  private mutating func answer(_ keyword: AnswerKeyword) throws(SyntaxError) -> Answer {
    switch keyword {
    case .accept: return .accept
    case .refuse: return .refuse
    case .none: return .none
    case .value: return .value(try truth())
    case .session: return .session(try int("the number of a session", in: 1...Int(UInt32.max)))
    case .fail: return .fail(reason: try string("a reason"))
    case .proposal:
      let operation: DropOperation = try choice("operation")
      let intent: DropIntent? = optionalChoice()
      return .proposal(
        DropProposal(
          operation, intent: intent ?? .unspecified, isPrecise: take("precise"),
          prefersFullSize: take("full-size")))
    case .preview:
      if take("at") { return .preview(.at(try point())) }
      guard take("default") else {
        let token = try word("`default` or `at`")
        throw SyntaxError(
          .unknownWord, at: token, "expected a preview, found `\(token.text)`",
          hint: Spelling.hint(for: token.text, among: ["default", "at"])
            ?? "`preview default`, `preview at X,Y`, or `none` for an item that is not shown")
      }
      return .preview(.standard)
    case .items:
      if take("self") { return .itemsSelf }
      if take("load") { return .itemsLoad }
      var refs = [try ref("`self`, `load` or an item")]
      while peek != nil { refs.append(try ref()) }
      return .items(refs)
    }
  }
}
