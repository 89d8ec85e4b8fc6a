extension RecordingFormat {
  /// The sign of one line for a format.
  private enum Sign {
    /// Only this format has the line.
    case only(RecordingFormat)
    /// The line is one of this format, unless a later one is of another, or text is above it.
    case perhaps(RecordingFormat)
    /// The line is of no format, or of one that is not supported.
    case never
    /// The line may be in any format.
    case none
    /// The line is of another text.
    case other
  }

  /// Distinguishes line formats by the first line that only one of them has.
  ///
  /// Lines of other text may be above it.
  static func lines(_ sight: ArraySlice<UInt8>) -> RecordingFormat? {
    let isQuoted = CopiedText.isQuoted(sight)
    var likely: RecordingFormat?
    var isBelowText = false
    for quoted in sight.split(separator: 0x0A) {
      let line = quoted.dropFirst(isQuoted ? CopiedText.marks(of: quoted) : 0)
      if isQuoted && line.count == quoted.count || CopiedText.isPreamble(line) { continue }
      switch sign(of: line) {
      case .only(let format): return format
      case .perhaps(let format):
        if !isBelowText { likely = likely ?? format }
      case .never: return nil
      case .none: continue
      case .other: isBelowText = isBelowText || likely == nil
      }
    }
    return likely
  }

  private static func sign(of line: ArraySlice<UInt8>) -> Sign {
    let text = String(decoding: line.prefix(256), as: UTF8.self)
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
    guard let first = words.first else { return .none }
    if first.hasPrefix("#") {
      if text.hasPrefix("# EVEMU") { return .only(.evemu) }
      return text.hasPrefix("# libinput record") ? .only(.libinput) : .none
    }
    switch first {
    case "dragscript": return .never
    case "E:":
      // An indented field may also be a key of YAML.
      if case .perhaps = signOfEvent(words), text.first == " " { return .none }
      return signOfEvent(words)
    case "R:" where isReport(words): return .never
    case "N:", "I:", "P:", "B:", "A:": return text.first != " " ? .perhaps(.evemu) : .none
    case "Event:" where words.dropFirst().first == "time": return .only(.evtest)
    case "Input" where isHeaderOfEvtest(text): return .only(.evtest)
    case "add" where words.dropFirst().first == "device": return .only(.getevent)
    case "ndevices:": return .only(.libinput)
    case "version:", "libinput:": return .perhaps(.libinput)
    case "appId:": return .perhaps(.maestro)
    case "-" where words.dropFirst().first.map { gestures.contains(String($0)) } == true:
      return .perhaps(.maestro)
    case "---", "-": return .none
    default: break
    }
    if isGetevent(line.drop { $0 == 0x20 || $0 == 0x09 }) || isEvent(words) {
      return .only(.getevent)
    }
    if CommandScript.Dialect(ofLine: text) != nil { return .only(.commands) }
    if ADBReader.isCommand(text) { return .only(.adb) }
    // Other YAML keys may come first.
    return first.hasSuffix(":") || text.first == " " ? .none : .other
  }

  // MARK: The evdev family

  /// Distinguishes an event of evemu, with a type and a code of four digits, from a report of
  /// hid-recorder, with its length and bytes.
  private static func signOfEvent(_ words: [Substring]) -> Sign {
    guard words.count > 2 else { return .perhaps(.evemu) }
    guard !isReport(words.dropFirst(1)) else { return .never }
    return isNumber(words[2], digits: 4) ? .only(.evemu) : .perhaps(.evemu)
  }

  /// Returns whether a length and that many bytes follow a line's first word, as hid-recorder writes
  /// reports and their description.
  static func isReport(_ words: some Collection<Substring>) -> Bool {
    let fields = words.dropFirst()
    guard let length = fields.first, length.first != "0", let count = Int(length), count > 0 else {
      return false
    }
    let bytes = fields.dropFirst()
    return !bytes.isEmpty && bytes.count <= count
      && bytes.dropLast().allSatisfy { isNumber($0, digits: 2) }
  }

  /// Returns whether a word is a hexadecimal number of so many digits.
  private static func isNumber(_ word: Substring, digits: Int) -> Bool {
    word.utf8.count == digits && word.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// Returns whether a line begins with a time in brackets, before an event of a device.
  static func isGetevent(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "[") else { return false }
    var rest = line.dropFirst().drop { $0 == 0x20 }
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(digits.count)
    guard !digits.isEmpty, rest.first == UInt8(ascii: ".") else { return false }
    rest = rest.dropFirst()
    let fraction = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(fraction.count)
    guard fraction.count == 6, rest.first == UInt8(ascii: "]") else { return false }
    let event = rest.dropFirst().prefix { $0 != 0x0A }.prefix(80)
    // Nearly every line of a recording shows it by its first word, of which no text need be made.
    let word = event.drop(while: isSpace).prefix { !isSpace($0) }
    if word.starts(with: nodes) || word.count == 4 && word.allSatisfy(isHexadecimal) {
      return true
    }
    let words = String(decoding: event, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.first.map(isNodeOrType) ?? false
  }

  private static let nodes = Array("/dev/input/".utf8)

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    FieldReader.hexadecimalDigit(byte) != nil
  }

  /// Returns whether words are an event of getevent, with an old time, a node, or neither.
  private static func isEvent(_ words: [Substring]) -> Bool {
    var words = words[...]
    if let first = words.first, isStamp(first) || first.hasPrefix("/dev/input/event") {
      words = words.dropFirst()
      return words.first.map(isNodeOrType) ?? false
    }
    guard words.count >= 3, let type = words.first, let value = words.dropFirst(2).first else {
      return false
    }
    let isValue = isNumber(value, digits: 8) || ["DOWN", "UP", "REPEAT"].contains(value)
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
    word.hasPrefix("/dev/input/") || word.hasPrefix("EV_") || isNumber(word, digits: 4)
  }

  /// Returns whether a line is one of the first that evtest prints of a device.
  private static func isHeaderOfEvtest(_ line: String) -> Bool {
    ["Input driver version is", "Input device ID: bus", "Input device name:"].contains {
      line.drop { $0 == " " || $0 == "\t" || $0 == ">" }.hasPrefix($0)
    }
  }

  // MARK: Maestro

  /// Commands of Maestro that a flow without a header may begin with.
  private static let gestures: Set<String> = [
    "drag:", "swipe:", "launchApp", "launchApp:", "tapOn:", "assertVisible:", "openLink:",
  ]
}
