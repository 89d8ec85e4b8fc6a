extension RecordingFormat {
  /// The number of bytes read to detect the format.
  private static let looked = 65_536

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
    case UInt8(ascii: "[") where isGetevent(sight): return .getevent
    case UInt8(ascii: "[") where isList(sight): return json(sight)
    case nil: return nil
    default: return lines(sight) ?? log(sight)
    }
  }

  /// The part of a text that is examined: its beginning, after a byte order mark and spaces.
  static func sight(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    rest = rest.drop { $0 <= 0x20 }
    return rest.prefix(looked)
  }

  /// Returns whether a text begins with an object or a list of JSON.
  static func beginsWithValue(_ sight: ArraySlice<UInt8>) -> Bool {
    sight.first == UInt8(ascii: "{") || sight.first == UInt8(ascii: "[") && isList(sight)
  }

  /// Returns whether a bracket begins a list of JSON, and not a line of a log.
  private static func isList(_ sight: ArraySlice<UInt8>) -> Bool {
    let marks = Array("{[]\"".utf8)
    return sight.dropFirst().first { $0 > 0x20 }.map { marks.contains($0) } ?? true
  }

  /// A text that contains request bodies is a log, if it is nothing else.
  private static func log(_ sight: ArraySlice<UInt8>) -> RecordingFormat? {
    let marks = ["\"pointerMove\"", "\"pointerDown\"", "\"moveTo\""]
    let isLog = contains(sight, "\"actions\"") && marks.contains { contains(sight, $0) }
    return isLog ? .log : nil
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

  /// Distinguishes JSON formats by a field that only one of them has.
  static func json(_ sight: ArraySlice<UInt8>) -> RecordingFormat? {
    let signs: [(format: RecordingFormat, fields: [String])] = [
      (.hid, ["\"timeOffset\"", "\"touches\""]), (.hid, ["\"interpolate\"", "\"startEvent\""]),
      (.rrweb, ["\"timestamp\"", "\"type\"", "\"data\""]),
      (.side, ["\"tests\"", "\"commands\"", "\"command\"", "\"target\""]),
      (.mjsonwp, ["\"action\"", "\"press\""]), (.mjsonwp, ["\"action\"", "\"longPress\""]),
      (.mjsonwp, ["\"actions\"", "\"action\"", "\"options\""]),
      (.w3c, ["\"actions\"", "\"pointer"]), (.w3c, ["\"actions\"", "\"type\""]),
      (.commands, ["\"mobile: "]), (.commands, ["\"thenDragTo\""]), (.commands, ["\"commands\""]),
    ]
    guard !isChromeRecorder(sight) else { return nil }
    return signs.first { $0.fields.allSatisfy { contains(sight, $0) } }?.format
  }

  /// Returns whether a word occurs anywhere in it.
  static func contains(_ sight: ArraySlice<UInt8>, _ word: String) -> Bool {
    let word = Array(word.utf8)
    var start = sight.startIndex
    while start <= sight.endIndex - word.count {
      if sight[start] == word[0], sight[start..<start + word.count].elementsEqual(word) {
        return true
      }
      start += 1
    }
    return false
  }
}
