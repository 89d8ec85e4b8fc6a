import DragScript

/// The part of a text that is a recording, where a bug tracker has other text around it: between two
/// fences, or a JSON value below lines of prose.
///
/// Lines of prose around the lines of other formats are passed over by their readers.
struct RecordingExcerpt {
  let format: RecordingFormat
  /// Its bytes.
  let range: Range<Int>
  /// The line of a second recording between fences, which is not imported.
  private(set) var other: InputPosition?

  /// A line that opens or closes a block: three or more backticks or tildes.
  private struct Fence {
    var mark: UInt8
    var count: Int
    /// Indicates whether nothing follows it, so that it may close a block.
    var isBare: Bool

    init?(_ line: ArraySlice<UInt8>) {
      let text = line.dropFirst(CopiedText.marks(of: line)).drop { $0 == 0x20 || $0 == 0x09 }
      guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
        return nil
      }
      let rest = text.drop { $0 == mark }
      count = text.count - rest.count
      guard count >= 3, !rest.contains(UInt8(ascii: "`")) else { return nil }
      self.mark = mark
      isBare = rest.allSatisfy { $0 <= 0x20 }
    }

    func isClosed(by fence: Fence) -> Bool {
      fence.isBare && fence.mark == mark && fence.count >= count
    }
  }

  /// Finds a recording between two fences; the first one must be among the first 64 KiB.
  init?(fencedIn bytes: [UInt8]) {
    let sight = RecordingFormat.sight(of: bytes[...])
    guard let first = sight.first, first != UInt8(ascii: "{") else { return nil }
    var found: (format: RecordingFormat, range: Range<Int>)?
    var opening: (fence: Fence, end: Int)?
    var line = 1
    for text in sight.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { line += 1 }
      guard let fence = Fence(text) else { continue }
      guard let (open, start) = opening else {
        opening = (fence, min(text.endIndex + 1, bytes.count))
        continue
      }
      guard open.isClosed(by: fence) else { continue }
      opening = nil
      let block = start..<text.startIndex
      guard let format = RecordingFormat.shown(in: RecordingFormat.sight(of: bytes[block])) else {
        continue
      }
      guard found != nil else {
        found = (format, block)
        continue
      }
      let offset = bytes[..<sight.startIndex].count { $0 == 0x0A }
      other = InputPosition(offset: text.startIndex, line: line + offset, column: 1)
      break
    }
    if found == nil, let (open, start) = opening,
      let format = RecordingFormat.shown(in: RecordingFormat.sight(of: bytes[start...]))
    {
      found = (format, start..<Self.end(of: open, in: bytes, from: sight.endIndex))
    }
    guard let found else { return nil }
    (format, range) = found
  }

  /// The end of a block that the beginning of the text does not close.
  private static func end(of fence: Fence, in bytes: [UInt8], from start: Int) -> Int {
    var next = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 }
    while let lineStart = next {
      let end = bytes[lineStart...].firstIndex(of: 0x0A)
      if let other = Fence(bytes[lineStart..<(end ?? bytes.count)]), fence.isClosed(by: other) {
        return lineStart
      }
      next = end.map { $0 + 1 }
    }
    return bytes.count
  }

  /// The number of lines that may begin a value.
  private static let mostValues = 16

  /// Finds a JSON value that begins on a line of its own, below other text.
  init?(valueIn bytes: [UInt8]) {
    let sight = RecordingFormat.sight(of: bytes[...])
    var tried = 0
    for line in sight.split(separator: 0x0A) where tried < Self.mostValues {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard let first = text.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
        continue
      }
      tried += 1
      let scanner = JSONScanner(ScriptText(bytes), from: text.startIndex)
      guard let end = scanner.endOfValue() else { continue }
      let value = text.startIndex..<end
      if let format = RecordingFormat.json(RecordingFormat.sight(of: bytes[value])) {
        (self.format, range) = (format, value)
        return
      }
    }
    return nil
  }

  /// The text up to the excerpt's end, with blanks in the place of what is above it, so that lines and
  /// columns stay what they are.
  func isolated(_ bytes: [UInt8]) -> [UInt8] {
    var result = Array(bytes[..<range.upperBound])
    for index in 0..<range.lowerBound where result[index] != 0x0A && result[index] != 0x0D {
      result[index] = 0x20
    }
    return result
  }

  /// The excerpt of a text in a format; nil if the whole text is to be read.
  init?(of format: RecordingFormat, in bytes: [UInt8]) {
    if let fenced = RecordingExcerpt(fencedIn: bytes) {
      guard fenced.format == format else { return nil }
      self = fenced
      return
    }
    guard !format.row.fields.isEmpty,
      !RecordingFormat.beginsWithValue(RecordingFormat.sight(of: bytes[...])),
      let value = RecordingExcerpt(valueIn: bytes), value.format == format
    else { return nil }
    self = value
  }

  /// The number of bytes from which it can be seen whether there is an excerpt.
  static let looked = 3 << 16

  /// Returns whether a text may have an excerpt in a format, by its first ``looked`` bytes.
  static func mayBe(in beginning: [UInt8], of format: RecordingFormat) -> Bool {
    // What follows many spaces is not among them.
    let spaces = beginning.prefix { $0 <= 0x20 }.count
    return spaces > looked / 3 || RecordingExcerpt(of: format, in: beginning) != nil
  }
}

extension JSONScanner {
  /// The end of an object or array, which may be where the text breaks off; nil if it is none.
  fileprivate func endOfValue() -> Int? {
    var end = self
    do throws(JSONError) {
      try end.skipValue()
      return end.index
    } catch {
      return error.reason == .endsEarly ? bytes.count : nil
    }
  }
}
