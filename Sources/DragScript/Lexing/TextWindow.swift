/// The lines of a text one after the other, of which a piece is held at a time.
///
/// A text that is held in memory is one piece. Every other piece ends where a line ends, and only a
/// line that is longer than any may be is cut.
package struct TextWindow {
  /// So many bytes are read at once; the longest line fits in.
  static let pieceSize = 4 * SourceFile.longestLine

  private let text: ScriptText
  /// Where the piece behind this one begins in the text, and where the last one ends.
  private var next: Int
  private let last: Int
  /// Where `bytes` begin in the text.
  private var origin = 0
  /// The present piece.
  package private(set) var bytes: [UInt8] = []
  /// Where the lines end that are to be read here.
  package private(set) var end = 0
  /// Where the next line begins in `bytes`.
  package var position = 0
  /// How many bytes of a line that is too long are not among `bytes`.
  private(set) var omitted = 0
  /// Whether the text ended earlier than it did when it was measured.
  package private(set) var isBroken = false

  /// Begins with a text, or with whole lines of it.
  package init(_ text: ScriptText, _ range: Range<Int>? = nil) {
    self.text = text
    let range = range ?? 0..<text.count
    next = range.lowerBound
    last = range.upperBound
  }

  /// Where the next line begins in the text.
  package var place: Int { position < end ? origin + position : next }

  /// Sees to it that the next line is at hand.
  ///
  /// - Returns: False at the end, or where the text has ended since it was looked at first.
  package mutating func reachLine() -> Bool {
    if position < end { return true }
    guard next < last else { return false }
    if let held = text.held {
      (bytes, position, end) = (held, next, last)
      next = last
      return true
    }
    readPiece()
    return position < end
  }

  /// Passes the next line; its bytes are without its end.
  package mutating func takeLine() -> Range<Int>? {
    guard reachLine() else { return nil }
    let start = position
    let found = bytes[start..<end].firstIndex(of: UInt8(ascii: "\n"))
    position = found.map { $0 + 1 } ?? end
    guard let found, found > start, bytes[found - 1] == UInt8(ascii: "\r") else {
      return start..<(found ?? end)
    }
    return start..<(found - 1)
  }

  private mutating func readPiece() {
    let wanted = next..<min(last, next + Self.pieceSize)
    bytes = text.piece(wanted)
    (origin, position, end, omitted) = (next, 0, bytes.count, 0)
    guard bytes.count == wanted.count else {
      endEarly()
      return
    }
    next = wanted.upperBound
    guard next < last else { return }
    if let newline = bytes.lastIndex(of: UInt8(ascii: "\n")) {
      end = newline + 1
      next = origin + end
    } else {
      omitRest()
    }
  }

  /// Passes what is left of a line that is longer than a piece.
  private mutating func omitRest() {
    let cut = next
    var before = bytes.last
    while next < last {
      let piece = text.piece(next..<min(last, next + Self.pieceSize))
      guard !piece.isEmpty else { return endEarly() }
      guard let newline = piece.firstIndex(of: UInt8(ascii: "\n")) else {
        next += piece.count
        before = piece.last
        continue
      }
      if newline > 0 { before = piece[newline - 1] }
      omitted = next + newline - cut
      next += newline + 1
      guard before == UInt8(ascii: "\r") else { return }
      if omitted > 0 { omitted -= 1 } else { end -= 1 }
      return
    }
    omitted = next - cut
  }

  /// The text is not what it was, and nothing more can be said of it.
  private mutating func endEarly() {
    (end, next, isBroken) = (0, last, true)
  }
}
