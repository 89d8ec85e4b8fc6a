extension JSONScanner {
  /// Reads a number, rounded correctly.
  ///
  /// Numbers of up to 15 digits and a small power of ten, which are all that recorders write, are
  /// exact after one division or multiplication; others take the standard library's way.
  package mutating func number() throws(JSONError) -> Double {
    try whole { reader throws(JSONError) in try reader.numberInWindow() }
  }

  private mutating func numberInWindow() throws(JSONError) -> Double {
    let (start, beginning) = (location, index)
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var mantissa: UInt64 = 0
    let first = index
    var digits = readDigits(into: &mantissa)
    guard digits > 0 else { throw wanted("a digit", after: start) }
    if digits > 1, bytes[first] == UInt8(ascii: "0") {
      throw JSONError(.badNumber("a number cannot start with 0"), at: start)
    }
    var exponent = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let fraction = readDigits(into: &mantissa)
      guard fraction > 0 else { throw wanted("a digit after the point", after: start) }
      digits += fraction
      exponent = -fraction
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      exponent += try exponentPart(after: start)
    }
    if digits <= 15, abs(exponent) < Self.powersOfTen.count {
      let power = Self.powersOfTen[abs(exponent)]
      let value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
      return isNegative ? -value : value
    }
    let text = String(decoding: bytes[beginning..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw JSONError(.numberTooLarge, at: start)
    }
    return value
  }

  /// The powers of ten that a double holds exactly.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Reads digits, and says how many; the mantissa may wrap once there are more than 15, and is then not used.
  private mutating func readDigits(into mantissa: inout UInt64) -> Int {
    let bytes = bytes.span
    let first = index
    var at = first
    while at < bytes.count {
      let digit = bytes[at] &- 0x30
      guard digit <= 9 else { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      at += 1
    }
    index = at
    return at - first
  }

  /// Reads an exponent; its absolute value is limited to a million.
  private mutating func exponentPart(after start: InputPosition) throws(JSONError) -> Int {
    index += 1
    var isNegative = false
    if index < bytes.count {
      let sign = bytes[index]
      isNegative = sign == UInt8(ascii: "-")
      if isNegative || sign == UInt8(ascii: "+") { index += 1 }
    }
    var value = 0
    var count = 0
    while index < bytes.count {
      let digit = bytes[index] &- 0x30
      guard digit <= 9 else { break }
      value = min(value * 10 + Int(digit), 1_000_000)
      count += 1
      index += 1
    }
    guard count > 0 else { throw wanted("a digit in the exponent", after: start) }
    return isNegative ? -value : value
  }

  private func wanted(_ what: String, after start: InputPosition) -> JSONError {
    index < bytes.count
      ? JSONError(.badNumber("expected \(what)"), at: start)
      : JSONError(.endsEarly, at: location)
  }
}
