import Machines

/// A source line with a mark under a part of it.
package struct SourceQuote: Hashable, Sendable {
  /// The maximum length shown of a line, in Unicode scalars; a whole recording may be one line.
  private static let longestLine = 160
  /// Replaces the part of a line that is cut off.
  private static let cut = "…"

  /// The line without its line end.
  package var line: String
  /// The column where the mark begins, from 1, counted in Unicode scalars.
  package var column: Int
  /// The width of the mark in Unicode scalars, at least 1.
  package var length: Int

  /// Makes a quote.
  package init(line: String, column: Int, length: Int) {
    self.line = line
    self.column = column
    self.length = max(1, length)
  }

  /// Quotes the text before and after a mark: a long line is cut around the mark, and control
  /// characters that could corrupt a terminal are left out.
  ///
  /// - Complexity: O(*n*) in the scalars passed; 161 on each side are enough.
  package init(
    before: some Collection<Unicode.Scalar>, after: some Collection<Unicode.Scalar>, length: Int
  ) {
    let (before, after) = (Array(before), Array(after))
    let head = min(before.count, max(Self.longestLine / 2, Self.longestLine - after.count))
    let tail = min(after.count, Self.longestLine - head)
    var line = String.UnicodeScalarView()
    for scalar in before.suffix(head) + after.prefix(tail) {
      line.append(scalar.isControl && scalar != "\t" ? "\u{FFFD}" : scalar)
    }
    let isCut = (begin: head < before.count, end: tail < after.count)
    self.init(
      line: (isCut.begin ? Self.cut : "") + String(line) + (isCut.end ? Self.cut : ""),
      column: head + (isCut.begin ? 2 : 1),
      length: length
    )
  }

  /// Quotes a location in a script.
  ///
  /// - Parameters:
  ///   - location: The location where the mark begins.
  ///   - length: The width of the mark in Unicode scalars; nil extends it to the last word.
  ///   - text: The text of the location's file.
  /// - Complexity: O(*n*) in the bytes before the line's end; diagnostics are rare.
  package init(at location: SourceLocation, length: Int? = nil, in text: ScriptText) {
    let line = text.line(location.line)
    let column = max(1, location.column)
    let words = length == nil ? try? LineLexer.read(line).tokens : nil
    let end = words?.last?.endColumn ?? column + 1
    self.init(
      before: line.prefix(column - 1),
      after: line.dropFirst(column - 1),
      length: length ?? end - column
    )
  }

  /// The marker line: tabs before the mark are kept, so that it lines up in every terminal.
  package var mark: String {
    var indent = ""
    for scalar in line.unicodeScalars.prefix(max(0, column - 1)) {
      indent.unicodeScalars.append(scalar == "\t" ? "\t" : " ")
    }
    let room = max(1, line.unicodeScalars.count - column + 1)
    return indent + "^" + String(repeating: "~", count: min(length, room) - 1)
  }
}
