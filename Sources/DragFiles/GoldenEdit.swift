/// The new content of one golden block in a script's file.
package struct GoldenEdit: Hashable, Sendable {
  /// The block's lines in the file, counted from 1.
  package var lines: ClosedRange<Int>
  /// The new lines, without bars.
  package var replacement: [String]

  /// Makes an edit.
  package init(lines: ClosedRange<Int>, replacement: [String]) {
    self.lines = lines
    self.replacement = replacement
  }
}

extension GoldenEdit {
  /// The bytes of a file after edits, applied from the bottom up.
  ///
  /// Lines outside the blocks are kept byte for byte, and so are unchanged lines at either end of a
  /// block. New lines use the indentation and the line end of the block's first line. An edit given
  /// twice is applied once.
  ///
  /// - Parameters:
  ///   - edits: The edits, in any order.
  ///   - bytes: The file.
  /// - Returns: The new bytes; nil if a block does not consist of golden lines of the file, or if two
  ///   blocks overlap, so that the edits are for another file.
  /// - Complexity: O(*n*) in the bytes, plus the lines of each edit.
  package static func applying(_ edits: [GoldenEdit], to bytes: [UInt8]) -> [UInt8]? {
    var lines = bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map(Array.init)
    var nextStart = Int.max
    var previous: GoldenEdit?
    for edit in edits.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound })
    where edit != previous {
      let range = edit.lines.lowerBound - 1..<edit.lines.upperBound
      guard edit.lines.lowerBound >= 1, edit.lines.upperBound < nextStart,
        range.upperBound <= lines.count
      else { return nil }
      let old = lines[range].compactMap(GoldenSourceLine.init)
      guard old.count == range.count, let pattern = old.first else { return nil }
      var new = merged(old, edit.replacement, pattern)
      if range.upperBound == lines.count {
        new = ending(new, below: lines[..<range.lowerBound].last)
      }
      lines.replaceSubrange(range, with: new)
      nextStart = edit.lines.lowerBound
      previous = edit
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The block's new lines, with the old bytes of unchanged lines at either end.
  private static func merged(
    _ old: [GoldenSourceLine], _ new: [String], _ pattern: GoldenSourceLine
  ) -> [[UInt8]] {
    let head = zip(old, new).prefix { $0.text == $1 }.count
    let room = min(old.count, new.count) - head
    let tail = zip(old.reversed(), new.reversed()).prefix(room).prefix { $0.text == $1 }.count
    return old.prefix(head).map(\.bytes)
      + new[head..<(new.count - tail)].map { pattern.line(saying: $0) }
      + old.suffix(tail).map(\.bytes)
  }

  /// A block at the end of a file whose last line has no line end, which the new last line does not
  /// get either; the line ends within are those of the line above.
  private static func ending(_ new: [[UInt8]], below above: [UInt8]?) -> [[UInt8]] {
    let carriageReturn = UInt8(ascii: "\r")
    var new = new.map { $0.last == carriageReturn ? Array($0.dropLast()) : $0 }
    // No line follows, but the line above keeps its end.
    guard !new.isEmpty else { return above == nil ? [] : [[]] }
    guard above?.last == carriageReturn else { return new }
    for index in new.indices.dropLast() { new[index].append(carriageReturn) }
    return new
  }
}

/// A golden line as it is in its file.
private struct GoldenSourceLine {
  var bytes: [UInt8]
  private var indentation: ArraySlice<UInt8>
  /// The text after the bar, without surrounding spaces.
  var text: String

  /// Parses a line without its line feed; nil if it is not a golden line.
  init?(_ bytes: [UInt8]) {
    guard let bar = bytes.firstIndex(where: { !Self.isBlank($0) }),
      bytes[bar] == UInt8(ascii: "|")
    else { return nil }
    self.bytes = bytes
    indentation = bytes[..<bar]
    var rest = bytes[(bar + 1)...]
    if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    rest = rest.drop(while: Self.isBlank)
    while let last = rest.last, Self.isBlank(last) { rest.removeLast() }
    text = String(decoding: rest, as: UTF8.self)
  }

  /// A line with the same indentation and line end.
  func line(saying text: String) -> [UInt8] {
    var line = Array(indentation)
    line += text.isEmpty ? "|".utf8 : "| \(text)".utf8
    if bytes.last == UInt8(ascii: "\r") { line.append(UInt8(ascii: "\r")) }
    return line
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
