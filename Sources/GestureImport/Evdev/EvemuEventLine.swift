/// Reads a line of an event as evemu writes it, `E: SECONDS.MICROSECONDS TYPE CODE VALUE`, byte by byte.
///
/// It takes only what it is sure of: one space between two fields, four digits of a type and of a code,
/// and a line feed at the end, with a comment or a carriage return before it or without. Every other line is left to the ordinary path; where both can read a line
/// they say the same.
enum EvemuEventLine {
  /// With so many digits a number, and a time, stays below 2^63.
  private static let mostDigits = 12

  /// Reads the line at a position, and passes it with its end.
  ///
  /// - Returns: The event, or nil for a line that it leaves to others; the position is then anywhere.
  /// - Complexity: O(*n*) in the bytes read; no allocation.
  @inline(__always)
  static func event(
    _ bytes: Span<UInt8>, _ position: inout Int, upTo end: Int, line: Int, at offset: Int
  ) -> EvdevEvent? {
    guard end - position >= shortest, bytes[position] == UInt8(ascii: "E"),
      bytes[position + 1] == UInt8(ascii: ":"), bytes[position + 2] == UInt8(ascii: " ")
    else { return nil }
    position += 3
    guard let seconds = digits(bytes, &position, upTo: end), byte(bytes, position, end) == dot
    else {
      return nil
    }
    position += 1
    let point = position
    guard let fraction = digits(bytes, &position, upTo: end), position - point == 6,
      let type = code(bytes, &position, upTo: end), let code = code(bytes, &position, upTo: end),
      byte(bytes, position, end) == space
    else { return nil }
    position += 1
    let isNegative = byte(bytes, position, end) == UInt8(ascii: "-")
    if isNegative { position += 1 }
    guard let value = digits(bytes, &position, upTo: end), endLine(bytes, &position, upTo: end)
    else {
      return nil
    }
    return EvdevEvent(
      time: Int64(seconds &* 1_000_000 &+ fraction), type: type, code: code,
      value: isNegative ? 0 &- value : value, line: line, offset: offset)
  }

  /// No event takes fewer bytes.
  private static let shortest = 24
  private static let space = UInt8(ascii: " ")
  private static let dot = UInt8(ascii: ".")

  /// Skips the line's end, and a comment before it.
  @inline(__always)
  private static func endLine(_ bytes: Span<UInt8>, _ position: inout Int, upTo end: Int) -> Bool {
    switch byte(bytes, position, end) {
    case lineFeed:
      position += 1
      return true
    case UInt8(ascii: "\r"):
      position += 2
      return byte(bytes, position - 1, end) == lineFeed
    case space, UInt8(ascii: "\t"), UInt8(ascii: "#"):
      while position < end {
        position += 1
        if bytes[position - 1] == lineFeed { return true }
      }
      return false
    default: return false
    }
  }

  private static let lineFeed = UInt8(ascii: "\n")

  /// The byte at a position, or 0 after the last one.
  @inline(__always)
  private static func byte(_ bytes: Span<UInt8>, _ position: Int, _ end: Int) -> UInt8 {
    position < end ? bytes[position] : 0
  }

  /// A whole number with a limited number of digits.
  @inline(__always)
  private static func digits(_ bytes: Span<UInt8>, _ position: inout Int, upTo end: Int) -> Int? {
    let start = position
    let last = min(end, start + mostDigits)
    var value = 0
    while position < last {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      value = value &* 10 &+ Int(digit)
      position += 1
    }
    return position > start ? value : nil
  }

  /// A space and four hexadecimal digits.
  @inline(__always)
  private static func code(_ bytes: Span<UInt8>, _ position: inout Int, upTo end: Int) -> UInt16? {
    guard end - position > 4, bytes[position] == space else { return nil }
    var value: UInt16 = 0
    for index in position + 1...position + 4 {
      let byte = bytes[index]
      let digit = byte &- UInt8(ascii: "0")
      // Both cases of a letter differ in one bit.
      let letter = (byte | 0x20) &- UInt8(ascii: "a")
      guard digit <= 9 || letter <= 5 else { return nil }
      value = value << 4 | UInt16(digit <= 9 ? digit : letter + 10)
    }
    position += 5
    return value
  }
}
