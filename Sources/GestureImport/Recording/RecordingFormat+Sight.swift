// What is looked at to detect a format.
extension RecordingFormat {
  /// The number of bytes read to detect the format.
  private static let looked = 65_536

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
  static func isList(_ sight: ArraySlice<UInt8>) -> Bool {
    let marks = Array("{[]\"".utf8)
    return sight.dropFirst().first { $0 > 0x20 }.map { marks.contains($0) } ?? true
  }

  /// Returns whether a word occurs anywhere in it.
  static func contains(_ sight: ArraySlice<UInt8>, _ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    let last = sight.endIndex - word.count
    var start = sight.startIndex
    while start <= last {
      // Byte by byte: a text of many brackets or quotation marks begins a word everywhere.
      if sight[start] == first {
        var length = 1
        while length < word.count, sight[start + length] == word[length] { length += 1 }
        if length == word.count { return true }
      }
      start += 1
    }
    return false
  }
}
