extension EvemuReader {
  /// The output of `evemu-record`.
  static let format = FormatRow.evdev(
    .evemu, help: "evemu-record", suffixes: [".evemu", ".events", ".ev"], comment: "# EVEMU",
    sign: sign
  ) { EvemuReader.tape(of: $0, from: $1, options: $2, &$3) }

  private static func sign(of line: RecordingLine) -> LineSign? {
    switch line.first {
    case "E:":
      // An indented field may also be a key of YAML.
      let sign = signOfEvent(line.words)
      if case .perhaps = sign, !line.isFlush { return .any }
      return sign
    case "R:" where isReport(line.words): return .never
    case "N:", "I:", "P:", "B:", "A:": return line.isFlush ? .perhaps : .any
    default: return nil
    }
  }

  /// Distinguishes an event of evemu, with a type and a code of four digits, from a report of
  /// hid-recorder, with its length and bytes.
  private static func signOfEvent(_ words: [Substring]) -> LineSign {
    guard words.count > 2 else { return .perhaps }
    guard !isReport(words.dropFirst(1)) else { return .never }
    return words[2].isHexadecimal(digits: 4) ? .only : .perhaps
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
      && bytes.dropLast().allSatisfy { $0.isHexadecimal(digits: 2) }
  }
}

extension Substring {
  /// Returns whether it is a hexadecimal number of so many digits.
  func isHexadecimal(digits: Int) -> Bool {
    utf8.count == digits && allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
