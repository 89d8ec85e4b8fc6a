/// The text of the player's files as a page holds it, without what is there for readers of the files.
///
/// Comments, indentation, spaces that mean nothing, breaks beside brackets and, in a script, the semicolons of lines before one
/// that begins with a letter or ends a block are left out. Names, strings and the other lines stay, so that a page can be read.
///
/// The files keep to what this reads: a comment has lines of its own, begins with `//` or is one `/* … */`, no line of a text
/// in backticks that goes over several lines ends with a bracket or a semicolon, and no loop has an empty body. O(length).
struct PlayerText {
  private let code: [UInt8]
  private var output: [UInt8] = []
  private var position = 0

  private init(_ code: [UInt8]) {
    self.code = code
    output.reserveCapacity(code.count)
  }

  /// A script.
  static func script(_ text: String) -> String {
    var reader = PlayerText(Array(lines(of: text, withoutSemicolons: true).utf8))
    reader.squeeze()
    return String(decoding: reader.output, as: UTF8.self)
  }

  /// A style sheet.
  static func style(_ text: String) -> String {
    var style: [UInt8] = []
    for byte in lines(of: text, withoutSemicolons: false).utf8 {
      switch (style.last, byte) {
      case (UInt8(ascii: ";"), UInt8(ascii: " ")), (UInt8(ascii: ","), UInt8(ascii: " ")),
        (UInt8(ascii: ":"), UInt8(ascii: " ")), (UInt8(ascii: "{"), UInt8(ascii: " ")):
        continue
      case (UInt8(ascii: " "), UInt8(ascii: "{")), (UInt8(ascii: " "), UInt8(ascii: "}")),
        (UInt8(ascii: ";"), UInt8(ascii: "}")):
        style.removeLast()
      case _: break
      }
      style.append(byte)
    }
    return String(decoding: style, as: UTF8.self)
  }

  /// The lines without indentation, and without those that are empty or comments.
  private static func lines(of text: String, withoutSemicolons: Bool) -> String {
    var kept = ""
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      let isComment = line.hasPrefix("//") || (line.hasPrefix("/*") && line.hasSuffix("*/"))
      guard let first = line.first, !isComment else { continue }
      if withoutSemicolons, first.isLetter || first == "}", kept.hasSuffix(";\n") {
        kept.removeLast(2)
        kept += "\n"
      }
      // What ends or begins a block or a call needs no line of its own.
      if "})]".contains(first) || kept.hasSuffix("{\n") || kept.hasSuffix("(\n"), !kept.isEmpty {
        kept.removeLast()
      }
      kept += line
      kept += "\n"
    }
    return kept
  }

  private mutating func squeeze() {
    while position < code.count {
      let byte = code[position]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): copy(through: end(of: byte))
      case UInt8(ascii: "`"): copy(through: endOfTemplate(from: position))
      case UInt8(ascii: "/") where beginsExpression: copy(through: end(of: byte))
      case UInt8(ascii: " "):
        if isNeeded { output.append(byte) }
        position += 1
      case _: copy(through: position)
      }
    }
  }

  private mutating func copy(through last: Int) {
    output += code[position...min(last, code.count - 1)]
    position = last + 1
  }

  /// Indicates whether the space here parts two words, or two signs that would be another one
  /// together.
  private var isNeeded: Bool {
    guard let before = output.last, position + 1 < code.count else { return false }
    let after = code[position + 1]
    let isSign = before == UInt8(ascii: "+") || before == UInt8(ascii: "-")
    return (Self.isOfWord(before) && Self.isOfWord(after)) || (isSign && before == after)
  }

  /// Indicates whether a slash here begins a regular expression: what is before it needs a value
  /// behind it.
  private var beginsExpression: Bool {
    guard let before = output.last else { return true }
    return "(,=:[!&|?{};>\n".utf8.contains(before)
  }

  /// Returns the end of a text in quotation marks or of a regular expression.
  private func end(of mark: UInt8) -> Int {
    var index = position + 1
    var isInClass = false
    while index < code.count {
      let byte = code[index]
      if byte == UInt8(ascii: "\\") {
        index += 1
      } else if mark == UInt8(ascii: "/"), byte == UInt8(ascii: "[") {
        isInClass = true
      } else if mark == UInt8(ascii: "/"), byte == UInt8(ascii: "]") {
        isInClass = false
      } else if byte == mark, !isInClass {
        break
      }
      index += 1
    }
    return index
  }

  /// Returns the end of a text in backticks, with the texts inside its values.
  private func endOfTemplate(from start: Int) -> Int {
    var index = start + 1
    var depth = 0
    while index < code.count {
      let byte = code[index]
      if byte == UInt8(ascii: "\\") {
        index += 1
      } else if byte == UInt8(ascii: "`") {
        guard depth > 0 else { break }
        index = endOfTemplate(from: index)
      } else if byte == UInt8(ascii: "{"), depth > 0 || code[index - 1] == UInt8(ascii: "$") {
        depth += 1
      } else if byte == UInt8(ascii: "}"), depth > 0 {
        depth -= 1
      }
      index += 1
    }
    return index
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    case _: false
    }
  }
}
