/// A source file without what needs Objective-C, and what was changed in it; line numbers are kept.
struct LiftedSource {
  /// A change: what was there, and what is there now.
  struct Change: Equatable {
    /// The line, from 1.
    let line: Int
    /// The column in characters, from 1.
    let column: Int
    /// The text that was there.
    let before: String
    /// The text in its index; empty where it was taken out.
    let after: String
  }

  /// The attributes that only Objective-C understands, with an argument in parentheses or without one.
  private static let attributes: Set<String> = [
    "IBOutlet", "IBAction", "IBSegueAction", "objcMembers", "objc",
  ]

  /// The text of the file now.
  private(set) var text = ""
  /// The changes, in the order of the file.
  private(set) var changes: [Change] = []

  private let source: [Character]
  /// The index behind the closing parenthesis, by the index of the opening one.
  private let closings: [Int: Int]
  private var index = 0
  private var line = 1
  private var column = 1

  /// Lifts a source file.
  ///
  /// Comments and string literals stay as they are, and so does the code in an interpolation. A
  /// quote in a regular expression is read as the start of a string literal, which ends with its line.
  ///
  /// - Complexity: O(*n*) in the characters.
  init(_ source: String) {
    self.source = Array(source)
    closings = Self.closings(in: self.source)
    text.reserveCapacity(source.utf8.count)
    while index < self.source.count { step() }
  }

  private mutating func step() {
    switch source[index] {
    case "/" where peek(1) == "/": copy(until: { $0.isAtEndOfLine })
    case "/" where peek(1) == "*": copyComment()
    case "\"", "#":
      if let pounds = poundsOfString() {
        copyString(pounds: pounds)
      } else if let word = word(after: "#"), word == "selector" || word == "keyPath" {
        replaceExpression(named: word)
      } else {
        copyMarks()
      }
    case "@":
      if let word = word(after: "@"), Self.attributes.contains(word) {
        removeAttribute(word)
      } else {
        copy(1)
      }
    default: copy(1)
    }
  }

  private func peek(_ distance: Int) -> Character? {
    index + distance < source.count ? source[index + distance] : nil
  }

  private var isAtEndOfLine: Bool { source[index].isNewline }

  /// The identifier directly behind a mark.
  private func word(after mark: Character) -> String? {
    guard source[index] == mark else { return nil }
    let end = source[(index + 1)...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") }
    let word = String(source[(index + 1)..<(end ?? source.count)])
    return word.isEmpty ? nil : word
  }

  /// The number of marks before the quotes of a string literal that begins here, or nil.
  private func poundsOfString() -> Int? {
    let quote = source[index...].firstIndex { $0 != "#" }
    guard let quote, source[quote] == "\"" else { return nil }
    return quote - index
  }

  // MARK: Copying

  private mutating func advance() -> Character {
    let character = source[index]
    index += 1
    if character.isNewline {
      line += 1
      column = 1
    } else {
      column += 1
    }
    return character
  }

  private mutating func copy(_ count: Int) {
    for _ in 0..<count where index < source.count { text.append(advance()) }
  }

  private mutating func copy(until isEnd: (LiftedSource) -> Bool) {
    while index < source.count, !isEnd(self) { copy(1) }
  }

  /// Copies a comment in marks, which may hold others.
  private mutating func copyComment() {
    var depth = 0
    repeat {
      if source[index] == "/", peek(1) == "*" {
        depth += 1
        copy(2)
      } else if source[index] == "*", peek(1) == "/" {
        depth -= 1
        copy(2)
      } else {
        copy(1)
      }
    } while depth > 0 && index < source.count
  }

  /// Copies a quotation mark, or the number signs before the last one of a row: that one may begin a word.
  private mutating func copyMarks() {
    let end = source[index...].firstIndex { $0 != "#" } ?? source.count
    copy(max(1, end - index - 1))
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
    while index < source.count, let innermost = open.popLast() {
      switch innermost {
      case .string(let pounds, let quotes):
        if isAtEndOfLine, quotes == 1 { continue }
        if starts(with: "\"", quotes, at: index),
          starts(with: "#", pounds, at: index + quotes)
        {
          copy(quotes + pounds)
          continue
        }
        open.append(innermost)
        guard source[index] == "\\", starts(with: "#", pounds, at: index + 1) else {
          copy(1)
          continue
        }
        copy(1 + pounds)
        if peek(0) == "(" { open.append(.interpolation(depth: 1)) }
        copy(1)
      case .interpolation(let depth):
        if let pounds = poundsOfString() {
          open += [innermost, beginString(pounds: pounds)]
          continue
        }
        let change = source[index] == "(" ? 1 : source[index] == ")" ? -1 : 0
        if depth + change > 0 { open.append(.interpolation(depth: depth + change)) }
        copyMarks()
      }
    }
  }

  /// Copies the beginning of a string literal.
  private mutating func beginString(pounds: Int) -> Nesting {
    copy(pounds)
    let isLong = peek(1) == "\"" && peek(2) == "\""
    let quotes = isLong ? 3 : 1
    copy(quotes)
    return .string(pounds: pounds, quotes: quotes)
  }

  private func starts(with mark: Character, _ count: Int, at start: Int) -> Bool {
    start + count <= source.count && source[start..<(start + count)].allSatisfy { $0 == mark }
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
    let name = index + 1 + word.count
    let end = closings[name] ?? name
    replace(until: end, by: "")
    while index < source.count, source[index] == " " || source[index] == "\t" { _ = advance() }
  }

  /// Writes `#selector(x)` as `Selector("x")`, and `#keyPath(x)` as `"x"`.
  private mutating func replaceExpression(named word: String) {
    let start = index + 1 + word.count
    guard let end = closings[start] else { return copy(1) }
    let inner = String(source[(start + 1)..<(end - 1)].filter { !$0.isWhitespace })
    let literal = "\"" + inner.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    replace(until: end, by: word == "selector" ? "Selector(\(literal))" : literal)
  }

  /// Puts a text in the place of what is there; its line ends stay, behind the text.
  private mutating func replace(until end: Int, by new: String) {
    let change = Change(
      line: line, column: column, before: String(source[index..<end]), after: new)
    text += new
    while index < end {
      let character = advance()
      if character.isNewline { text.append(character) }
    }
    changes.append(change)
  }
}
