import DragScript

/// The part of a text that a reader needs at a time: a window that slides on with it.
///
/// A text in memory is one window. Indices are those of the window, and move when it slides.
struct SlidingText: Sendable {
  /// The number of bytes read at once: two windows of them are held where the text goes on.
  private var pieceSize: Int { text.pieceSize / 2 }

  private let text: ScriptText
  /// The window.
  private(set) var bytes: [UInt8]
  /// The offset of the window in the text.
  private(set) var origin = 0
  /// The end of the window in the text.
  private var next: Int
  /// Indicates whether the text goes on behind the window.
  private(set) var hasMore = false
  /// Indicates whether the text ended earlier than it did when it was measured.
  private(set) var isBroken = false

  /// Begins at a byte, whose index is its offset less that of the window.
  init(_ text: ScriptText, from start: Int) {
    self.text = text
    if let held = text.held {
      (bytes, next) = (held, held.count)
    } else {
      (bytes, origin, next) = ([], start, start)
      hasMore = start < text.count
      grow()
    }
  }

  /// The beginning of the text.
  var beginning: [UInt8] { text.beginning(of: pieceSize) }

  /// Loads one more piece behind the window; all indices stay what they are.
  mutating func grow() {
    guard hasMore else { return }
    let wanted = next..<min(text.count, next + max(pieceSize, bytes.count))
    let piece = text.piece(wanted)
    bytes += piece
    guard piece.count == wanted.count else {
      // The text has changed, so reading stops.
      (isBroken, hasMore) = (true, false)
      return
    }
    next = wanted.upperBound
    hasMore = next < text.count
  }

  /// Drops the bytes before an index, and loads more.
  ///
  /// - Returns: How much less each index is from now on.
  mutating func slide(to index: Int) -> Int {
    guard hasMore else { return 0 }
    let index = min(index, bytes.count)
    bytes = Array(bytes[index...])
    origin += index
    grow()
    return index
  }

  /// Leaves out everything behind the window.
  mutating func cutOff() { hasMore = false }
}
