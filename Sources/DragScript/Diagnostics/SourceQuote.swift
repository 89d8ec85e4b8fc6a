import Machines

/// A line of a text with a mark below a part of it.
public struct SourceQuote: Hashable, Sendable {
  /// How much is shown of a long line, in Unicode scalars: a recording may stand on one.
  private static let longestLine = 160
  /// Stands where a line is cut.
  private static let cut = "…"

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

  /// Quotes what stands before a mark and behind it: a long line is cut around the mark, and what
  /// would upset a terminal is not shown.
  ///
  /// - Complexity: O(*n*) in the scalars that are given; 161 of each side are enough.
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

  /// Quotes a place of a script.
  ///
  /// - Parameters:
  ///   - place: Where the mark begins.
  ///   - length: How many Unicode scalars the mark covers; nil goes as far as the last word.
  ///   - text: The file that the place is in.
  /// - Complexity: O(*n*) in the bytes before the line's end; messages are few.
  package init(at place: SourceLocation, length: Int? = nil, in text: ScriptText) {
    let line = text.line(place.line)
    let column = max(1, place.column)
    let words = length == nil ? try? LineLexer.read(line).tokens : nil
    let end = words?.last?.endColumn ?? column + 1
    self.init(
      before: line.prefix(column - 1),
      after: line.dropFirst(column - 1),
      length: length ?? end - column
    )
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
