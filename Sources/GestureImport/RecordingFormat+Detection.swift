extension RecordingFormat {
  /// How much of a recording is looked at to tell its format.
  private static let looked = 65_536

  /// The format that a recording's beginning shows, where it shows one beyond doubt.
  ///
  /// It looks at the first 64 KiB at most.
  ///
  /// - Parameter bytes: The recording.
  /// - Returns: The format; nil where it might be none of them, or more than one.
  public static func detected(in bytes: [UInt8]) -> RecordingFormat? {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    let sight = bytes[start..<min(bytes.count, start + looked)]
    switch sight.first {
    case UInt8(ascii: "{"): return json(sight)
    case UInt8(ascii: "["): return isGetevent(sight) ? .getevent : json(sight)
    case nil: return nil
    default: return lines(sight)
    }
  }

  /// Tells formats of JSON apart by a field that only one of them has.
  private static func json(_ sight: ArraySlice<UInt8>) -> RecordingFormat? {
    let signs: [(format: RecordingFormat, fields: [String])] = [
      (.hid, ["\"timeOffset\"", "\"touches\""]), (.hid, ["\"interpolate\"", "\"startEvent\""]),
      (.rrweb, ["\"timestamp\"", "\"type\"", "\"data\""]),
      (.w3c, ["\"actions\"", "\"pointer"]), (.w3c, ["\"actions\"", "\"type\""]),
      (.commands, ["\"mobile: "]), (.commands, ["\"thenDragTo\""]), (.commands, ["\"commands\""]),
    ]
    return signs.first { $0.fields.allSatisfy { contains(sight, $0) } }?.format
  }

  private static func contains(_ sight: ArraySlice<UInt8>, _ word: String) -> Bool {
    let word = Array(word.utf8)
    guard sight.count >= word.count else { return false }
    return (sight.startIndex...sight.endIndex - word.count).contains { start in
      sight[start] == word[0] && sight[start..<start + word.count].elementsEqual(word)
    }
  }

  /// Whether a text begins with a time in brackets, and not with a list.
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

  /// Tells formats of lines apart by the first line that only one of them has.
  private static func lines(_ sight: ArraySlice<UInt8>) -> RecordingFormat? {
    for line in sight.split(separator: 0x0A, maxSplits: 1_000) {
      let text = String(decoding: line.prefix(80), as: UTF8.self)
      let words = text.split { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
      guard let first = words.first(where: { $0 != ">" }) else { continue }
      if first.hasPrefix("#") {
        if text.hasPrefix("# EVEMU") { return .evemu }
        if text.hasPrefix("# libinput record") { return .libinput }
        continue
      }
      switch first {
      case "dragscript": return nil
      case "E:", "N:", "I:", "P:", "B:", "A:":
        if text.first != " " { return .evemu }
      case "add" where words.dropFirst().first == "device": return .getevent
      case "[" where isGetevent(line[...]): return .getevent
      case "version:", "ndevices:", "libinput:": return .libinput
      case "appId:": return .maestro
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
      // Other keys of YAML may stand above; any other text is none of these formats.
      guard first.hasSuffix(":") || text.first == " " else { return nil }
    }
    return nil
  }

  /// Commands of Maestro that a flow without a header may begin with.
  private static let gestures: Set<String> = [
    "drag:", "swipe:", "launchApp", "launchApp:", "tapOn:", "assertVisible:", "openLink:",
  ]
}
