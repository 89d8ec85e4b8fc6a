/// A source file as Linux compiles it: without what needs Objective-C, and for iOS; line numbers are kept.
package struct LiftedSource {
  /// A change: what was there, and what is there now.
  package struct Change: Equatable {
    /// The line, from 1.
    package let line: Int
    /// The column in characters, from 1.
    package let column: Int
    /// The text that was there.
    package let before: String
    /// The text in its place; empty where it was taken out.
    package let after: String

    /// Describes a change.
    package init(line: Int, column: Int, before: String, after: String) {
      self.line = line
      self.column = column
      self.before = before
      self.after = after
    }
  }

  /// The attributes that only Objective-C understands, with an argument in parentheses or without one.
  private static let attributes: Set<String> = [
    "IBOutlet", "IBAction", "IBSegueAction", "objcMembers", "objc",
  ]

  /// The text of the file now.
  package private(set) var text = ""
  /// The changes, in the order of the file.
  package private(set) var changes: [Change] = []

  /// The methods that are called with `?`: those of other files before this one is read, and its own behind that.
  private(set) var requirements: OptionalRequirements

  private var cursor: SourceCursor
  /// The index behind the closing parenthesis, by the index of the opening one.
  private let closings: [Int: Int]
  /// True in the line of an `#if` or `#elseif`.
  private var isInCondition = false
  /// True behind an `@objc` until the declaration that it belongs to.
  private var isBehindObjC = false

  /// Lifts a source file.
  ///
  /// Comments and string literals stay as they are, and so does the code in an interpolation. A
  /// quote in a regular expression is read as the start of a string literal, which ends with its line.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - requirements: The optional requirements of other files; those of this one are known.
  /// - Complexity: O(*n*) in the characters.
  package init(
    _ source: String, knowing requirements: OptionalRequirements = OptionalRequirements()
  ) {
    // What a file declares may be below what it calls; few files call what is optional.
    var known = requirements
    if source.utf8.contains("?(".utf8) || source.utf8.contains("!(".utf8) {
      known = LiftedSource(surveying: source).requirements
      known.declare(requirements: requirements.declared)
    }
    self.init(source, requirements: known)
    while !cursor.isAtEnd { step() }
  }

  /// Reads a source file for what it declares.
  init(surveying source: String) {
    self.init(source, requirements: OptionalRequirements())
    while !cursor.isAtEnd { step() }
  }

  private init(_ source: String, requirements: OptionalRequirements) {
    cursor = SourceCursor(source)
    self.requirements = requirements
    closings = Self.closings(in: cursor.source)
    text.reserveCapacity(source.utf8.count)
  }

  private mutating func step() {
    switch cursor.source[cursor.index] {
    case "/" where cursor.peek(1) == "/": copy(until: { $0.cursor.isAtEndOfLine })
    case "/" where cursor.peek(1) == "*": copyComment()
    case "\"", "#":
      if let pounds = cursor.poundsOfString() {
        copyString(pounds: pounds)
      } else if let word = cursor.word(after: "#"), word == "selector" || word == "keyPath" {
        replaceExpression(named: word)
      } else {
        let word = cursor.word(after: "#")
        if word == "if" || word == "elseif" { isInCondition = true }
        copyMarks()
      }
    case "@":
      if let word = cursor.word(after: "@"), Self.attributes.contains(word) {
        removeAttribute(word)
        if word == "objc" { isBehindObjC = true }
      } else {
        copy(1)
      }
    case "?" where cursor.peek(1) == "(", "!" where cursor.peek(1) == "(":
      if let name = cursor.member(), requirements.contains(name) {
        replace(until: cursor.index + 1, by: "")
      } else {
        copy(1)
      }
    case "`": copyRawName()
    case let character where SourceCursor.isOfWord(character): stepWord()
    default: copy(1)
    }
  }

  /// Copies a word, or what takes its place.
  private mutating func stepWord() {
    let end = cursor.endOfWord(from: cursor.index)
    let word = String(cursor.source[cursor.index..<end])
    let isPlain = cursor.index == 0 || !Self.namesMembers.contains(cursor.source[cursor.index - 1])
    let isBehindObjC = isBehindObjC
    if !Self.modifiers.contains(word) { self.isBehindObjC = false }
    switch word {
    case "os" where isPlain && isInCondition:
      if let end = cursor.endOfIOS(from: end) { return replace(until: end, by: "true") }
    case "optional" where isPlain:
      if let name = cursor.nextWord(from: end), name.text == "func" || name.text == "var" {
        if name.text == "func", let method = cursor.nextWord(from: name.range.upperBound) {
          requirements.declare(requirement: method.text)
        }
        return remove(until: end)
      }
    case "var" where isPlain, "let" where isPlain:
      if let name = cursor.nextWord(from: end) { requirements.declare(variable: name.text) }
    case "protocol" where isPlain && isBehindObjC:
      // One of @objc is bound to classes, which a weak variable of its type asks for.
      if let name = cursor.nextWord(from: end),
        cursor.nextCharacter(from: name.range.upperBound) == "{"
      {
        copy(name.range.lowerBound - cursor.index)
        return replace(until: name.range.upperBound, by: "\(name.text): AnyObject")
      }
    default: break
    }
    copy(end - cursor.index)
  }

  /// What a name may begin behind that is no word of the language.
  private static let namesMembers: Set<Character> = [".", "@", "#", "$"]

  /// What may be between `@objc` and `protocol`.
  private static let modifiers: Set<String> = [
    "MainActor", "fileprivate", "internal", "open", "package", "preconcurrency", "private",
    "public",
  ]

  // MARK: Copying

  private mutating func advance() -> Character {
    let character = cursor.advance()
    if character.isNewline { isInCondition = false }
    return character
  }

  private mutating func copy(_ count: Int) {
    for _ in 0..<count where !cursor.isAtEnd { text.append(advance()) }
  }

  private mutating func copy(until isEnd: (LiftedSource) -> Bool) {
    while !cursor.isAtEnd, !isEnd(self) { copy(1) }
  }

  /// Copies a comment in marks, which may hold others.
  private mutating func copyComment() {
    var depth = 0
    repeat {
      if cursor.source[cursor.index] == "/", cursor.peek(1) == "*" {
        depth += 1
        copy(2)
      } else if cursor.source[cursor.index] == "*", cursor.peek(1) == "/" {
        depth -= 1
        copy(2)
      } else {
        copy(1)
      }
    } while depth > 0 && !cursor.isAtEnd
  }

  /// Copies a name in marks, which may be any text without them.
  private mutating func copyRawName() {
    copy(1)
    copy(until: { $0.cursor.isAtEndOfLine || $0.cursor.peek(0) == "`" })
    copy(1)
  }

  /// Copies a quotation mark, or the number signs before the last one of a row: that one may begin a word.
  private mutating func copyMarks() {
    let end = cursor.source[cursor.index...].firstIndex { $0 != "#" }
    copy(max(1, (end ?? cursor.source.count) - cursor.index - 1))
  }

  /// A literal that is open, or an interpolation in one.
  private enum Nesting {
    case string(pounds: Int, quotes: Int)
    case interpolation(depth: Int)
  }

  /// Copies a string literal with the code in its interpolations, and the literals in that.
  ///
  /// An open literal ends with its line, or, of several lines, with the file.
  private mutating func copyString(pounds: Int) {
    // A file may nest them as deep as it is long, so the nesting is not that of calls.
    var open = [beginString(pounds: pounds)]
    while !cursor.isAtEnd, let innermost = open.popLast() {
      switch innermost {
      case .string(let pounds, let quotes):
        if cursor.isAtEndOfLine, quotes == 1 { continue }
        if cursor.starts(with: "\"", quotes, at: cursor.index),
          cursor.starts(with: "#", pounds, at: cursor.index + quotes)
        {
          copy(quotes + pounds)
          continue
        }
        open.append(innermost)
        guard cursor.source[cursor.index] == "\\",
          cursor.starts(with: "#", pounds, at: cursor.index + 1)
        else {
          copy(1)
          continue
        }
        copy(1 + pounds)
        if cursor.peek(0) == "(" { open.append(.interpolation(depth: 1)) }
        copy(1)
      case .interpolation(let depth):
        if let pounds = cursor.poundsOfString() {
          open += [innermost, beginString(pounds: pounds)]
          continue
        }
        let change =
          cursor.source[cursor.index] == "(" ? 1 : cursor.source[cursor.index] == ")" ? -1 : 0
        if depth + change > 0 { open.append(.interpolation(depth: depth + change)) }
        copyMarks()
      }
    }
  }

  /// Copies the beginning of a string literal.
  private mutating func beginString(pounds: Int) -> Nesting {
    copy(pounds)
    let isLong = cursor.peek(1) == "\"" && cursor.peek(2) == "\""
    let quotes = isLong ? 3 : 1
    copy(quotes)
    return .string(pounds: pounds, quotes: quotes)
  }

  // MARK: Changes

  private static func closings(in source: [Character]) -> [Int: Int] {
    var closings: [Int: Int] = [:]
    var open: [Int] = []
    for (index, character) in source.enumerated() {
      if character == "(" { open.append(index) }
      if character == ")", let start = open.popLast() { closings[start] = index + 1 }
    }
    return closings
  }

  /// Takes an attribute out, with its argument and the spaces behind it.
  private mutating func removeAttribute(_ word: String) {
    let name = cursor.index + 1 + word.count
    remove(until: closings[name] ?? name)
  }

  /// Takes a text out, with the spaces behind it.
  private mutating func remove(until end: Int) {
    replace(until: end, by: "")
    while !cursor.isAtEnd, SourceCursor.isSpace(cursor.source[cursor.index]) { _ = advance() }
  }

  /// Writes `#selector(x)` as `Selector("x")`, and `#keyPath(x)` as `"x"`.
  private mutating func replaceExpression(named word: String) {
    let start = cursor.index + 1 + word.count
    guard let end = closings[start] else { return copy(1) }
    let inner = String(cursor.source[(start + 1)..<(end - 1)].filter { !$0.isWhitespace })
    let literal = "\"" + inner.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    replace(until: end, by: word == "selector" ? "Selector(\(literal))" : literal)
  }

  /// Puts a text in the place of what is there; its line ends stay, behind the text.
  private mutating func replace(until end: Int, by new: String) {
    let change = Change(
      line: cursor.line, column: cursor.column,
      before: String(cursor.source[cursor.index..<end]), after: new)
    text += new
    while cursor.index < end {
      let character = advance()
      if character.isNewline { text.append(character) }
    }
    changes.append(change)
  }
}
