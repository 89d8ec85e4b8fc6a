/// Cuts a text into its lines, from the first one on.
struct LineCutter {
  private let bytes: [UInt8]
  private var start: Int
  private var line = 1

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
  }

  /// The next line, without carriage returns at its end.
  ///
  /// - Returns: A cursor at the line's beginning, and whether the text breaks off in this line; nil
  ///   behind the last line.
  mutating func next() -> (cursor: LineCursor, isLast: Bool)? {
    guard start < bytes.count else { return nil }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    var cursor = LineCursor(bytes: bytes, line: line, start: start, end: end)
    cursor.dropCarriageReturn()
    start = end + 1
    line += 1
    return (cursor, end == bytes.count)
  }
}
