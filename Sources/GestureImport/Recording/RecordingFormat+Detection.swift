extension RecordingFormat {
  /// The number of bytes read to detect the format.
  private static let looked = 65_536

  /// The format detected from a recording's beginning, if it is unambiguous.
  ///
  /// It looks at the first 64 KiB at most.
  ///
  /// - Parameter bytes: The recording.
  /// - Returns: The format; nil if none matches, or more than one.
  public static func detected(in bytes: [UInt8]) -> RecordingFormat? {
    let sight = sight(of: bytes)
    switch sight.first {
    case UInt8(ascii: "{"): return json(sight)
    case UInt8(ascii: "[") where isGetevent(sight): return .getevent
    case UInt8(ascii: "[") where isList(sight): return json(sight)
    case nil: return nil
    default: return lines(sight) ?? log(sight)
    }
  }

  /// The part of a recording that is examined: its beginning, after a byte order mark and spaces.
  static func sight(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    return bytes[start..<min(bytes.count, start + looked)]
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
  private static func json(_ sight: ArraySlice<UInt8>) -> RecordingFormat? {
    let signs: [(format: RecordingFormat, fields: [String])] = [
      (.hid, ["\"timeOffset\"", "\"touches\""]), (.hid, ["\"interpolate\"", "\"startEvent\""]),
      (.rrweb, ["\"timestamp\"", "\"type\"", "\"data\""]),
      (.side, ["\"tests\"", "\"commands\"", "\"command\"", "\"target\""]),
      (.mjsonwp, ["\"action\"", "\"press\""]), (.mjsonwp, ["\"action\"", "\"longPress\""]),
      (.mjsonwp, ["\"actions\"", "\"action\"", "\"options\""]),
      (.w3c, ["\"actions\"", "\"pointer"]), (.w3c, ["\"actions\"", "\"type\""]),
      (.commands, ["\"mobile: "]), (.commands, ["\"thenDragTo\""]), (.commands, ["\"commands\""]),
    ]
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

  /// Returns whether a text begins with a time in brackets, and not with a list.
  private static func isGetevent(_ sight: ArraySlice<UInt8>) -> Bool {
    var rest = sight.dropFirst().drop { $0 == 0x20 }
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(digits.count)
    guard !digits.isEmpty, rest.first == UInt8(ascii: ".") else { return false }
    rest = rest.dropFirst()
    let fraction = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(fraction.count)
    return fraction.count == 6 && rest.first == UInt8(ascii: "]")
  }

  /// Returns whether a word is a time as old versions of getevent write it, such as
  /// `14487-264500:`.
  private static func isStamp(_ word: Substring) -> Bool {
    let numbers = word.split(separator: "-", omittingEmptySubsequences: false)
    return word.last == ":" && numbers.count == 2 && !numbers[0].isEmpty && numbers[1].count > 1
      && (numbers[0] + numbers[1].dropLast()).utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Returns whether a word can follow a time of getevent: a device's node, or four digits.
  private static func isNodeOrType(_ word: Substring) -> Bool {
    word.hasPrefix("/dev/input/") || word.count == 4 && word.allSatisfy(\.isHexDigit)
  }

  /// Distinguishes line formats by the first line that only one of them has.
  private static func lines(_ sight: ArraySlice<UInt8>) -> RecordingFormat? {
    let isQuoted = CopiedText.isQuoted(sight)
    for quoted in sight.split(separator: 0x0A, maxSplits: 1_000) {
      let line = quoted.dropFirst(isQuoted ? CopiedText.marks(of: quoted) : 0)
      if isQuoted && line.count == quoted.count || CopiedText.isPreamble(line) { continue }
      let text = String(decoding: line.prefix(80), as: UTF8.self)
      let words = text.split { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
      guard let first = words.first else { continue }
      if first.hasPrefix("#") {
        if text.hasPrefix("# EVEMU") { return .evemu }
        if text.hasPrefix("# libinput record") { return .libinput }
        continue
      }
      switch first {
      case "dragscript": return nil
      case "E:", "N:", "I:", "P:", "B:", "A:":
        if text.first != " " { return .evemu }
      case "Event:" where words.dropFirst().first == "time": return .evtest
      case "Input" where isHeaderOfEvtest(text): return .evtest
      case "add" where words.dropFirst().first == "device": return .getevent
      case _ where first.hasPrefix("[") && isGetevent(line): return .getevent
      case _ where isStamp(first) && words.dropFirst().first.map(isNodeOrType) == true:
        return .getevent
      case "version:", "ndevices:", "libinput:": return .libinput
      case "appId:": return .maestro
      case "adb", "input", "sendevent":
        if isShell(words.map(String.init)) { return .adb }
        continue
      case "sleep", "set", "echo", "@echo", "su": continue
      case "-" where words.dropFirst().first.map { gestures.contains(String($0)) } == true:
        return .maestro
      case "---", "-": continue
      default: break
      }
      if first.hasPrefix("/dev/input/event") { return .getevent }
      if words.count >= 3, words[0].count == 4, words[1].count == 4, words[2].count == 8,
        words.prefix(3).allSatisfy({ $0.allSatisfy(\.isHexDigit) })
      {
        return .getevent
      }
      // Other YAML keys may come first; any other text is not one of these formats.
      guard first.hasSuffix(":") || text.first == " " else { return nil }
    }
    return nil
  }

  /// Returns whether a command gives input to Android's shell.
  private static func isShell(_ words: [String]) -> Bool {
    if words[0] == "adb" {
      return words.contains { $0.hasSuffix("shell") }
        && words.contains { ["input", "sendevent"].contains($0.filter { !"\"'".contains($0) }) }
    }
    let known: Set = [
      "tap", "swipe", "draganddrop", "motionevent", "touchscreen", "mouse", "stylus",
    ]
    return words.dropFirst().first.map { word in
      words[0] == "input" ? known.contains(word) : word.hasPrefix("/dev/input/")
    } ?? false
  }

  /// Returns whether a line is one of the first that evtest prints of a device.
  private static func isHeaderOfEvtest(_ line: String) -> Bool {
    ["Input driver version is", "Input device ID: bus", "Input device name:"].contains {
      line.drop { $0 == " " || $0 == "\t" || $0 == ">" }.hasPrefix($0)
    }
  }

  /// Commands of Maestro that a flow without a header may begin with.
  private static let gestures: Set<String> = [
    "drag:", "swipe:", "launchApp", "launchApp:", "tapOn:", "assertVisible:", "openLink:",
  ]
}
