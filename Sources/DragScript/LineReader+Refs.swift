import DragGeometry
import DragSessions

extension LineReader {
  /// Takes a reference.
  mutating func ref(_ what: String = "a reference") throws(ParseFault) -> Ref {
    let token = try word(what)
    var reader = WordReader(token)
    let ref = try ref(from: &reader, in: token)
    guard reader.isAtEnd else { throw Self.badRef(token, column: reader.column) }
    return ref
  }

  private func ref(from reader: inout WordReader, in token: Token) throws(ParseFault) -> Ref {
    guard let first = reader.next, first.beginsIdentifier else {
      throw Self.badRef(token, column: reader.column)
    }
    let name = reader.take(while: \.continuesName)
    let place = location(token)
    if reader.take("#") {
      let id = reader.take(while: \.continuesIdentifier)
      guard let first = id.unicodeScalars.first, first != "-", first != "." else {
        throw Self.badRef(token, column: reader.column)
      }
      return Ref(name, .item(id: id), at: place)
    }
    guard reader.take("[") else { return Ref(name, at: place) }
    return Ref(name, try index(from: &reader, in: token), at: place)
  }

  private func index(from reader: inout WordReader, in token: Token) throws(ParseFault)
    -> Ref.Part
  {
    _ = reader.take(while: \.isBlank)
    let isGap = reader.take(text: "gap")
    let blanks = reader.take(while: \.isBlank)
    guard !isGap || !blanks.isEmpty else { throw Self.badRef(token, column: reader.column) }
    var numbers = [try number(from: &reader, in: token)]
    if reader.take("/") { numbers.append(try number(from: &reader, in: token)) }
    _ = reader.take(while: \.isBlank)
    guard reader.take("]"), let item = numbers.last else {
      throw Self.badRef(token, column: reader.column)
    }
    let section = numbers.count == 2 ? numbers[0] : 0
    return isGap
      ? .gap(GapIndex(section: section, item: item)) : .slot(Slot(section: section, item: item))
  }

  private func number(from reader: inout WordReader, in token: Token) throws(ParseFault) -> Int {
    let column = reader.column
    guard let number = Int(reader.digits()) else { throw Self.badRef(token, column: column) }
    return number
  }

  private static func badRef(_ token: Token, column: Int) -> ParseFault {
    let inside = min(column, token.endColumn - 1)
    return ParseFault(
      .badRef,
      column: inside,
      length: token.endColumn - inside,
      "`\(token.text)` is no reference",
      hint: "name, name#id, name[2], name[1/2], name[gap 2] or name[gap 1/2]"
    )
  }

  /// Takes a target: a point or a reference, with an anchor and an offset where written.
  mutating func target() throws(ParseFault) -> Target {
    let token = try word("a target")
    var reader = WordReader(token)
    guard let first = reader.next, first.beginsIdentifier else {
      guard let (x, y) = reader.pair(separatedBy: ",") else {
        throw badTarget(token, column: token.column, "is no target")
      }
      return try ending(Target(.point(Point(x: x, y: y))), &reader, token)
    }
    var target = Target(.ref(try ref(from: &reader, in: token)))
    if reader.next == "@" {
      let column = reader.column
      _ = reader.take("@")
      guard let (x, y) = reader.pair(separatedBy: ",") else {
        throw badTarget(token, column: column, "has no anchor behind `@`")
      }
      if case .ref(let ref) = target.place, case .gap = ref.part {
        throw badTarget(token, column: column, "is a gap, which has no frame for an anchor")
      }
      target.anchor = Point(x: x, y: y)
    }
    return try ending(target, &reader, token)
  }

  private func ending(_ target: Target, _ reader: inout WordReader, _ token: Token)
    throws(ParseFault) -> Target
  {
    var target = target
    if reader.next == "(" {
      let column = reader.column
      _ = reader.take("(")
      guard let (x, y) = reader.pair(separatedBy: ",", allowingPlus: true), reader.take(")") else {
        throw badTarget(token, column: column, "has no offset between its brackets")
      }
      target.offset = Point(x: x, y: y)
    }
    guard reader.isAtEnd else {
      throw badTarget(
        token, column: reader.column,
        reader.next == "@" ? "is a point, which has no frame for an anchor" : "goes on too long")
    }
    return target
  }

  private func badTarget(_ token: Token, column: Int, _ reason: String) -> ParseFault {
    ParseFault(
      .badTarget,
      column: column,
      length: token.endColumn - column,
      "`\(token.text)` \(reason)",
      hint: "x,y or a reference, such as list#tea@0.5,0.9(+0,-4)"
    )
  }

  /// Takes a pattern of calls.
  mutating func pattern() throws(ParseFault) -> CallPattern {
    let token = try word("a pattern")
    return try pattern(token.text, of: token)
  }

  /// Takes a pattern of calls with its quantifier.
  mutating func sequenceStep() throws(ParseFault) -> SequenceStep {
    let token = try word("a pattern")
    let text = token.text
    let last = text.last.map(String.init) ?? ""
    // The star of `list.*` is the callback; the second one of `list.**` says how often.
    guard let quantifier = SequenceStep.Quantifier(rawValue: last), !text.hasSuffix(".*") else {
      return SequenceStep(pattern: try pattern(text, of: token), quantifier: .one)
    }
    let pattern = try pattern(String(text.dropLast()), of: token)
    return SequenceStep(pattern: pattern, quantifier: quantifier)
  }

  private func pattern(_ text: String, of token: Token) throws(ParseFault) -> CallPattern {
    guard let dot = text.firstIndex(of: ".") else {
      throw ParseFault(
        .badPattern, at: token, "`\(token.text)` is no pattern",
        hint: "a name and a callback with a dot between, such as list.enter, *.enter or list.*")
    }
    let name = String(text[..<dot])
    let callback = String(text[text.index(after: dot)...])
    let scalars = name.unicodeScalars
    guard
      name == "*"
        || scalars.first?.beginsIdentifier == true
          && scalars.allSatisfy(\.continuesName)
    else {
      throw ParseFault(
        .badPattern, at: token, "`\(name)` cannot be the name in a pattern",
        hint: "a name or `*`, then a dot")
    }
    let known = callback == "*" ? nil : try self.callback(callback, at: token)
    return CallPattern(
      name: name == "*" ? nil : name, callback: known, location: location(token))
  }

  /// A text as a callback.
  func callback(_ text: String, at token: Token) throws(ParseFault) -> Callback {
    guard let callback = Callback(rawValue: text) else {
      let hint =
        text == "provider"
        ? "how a load ends is an option of its `provider` line"
        : Spelling.hint(for: text, among: Callback.allCases.map(\.rawValue))
      throw ParseFault(
        .unknownCallback, at: token, "there is no callback `\(text)`", hint: hint)
    }
    return callback
  }
}
