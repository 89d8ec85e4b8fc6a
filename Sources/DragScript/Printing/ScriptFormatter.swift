extension Script {
  /// A script's text as `drag fmt` writes it: only whitespace changes.
  ///
  /// Words are separated by one space and comments by two; the lines of a named test are indented by
  /// two, with an empty line above the test; several empty lines become one, and lines end with
  /// `\n`. Formatting is idempotent.
  ///
  /// - Parameter bytes: A valid script; a line with an error is left unchanged.
  /// - Returns: The formatted script.
  /// - Complexity: O(*n*) in the bytes.
  public static func formatted(_ bytes: [UInt8]) -> [UInt8] {
    var formatter = ScriptFormatter()
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      formatter.take(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
    return formatter.finish()
  }
}

/// The formatted text of a script while it grows.
private struct ScriptFormatter {
  private var text: [UInt8] = []
  private var indentation = ""
  /// The comments above the next statement, and empty strings for empty lines.
  private var above: [String] = []

  mutating func take(_ bytes: ArraySlice<UInt8>) {
    guard let scalars = try? LineDecoder.scalars(Array(bytes), 0..<bytes.count) else {
      return copy(bytes)
    }
    let first = scalars.firstIndex { !$0.isSpace }
    if let first, scalars[first] == "|" {
      let golden = String(scalars: scalars[(first + 1)...]).trimmingBlanks
      return print(golden.isEmpty ? "|" : "| " + golden)
    }
    guard let words = try? LineLexer.read(scalars) else { return copy(bytes) }
    guard let keyword = words.tokens.first else { return comment(words.comment ?? "") }
    if keyword.text == "test", !keyword.isString { beginTest() }
    var line = words.tokens.map { token in
      String(scalars: scalars[(token.column - 1)..<(token.endColumn - 1)])
    }.joined(separator: " ")
    if let comment = words.comment { line += "  " + comment }
    print(line)
    if keyword.text == "test", !keyword.isString { indentation = "  " }
  }

  /// Comments above a test belong to it and are indented like it.
  private mutating func beginTest() {
    indentation = ""
    if !above.contains(""), !text.isEmpty { above.insert("", at: 0) }
  }

  private mutating func comment(_ comment: String) {
    if comment.isEmpty, above.last == "" || text.isEmpty && above.isEmpty { return }
    above.append(comment)
  }

  private mutating func print(_ line: String) {
    printComments()
    text += "\(indentation)\(line)\n".utf8
  }

  private mutating func copy(_ bytes: ArraySlice<UInt8>) {
    printComments()
    text += bytes
    text.append(UInt8(ascii: "\n"))
  }

  private mutating func printComments() {
    for comment in above { text += (comment.isEmpty ? "\n" : "\(indentation)\(comment)\n").utf8 }
    above = []
  }

  mutating func finish() -> [UInt8] {
    while above.last == "" { above.removeLast() }
    printComments()
    return text
  }
}
