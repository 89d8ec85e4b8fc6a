import DragGeometry

extension LineReader {
  /// Parses a reference.
  mutating func ref(_ what: String = "a reference") throws(SyntaxError) -> Ref {
    let token = try word(what)
    var reader = WordReader(token)
    let ref = try ref(from: &reader, in: token)
    guard reader.isAtEnd else { throw Self.badRef(token, column: reader.column) }
    return ref
  }

  /// Parses references and numbered runs of items, such as `list#cell[0..99]`, up to the line's end; there is one at
  /// least.
  mutating func refRuns() throws(SyntaxError) -> [RefRun] {
    var runs: [RefRun] = []
    var count = 0
    repeat {
      let token = peek
      let run = try refRun()
      count += run.count
      if let token, count > ItemRun.mostItems {
        throw SyntaxError(
          .valueOutOfRange, at: token,
          "the runs have more than \(ItemRun.mostItems) items in all")
      }
      runs.append(run)
    } while peek != nil
    return runs
  }

  private mutating func refRun() throws(SyntaxError) -> RefRun {
    guard let next = peek, !next.isString, next.text.hasSuffix("]"), next.text.contains("#") else {
      return RefRun(try ref("an item"))
    }
    let token = try word("an item")
    var reader = WordReader(token)
    let isNamed = reader.next?.beginsIdentifier == true
    let name = reader.take(while: { $0.continuesName })
    guard isNamed, reader.take("#") else { throw Self.badRef(token, column: reader.column) }
    let run = try itemRun(from: &reader, in: token)
    return RefRun(
      Ref(name, .item(id: run.name.text), at: location(token)), numbers: run.numbers)
  }

  private func ref(from reader: inout WordReader, in token: Token) throws(SyntaxError) -> Ref {
    guard let first = reader.next, first.beginsIdentifier else {
      throw Self.badRef(token, column: reader.column)
    }
    let name = reader.take(while: { $0.continuesName })
    let location = self.location(token)
    if reader.take("#") {
      let id = reader.take(while: { $0.continuesIdentifier })
      guard let first = id.unicodeScalars.first, first != "-", first != "." else {
        throw Self.badRef(token, column: reader.column)
      }
      return Ref(name, .item(id: id), at: location)
    }
    guard reader.take("[") else { return Ref(name, at: location) }
    return Ref(name, try index(from: &reader, in: token), at: location)
  }

  private func index(from reader: inout WordReader, in token: Token) throws(SyntaxError)
    -> Ref.Part
  {
    _ = reader.take(while: { $0.isSpace })
    let isGap = reader.take(text: "gap")
    let spaces = reader.take(while: { $0.isSpace })
    guard !isGap || !spaces.isEmpty else { throw Self.badRef(token, column: reader.column) }
    if reader.next == "*" {
      guard allowsAnyIndex else { throw Self.anyIndex(token, column: reader.column) }
      _ = reader.take("*")
      _ = reader.take(while: { $0.isSpace })
      guard reader.take("]") else { throw Self.badRef(token, column: reader.column) }
      return isGap ? .anyGap : .anyItem
    }
    var numbers = [try number(from: &reader, in: token)]
    if reader.take("/") { numbers.append(try number(from: &reader, in: token)) }
    _ = reader.take(while: { $0.isSpace })
    guard reader.take("]"), let item = numbers.last else {
      throw Self.badRef(token, column: reader.column)
    }
    let section = numbers.count == 2 ? numbers[0] : 0
    return isGap
      ? .gap(GapIndex(section: section, item: item)) : .slot(Slot(section: section, item: item))
  }

  private func number(from reader: inout WordReader, in token: Token) throws(SyntaxError) -> Int {
    let column = reader.column
    guard let number = Int(reader.digits()) else { throw Self.badRef(token, column: column) }
    return number
  }

  private static func badRef(_ token: Token, column: Int) -> SyntaxError {
    let inside = min(column, token.endColumn - 1)
    return SyntaxError(
      .badRef,
      column: inside,
      length: token.endColumn - inside,
      "expected a reference, found `\(token.text)`",
      hint: "name, name#id, name[2], name[1/2], name[gap 2] or name[gap 1/2]"
    )
  }

  private static func anyIndex(_ token: Token, column: Int) -> SyntaxError {
    SyntaxError(
      .badRef, column: column, length: token.endColumn - column,
      "`\(token.text)` is any index, which only a `may` line has",
      hint: "write an index, such as name[2] or name[gap 2]")
  }

  /// Parses a target: a point or a reference, with an optional anchor and offset.
  mutating func target() throws(SyntaxError) -> Target {
    let token = try word("a target")
    var reader = WordReader(token)
    guard let first = reader.next, first.beginsIdentifier else {
      guard let (x, y) = reader.pair(separatedBy: ",") else {
        throw badTarget(token, column: token.column, "is not a target")
      }
      return try ending(Target(.point(Point(x: x, y: y))), &reader, token)
    }
    var target = Target(.ref(try ref(from: &reader, in: token)))
    if reader.next == "@" {
      let column = reader.column
      _ = reader.take("@")
      guard let (x, y) = reader.pair(separatedBy: ",") else {
        throw badTarget(token, column: column, "has no anchor after `@`")
      }
      if case .ref(let ref) = target.base, case .gap = ref.part {
        throw badTarget(token, column: column, "is a gap, which has no frame for an anchor")
      }
      target.anchor = Point(x: x, y: y)
    }
    return try ending(target, &reader, token)
  }

  private func ending(_ target: Target, _ reader: inout WordReader, _ token: Token)
    throws(SyntaxError) -> Target
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
        reader.next == "@"
          ? "is a point, which has no frame for an anchor" : "continues after its end")
    }
    return target
  }

  private func badTarget(_ token: Token, column: Int, _ reason: String) -> SyntaxError {
    SyntaxError(
      .badTarget,
      column: column,
      length: token.endColumn - column,
      "`\(token.text)` \(reason)",
      hint: "x,y or a reference, such as list#tea@0.5,0.9(+0,-4)"
    )
  }
}
