/// Reads the fields of one line from bytes.
struct FieldReader {
  let bytes: [UInt8]
  /// The offset of the bytes in the recording.
  private let origin: Int
  let line: Int
  let start: Int
  private(set) var index: Int
  private(set) var end: Int

  init(bytes: [UInt8], at origin: Int, line: Int, start: Int, end: Int) {
    self.bytes = bytes
    self.origin = origin
    self.line = line
    self.start = start
    self.end = end
    index = start
  }

  /// The location of the next byte.
  var location: InputPosition {
    // A line that is read well is ASCII; in another one, bytes that begin no scalar do not count.
    let scalars = bytes[start..<index].count { $0 & 0xC0 != 0x80 }
    return InputPosition(offset: origin + index, line: line, column: scalars + 1)
  }

  /// Indicates whether the rest may be an incomplete event.
  var isCutOff: Bool {
    bytes[index..<end].allSatisfy { byte in
      Self.isBlank(byte) || Self.hexadecimalDigit(byte) != nil || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "-")
    }
  }

  /// Indicates whether the line is cut after its first letter.
  var isOnlyLetter: Bool { end - index == 1 && bytes[index] == UInt8(ascii: "E") }

  /// Leaves out the carriage returns at the line's end; some ways of copying write two.
  mutating func dropCarriageReturn() {
    while end > index, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
  }

  /// The rest of the line.
  var rest: ArraySlice<UInt8> { bytes[index..<end] }

  /// Indicates whether nothing but spaces and tabs is left of the line.
  var isBlank: Bool { rest.allSatisfy(Self.isBlank) }

  /// The rest of the line, without leading spaces.
  var restText: String {
    var cursor = self
    cursor.skipBlanks()
    return String(decoding: bytes[cursor.index..<end], as: UTF8.self)
  }

  /// The rest of the line without spaces around it, as the names and paths of devices are compared.
  var restName: String {
    var cursor = self
    cursor.skipBlanks()
    let name = bytes[cursor.index..<end]
    let last = name.lastIndex { !Self.isBlank($0) }
    return String(decoding: name[..<(last.map { $0 + 1 } ?? name.startIndex)], as: UTF8.self)
  }

  /// Skips spaces, consumes everything up to the next space, and returns its position.
  mutating func word() -> Range<Int> {
    skipBlanks()
    let start = index
    while index < end, !Self.isBlank(bytes[index]) { index += 1 }
    return start..<index
  }

  /// The byte at a distance from the next one, on this line.
  func peek(after distance: Int = 0) -> UInt8? {
    index + distance < end ? bytes[index + distance] : nil
  }

  mutating func skip(_ count: Int) {
    index = min(end, index + count)
  }

  mutating func skipBlanks() {
    while index < end, Self.isBlank(bytes[index]) { index += 1 }
  }

  /// Consumes a word if it follows, after spaces.
  mutating func skip(word: String) -> Bool {
    skipBlanks()
    var at = index
    for scalar in word.utf8 {
      guard at < end, bytes[at] == scalar else { return false }
      at += 1
    }
    index = at
    return true
  }

  /// Passes everything up to a byte, and that byte, if it follows.
  mutating func skip(past byte: UInt8) -> Bool {
    guard let found = bytes[index..<end].firstIndex(of: byte) else { return false }
    index = found + 1
    return true
  }

  /// Reads a hexadecimal number that ends the line or precedes a space.
  mutating func hexadecimal(upTo limit: Int) -> Int? {
    skipBlanks()
    var value = 0
    var at = index
    while at < end, let digit = Self.hexadecimalDigit(bytes[at]) {
      value = value << 4 | digit
      guard value <= limit else { return nil }
      at += 1
    }
    return finish(at, value)
  }

  /// Reads a whole number with or without a sign, padded with zeros or not; it ends at a space, or
  /// before a mark, which is `#` where nothing else is said.
  mutating func decimal(before mark: UInt8? = nil) -> Int? {
    skipBlanks()
    var at = index
    let isNegative = at < end && bytes[at] == UInt8(ascii: "-")
    if isNegative { at += 1 }
    let first = at
    guard let value = digits(&at) else { return nil }
    guard at > first else { return nil }
    return finish(at, isNegative ? -value : value, before: mark)
  }

  /// Reads seconds and six digits of microseconds, as microseconds.
  mutating func clock(before mark: UInt8? = nil) -> Int64? {
    skipBlanks()
    var at = index
    guard let seconds = digits(&at), at > index, at < end, bytes[at] == UInt8(ascii: ".") else {
      return nil
    }
    at += 1
    let point = at
    guard let fraction = digits(&at), at - point == 6 else { return nil }
    let (scaled, overflow) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000)
    let (sum, carry) = scaled.addingReportingOverflow(Int64(fraction))
    guard !overflow, !carry else { return nil }
    return finish(at, Int(sum), before: mark).map(Int64.init)
  }

  /// Reads a time as old versions of getevent write it, `14487-264500:`: seconds, and microseconds
  /// without zeros before them.
  mutating func stamp() -> Int64? {
    var at = index
    guard let seconds = digits(&at), at > index, at < end, bytes[at] == UInt8(ascii: "-") else {
      return nil
    }
    at += 1
    let dash = at
    guard let fraction = digits(&at), at > dash, fraction < 1_000_000, at < end,
      bytes[at] == UInt8(ascii: ":")
    else { return nil }
    let (scaled, overflow) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000)
    let (sum, carry) = scaled.addingReportingOverflow(Int64(fraction))
    guard !overflow, !carry else { return nil }
    index = at + 1
    return sum
  }

  private func digits(_ at: inout Int) -> Int? {
    var value = 0
    while at < end, bytes[at] &- 0x30 <= 9 {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int(bytes[at] &- 0x30))
      guard !overflow, !carry else { return nil }
      value = sum
      at += 1
    }
    return value
  }

  private mutating func finish(_ at: Int, _ value: Int, before mark: UInt8? = nil) -> Int? {
    guard at > index,
      at == end || Self.isBlank(bytes[at]) || bytes[at] == mark ?? UInt8(ascii: "#")
    else { return nil }
    index = at
    return value
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  static func hexadecimalDigit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30
    case 0x41...0x46: Int(byte) - 0x41 + 10
    case 0x61...0x66: Int(byte) - 0x61 + 10
    default: nil
    }
  }
}
