/// The lines of a text in order, with one piece of the text in memory at a time.
///
/// A text in memory is one piece. Every other piece ends at a line end, and only a line over the
/// length limit is cut.
package struct TextWindow {
  private let text: ScriptText
  /// The start of the next piece in the text, and the end of the last piece.
  private var next: Int
  private let last: Int
  /// The offset of `bytes` in the text.
  private var origin = 0
  /// The current piece.
  package private(set) var bytes: [UInt8] = []
  /// The end of the lines to read.
  package private(set) var end = 0
  /// The offset of the next line in `bytes`.
  package var position = 0
  /// The number of bytes of an overlong line that are not among `bytes`.
  private(set) var omitted = 0
  /// Indicates whether the text ended earlier than it did when it was measured.
  package private(set) var isBroken = false

  /// Begins with a text, or with whole lines of it.
  package init(_ text: ScriptText, _ range: Range<Int>? = nil) {
    self.text = text
    let range = range ?? 0..<text.count
    next = range.lowerBound
    last = range.upperBound
  }

  /// The offset of the next line in the text.
  package var offset: Int { position < end ? origin + position : next }

  /// Loads the piece with the next line.
  ///
  /// - Returns: False at the end, or if the text has become shorter since it was measured.
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

  /// Consumes the next line and returns its bytes without the line end.
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
    let wanted = next..<min(last, next + text.pieceSize)
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

  /// Skips the rest of a line that is longer than a piece.
  private mutating func omitRest() {
    let cut = next
    var before = bytes.last
    while next < last {
      let piece = text.piece(next..<min(last, next + text.pieceSize))
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

  /// The text has changed, so reading stops.
  private mutating func endEarly() {
    (end, next, isBroken) = (0, last, true)
  }
}
