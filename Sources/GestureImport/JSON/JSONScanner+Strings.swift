extension JSONScanner {
  /// Reads and validates a string, and returns the range of its bytes.
  ///
  /// The bytes are hashed on the way, so that ``WordTable`` needs no second pass for most strings.
  package mutating func string() throws(JSONError) -> Text {
    try whole { reader throws(JSONError) in try reader.stringInWindow() }
  }

  mutating func stringInWindow() throws(JSONError) -> Text {
    let opening = location
    let start = index + 1
    // Nearly all strings are plain, and are read without a change of the scanner.
    let (end, hash) = plainPart(from: start)
    index = end
    var text = Text(location: opening, start: start, end: end, hasEscapes: false, hash: hash)
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        try passScalar()
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        text.end = index
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text.hasEscapes = true
        _ = try escape()
      case 0..<0x20:
        throw JSONError(.controlCharacter, at: location)
      default:
        text.hash = WordHash.mixed(text.hash, byte)
        index += 1
      }
    }
    throw JSONError(.endsEarly, at: location)
  }

  /// Passes a string that has these letters, and the colon that follows a key, where they are next in the window.
  ///
  /// - Returns: The string; nil, with nothing passed, where something else follows or may be written otherwise.
  mutating func pass(_ letters: [UInt8], isKey: Bool) -> Text? {
    let start = index + 1
    let end = start + letters.count
    let (bytes, letters) = (bytes.span, letters.span)
    guard end + 1 < bytes.count, bytes[index] == UInt8(ascii: "\""),
      bytes[end] == UInt8(ascii: "\""), !isKey || bytes[end + 1] == UInt8(ascii: ":")
    else { return nil }
    let part = bytes.extracting(start..<end)
    for offset in 0..<letters.count where part[offset] != letters[offset] { return nil }
    let text = Text(location: location, start: start, end: end, hasEscapes: false, hash: 0)
    index = isKey ? end + 2 : end + 1
    return text
  }

  /// The end of the part of a string that is ASCII without escapes, and its hash.
  private func plainPart(from start: Int) -> (end: Int, hash: UInt64) {
    let bytes = bytes.span
    var hash = WordHash.seed
    var at = start
    while at < bytes.count {
      let byte = bytes[at]
      guard byte < 0x80, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else {
        break
      }
      hash = WordHash.mixed(hash, byte)
      at += 1
    }
    return (at, hash)
  }

  /// The string with its escapes carried out.
  package func contents(of text: Text) -> String {
    guard text.hasEscapes else {
      return String(decoding: bytes[text.start..<text.end], as: UTF8.self)
    }
    var reader = self
    reader.index = text.start
    var result: [UInt8] = []
    while reader.index < text.end {
      if bytes[reader.index] == UInt8(ascii: "\\"), let scalar = try? reader.escape() {
        result.append(contentsOf: String(scalar).utf8)
      } else {
        result.append(bytes[reader.index])
        reader.index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Passes one scalar of two to four bytes, as the Unicode standard allows them (table 3-7).
  private mutating func passScalar() throws(JSONError) {
    let lead = bytes[index]
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: throw JSONError(.badEncoding, at: location)
    }
    for step in 1..<length {
      guard index + step < bytes.count else { throw JSONError(.endsEarly, at: location) }
      guard (step == 1 ? second : 0x80...0xBF).contains(bytes[index + step]) else {
        throw JSONError(.badEncoding, at: location)
      }
    }
    index += length
    columnBase += length - 1
  }

  /// Consumes an escape and returns its scalar.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = location
    guard index + 1 < bytes.count else { throw JSONError(.endsEarly, at: start) }
    let letter = bytes[index + 1]
    index += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw JSONError(.badEscape("unknown escape sequence"), at: start)
    }
  }

  private mutating func unicodeEscape(from start: InputPosition) throws(JSONError) -> Unicode.Scalar
  {
    let first = try fourDigits(from: start)
    guard (0xD800..<0xDC00).contains(first) else {
      guard let scalar = Unicode.Scalar(first) else {
        throw JSONError(.badEscape("unpaired second half of a surrogate pair"), at: start)
      }
      return scalar
    }
    let lone = JSONError(.badEscape("unpaired first half of a surrogate pair"), at: start)
    for letter in [UInt8(ascii: "\\"), UInt8(ascii: "u")] {
      guard index < bytes.count else { throw JSONError(.endsEarly, at: location) }
      guard bytes[index] == letter else { throw lone }
      index += 1
    }
    let second = try fourDigits(from: start)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw lone }
    return scalar
  }

  private mutating func fourDigits(from start: InputPosition) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count else { throw JSONError(.endsEarly, at: location) }
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, bytes[index] < 0x80
      else {
        throw JSONError(.badEscape("expected four hexadecimal digits after \\u"), at: start)
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
