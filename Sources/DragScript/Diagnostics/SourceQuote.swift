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
  /// The length of the marked text in the file, in Unicode scalars, at least 1.
  package var length: Int
  /// The width of the mark in the line, in which a character may be shown as several.
  private let width: Int

  /// Makes a quote.
  package init(line: String, column: Int, length: Int) {
    self.init(line: line, column: column, length: length, width: length)
  }

  private init(line: String, column: Int, length: Int, width: Int) {
    self.line = line
    self.column = column
    self.length = max(1, length)
    self.width = max(1, width)
  }

  /// Quotes the text before and after a mark: a long line is cut around the mark, and what a terminal
  /// would obey is shown by a sign.
  ///
  /// - Complexity: O(*n*) in the scalars passed; 161 on each side are enough.
  package init(
    before: some Collection<Unicode.Scalar>, after: some Collection<Unicode.Scalar>, length: Int
  ) {
    let (before, after) = (Array(before), Array(after))
    let head = min(before.count, max(Self.longestLine / 2, Self.longestLine - after.count))
    let tail = min(after.count, Self.longestLine - head)
    let isCut = (begin: head < before.count, end: tail < after.count)
    let begin = (isCut.begin ? Self.cut : "") + Self.shown(before.suffix(head))
    let marked = Self.shown(after.prefix(min(tail, max(0, length))))
    let rest = Self.shown(after.prefix(tail).dropFirst(max(0, length)))
    self.init(
      line: begin + marked + rest + (isCut.end ? Self.cut : ""),
      column: begin.unicodeScalars.count + 1,
      length: length,
      // Of a text that is cut the mark goes on to the end of the line.
      width: marked.unicodeScalars.count + max(0, length - tail)
    )
  }

  private static func shown(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return ControlCharacters.text(of: String(text), keeping: ["\t"])
  }

  /// Quotes a location in a script.
  ///
  /// - Parameters:
  ///   - location: The location where the mark begins.
  ///   - length: The width of the mark in Unicode scalars; nil extends it to the last word.
  ///   - text: The text of the location's file.
  /// - Complexity: O(*n*) in the bytes before the line's end; diagnostics are rare.
  package init(at location: SourceLocation, length: Int? = nil, in text: ScriptText) {
    self.init(at: location, length: length, line: text.line(location.line))
  }

  /// Quotes a location in its line.
  init(at location: SourceLocation, length: Int? = nil, line: [Unicode.Scalar]) {
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
    return indent + "^" + String(repeating: "~", count: min(width, room) - 1)
  }
}
