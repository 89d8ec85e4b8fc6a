extension RecordingFormat {
  /// The format detected from a recording's beginning, if it is unambiguous.
  ///
  /// It looks at the first 64 KiB at most. The recording may be between two fences, or below other text.
  ///
  /// - Parameter bytes: The recording.
  /// - Returns: The format; nil if none matches, or more than one.
  public static func detected(in bytes: [UInt8]) -> RecordingFormat? {
    RecordingExcerpt(fencedIn: bytes)?.format ?? shown(in: sight(of: bytes[...]))
      ?? RecordingExcerpt(valueIn: bytes)?.format
  }

  /// The format of a text that begins with a recording, or has one below lines of other text.
  static func shown(in sight: ArraySlice<UInt8>) -> RecordingFormat? {
    switch sight.first {
    case UInt8(ascii: "{"): return json(sight)
    case UInt8(ascii: "[") where GeteventReader.isEvent(sight): return .getevent
    case UInt8(ascii: "[") where isList(sight): return json(sight)
    case nil: return nil
    default: return lines(sight) ?? mentioned(in: sight)
    }
  }

  /// The format of a text that is nothing else, by what it mentions.
  private static func mentioned(in sight: ArraySlice<UInt8>) -> RecordingFormat? {
    rows.first { row in row.mentions.contains { $0.allSatisfy { contains(sight, $0) } } }?.format
  }

  /// Returns whether a recording is in UTF-16, as redirections of some shells write it: by its
  /// mark, or by the zeros between its first letters.
  ///
  /// - Parameter bytes: The recording.
  /// - Returns: Whether it is; no format is read in it.
  package static func isUTF16(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let sight = bytes.prefix(16)
    guard sight.count >= 8 else { return false }
    return [0, 1].contains { zeros in
      sight.indices.allSatisfy { (sight[$0] == 0) == ($0 % 2 == zeros) }
    }
  }

  /// Distinguishes JSON formats by fields that only one of them has.
  static func json(_ sight: ArraySlice<UInt8>) -> RecordingFormat? {
    guard !isChromeRecorder(sight) else { return nil }
    return rows.first { row in row.fields.contains { $0.allSatisfy { contains(sight, $0) } } }?
      .format
  }
}
