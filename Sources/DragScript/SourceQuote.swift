/// A line of a text with a mark below a part of it.
public struct SourceQuote: Hashable, Sendable {
  /// The line, without its end.
  public var line: String
  /// Where the mark begins, from 1, counted in Unicode scalars.
  public var column: Int
  /// How many Unicode scalars the mark covers, at least 1.
  public var length: Int

  /// Makes a quote.
  public init(line: String, column: Int, length: Int) {
    self.line = line
    self.column = column
    self.length = max(1, length)
  }

  /// Quotes the statement at a place of a script: the mark goes as far as its last word.
  ///
  /// - Parameters:
  ///   - place: Where the statement begins.
  ///   - text: The file that the place is in.
  /// - Complexity: O(*n*) in the bytes before the line's end.
  public init(at place: SourceLocation, in text: ScriptText) {
    let line = SourceFile(name: place.file, text: text).quote(line: place.line)
    let words = try? LineLexer.read(Array(line.unicodeScalars)).tokens
    let end = words?.last?.endColumn ?? place.column + 1
    self.init(line: line, column: place.column, length: end - place.column)
  }

  /// The line below: tabs before the mark stay tabs, so that it stands in its place in any terminal.
  public var mark: String {
    var indent = ""
    for scalar in line.unicodeScalars.prefix(max(0, column - 1)) {
      indent.unicodeScalars.append(scalar == "\t" ? "\t" : " ")
    }
    let room = max(1, line.unicodeScalars.count - column + 1)
    return indent + "^" + String(repeating: "~", count: min(length, room) - 1)
  }
}
