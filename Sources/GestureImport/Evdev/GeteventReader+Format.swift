extension GeteventReader {
  /// The output of Android's `getevent`.
  static let format = FormatRow.evdev(
    .getevent, help: "Android's getevent, with or without -t, -l and devices",
    suffixes: [".getevent"], sign: sign
  ) { GeteventReader.tape(of: $0, from: $1, options: $2, &$3) }

  private static func sign(of line: RecordingLine) -> LineSign? {
    if line.first == "add", line.second == "device" { return .only }
    let isOne =
      isEvent(line.bytes.drop { $0 == 0x20 || $0 == 0x09 }) || isEvent(words: line.words)
    return isOne ? .only : nil
  }

  /// Returns whether a line begins with a time in brackets, before an event of a device.
  static func isEvent(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "[") else { return false }
    var at = line.startIndex + 1
    func pass(_ fits: (UInt8) -> Bool) -> Int {
      let start = at
      while at < line.endIndex, fits(line[at]) { at += 1 }
      return at - start
    }
    _ = pass { $0 == 0x20 }
    guard pass(isDigit) > 0, at < line.endIndex, line[at] == UInt8(ascii: ".") else { return false }
    at += 1
    guard pass(isDigit) == 6, at < line.endIndex, line[at] == UInt8(ascii: "]") else {
      return false
    }
    let event = line[(at + 1)...].prefix(80).prefix { $0 != 0x0A }
    // Nearly every line of a recording shows it by its first word, of which no text need be made.
    let word = event.drop(while: isSpace).prefix { !isSpace($0) }
    if word.starts(with: nodes) || word.count == 4 && word.allSatisfy(isHexadecimal) {
      return true
    }
    let words = String(decoding: event, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.first.map(isNodeOrType) ?? false
  }

  private static let nodes = Array("/dev/input/".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    FieldReader.hexadecimalDigit(byte) != nil
  }

  /// Returns whether words are an event of getevent, with an old time, a node, or neither.
  private static func isEvent(words: [Substring]) -> Bool {
    var words = words[...]
    if let first = words.first, isStamp(first) || first.hasPrefix("/dev/input/event") {
      words = words.dropFirst()
      return words.first.map(isNodeOrType) ?? false
    }
    guard words.count >= 3, let type = words.first, let value = words.dropFirst(2).first else {
      return false
    }
    let isValue = value.isHexadecimal(digits: 8) || ["DOWN", "UP", "REPEAT"].contains(value)
    return isNodeOrType(type) && isValue
  }

  /// Returns whether a word is a time as old versions of getevent write it, such as
  /// `14487-264500:`.
  private static func isStamp(_ word: Substring) -> Bool {
    let numbers = word.split(separator: "-", omittingEmptySubsequences: false)
    return word.last == ":" && numbers.count == 2 && !numbers[0].isEmpty && numbers[1].count > 1
      && (numbers[0] + numbers[1].dropLast()).utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Returns whether a word can follow a time of getevent: a device's node, a type's name, or its four
  /// digits.
  private static func isNodeOrType(_ word: Substring) -> Bool {
    word.hasPrefix("/dev/input/") || word.hasPrefix("EV_") || word.isHexadecimal(digits: 4)
  }
}
