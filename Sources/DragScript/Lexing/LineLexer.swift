/// Splits one line into words, quoted strings and a comment (section 1).
struct LineLexer {
  /// The words and strings of a line in order, and its comment with its `#`.
  struct Result {
    var tokens: [Token] = []
    var comment: String?
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0

  private init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// Splits a line without control characters.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  static func read(_ scalars: [Unicode.Scalar]) throws(SyntaxError) -> Result {
    var lexer = LineLexer(scalars)
    return try lexer.read()
  }

  private mutating func read() throws(SyntaxError) -> Result {
    var result = Result()
    while true {
      skipSpaces()
      guard index < scalars.count else { return result }
      if scalars[index] == "#" {
        result.comment = text(from: index, to: scalars.count).trimmingBlanks
        return result
      }
      result.tokens.append(try scalars[index] == "\"" ? string() : word())
    }
  }

  private mutating func skipSpaces() {
    while index < scalars.count, scalars[index].isSpace { index += 1 }
  }

  private mutating func word() throws(SyntaxError) -> Token {
    let start = index
    var opened: [Int] = []
    while index < scalars.count {
      let scalar = scalars[index]
      if opened.isEmpty, scalar.isSpace { break }
      if opened.isEmpty, scalar == "\"", index > start, scalars[index - 1] == "=" {
        try skipQuoted()
        continue
      }
      if scalar == "(" || scalar == "[" {
        opened.append(index)
      } else if scalar == ")" || scalar == "]" {
        guard let last = opened.popLast(), scalars[last] == (scalar == ")" ? "(" : "[") else {
          throw SyntaxError(
            .unbalancedGroup, column: index + 1, "unmatched `\(scalar)`")
        }
      }
      index += 1
    }
    if let first = opened.first {
      throw SyntaxError(
        .unbalancedGroup,
        column: first + 1,
        "`\(scalars[first])` is not closed",
        hint: "close it with `\(scalars[first] == "(" ? ")" : "]")`"
      )
    }
    return Token(
      text: text(from: start, to: index), isString: false, column: start + 1, length: index - start)
  }

  /// Skips a quoted value, which is kept as written: `why="no room"`.
  private mutating func skipQuoted() throws(SyntaxError) {
    let start = index
    index += 1
    while index < scalars.count, scalars[index] != "\"" {
      index += scalars[index] == "\\" ? 2 : 1
    }
    guard index < scalars.count else { throw unclosed(from: start) }
    index += 1
  }

  private func unclosed(from start: Int) -> SyntaxError {
    SyntaxError(
      .unclosedString,
      column: start + 1,
      length: scalars.count - start,
      "expected a quotation mark at the end of the string",
      hint: "a line break inside a string is written `\\n`"
    )
  }

  private mutating func string() throws(SyntaxError) -> Token {
    let start = index
    index += 1
    var value = String.UnicodeScalarView()
    while index < scalars.count, scalars[index] != "\"" {
      if scalars[index] == "\\" {
        value.append(try escape())
      } else {
        value.append(scalars[index])
        index += 1
      }
    }
    guard index < scalars.count else { throw unclosed(from: start) }
    index += 1
    guard index == scalars.count || scalars[index].isSpace else {
      throw SyntaxError(.missingSpace, column: index + 1, "expected a space after a quoted string")
    }
    return Token(
      text: String(value), isString: true, column: start + 1, length: index - start)
  }

  private mutating func escape() throws(SyntaxError) -> Unicode.Scalar {
    let start = index
    index += 1
    let name: Unicode.Scalar = index < scalars.count ? scalars[index] : " "
    index += 1
    switch name {
    case "\"", "\\": return name
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try scalarEscape(from: start)
    default:
      throw SyntaxError(
        .badEscape,
        column: start + 1,
        length: 2,
        "unknown escape sequence `\\\(name)`",
        hint: #"use \" \\ \n \r \t or \u{…}"#
      )
    }
  }

  private mutating func scalarEscape(from start: Int) throws(SyntaxError) -> Unicode.Scalar {
    var digits = ""
    if index < scalars.count, scalars[index] == "{" {
      index += 1
      while index < scalars.count, scalars[index].properties.isASCIIHexDigit, digits.count < 8 {
        digits.unicodeScalars.append(scalars[index])
        index += 1
      }
      if index < scalars.count, scalars[index] == "}", let number = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(number)
      {
        index += 1
        return scalar
      }
    }
    throw SyntaxError(
      .badEscape,
      column: start + 1,
      length: max(2, index - start),
      "expected the number of a character after `\\u`",
      hint: #"write 1 to 8 hexadecimal digits between braces, such as \u{e9}"#
    )
  }

  private func text(from start: Int, to end: Int) -> String {
    String(scalars: scalars[start..<end])
  }
}
