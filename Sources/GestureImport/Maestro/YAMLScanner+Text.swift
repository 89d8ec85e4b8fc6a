extension YAMLScanner {
  /// Returns whether an entry's bytes are a word.
  func spells(_ entry: Entry, _ word: String) -> Bool {
    word.utf8.count == entry.end - entry.start
      && word.utf8.elementsEqual(bytes[entry.start..<entry.end])
  }

  /// An entry's text, with the escapes of quoted ones carried out.
  func text(of entry: Entry) -> String {
    let raw = String(decoding: bytes[entry.start..<entry.end], as: UTF8.self)
    guard entry.kind != .scalar, entry.kind != .flow, entry.start > 0 else { return raw }
    switch bytes[entry.start - 1] {
    case UInt8(ascii: "'"):
      return raw.split(separator: "''", omittingEmptySubsequences: false)
        .joined(separator: "'")
    case UInt8(ascii: "\""): return Self.unescaped(raw)
    default: return raw
    }
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let letter = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      switch letter {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "x", "u", "U":
        let digits = rest.prefix(letter == "x" ? 2 : letter == "u" ? 4 : 8)
        rest = rest.dropFirst(digits.count)
        let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
        result.append(number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
      default: result.append(letter)
      }
    }
    return String(result)
  }
}
