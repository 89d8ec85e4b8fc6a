import DragGeometry
import Machines

/// Reads lines of the raw profile directly from bytes, without making words.
///
/// It accepts only unambiguous lines and leaves every other line to the ordinary path; for lines that
/// both accept the results are equal. A line with a pointer that the run has not named yet is left to
/// the ordinary path.
struct RawScanner {
  /// The maximum number of digits of a mantissa below 2^53.
  private static let mostDigits = 15

  /// The powers of ten that a `Double` holds exactly, so that dividing by one rounds once.
  private let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Reads the line at a position and moves the position after its end.
  ///
  /// - Returns: The sample, or nil for a line left to the ordinary path; the position is then
  ///   unspecified.
  /// - Complexity: O(*n*) in the bytes read; no allocation.
  @inline(__always)
  func line(
    _ bytes: Span<UInt8>, _ position: inout Int, _ pointers: inout RawPointers
  ) -> RawSample? {
    let start = position
    guard let sample = sample(bytes, &position, &pointers), endLine(bytes, &position),
      position - start <= SourceFile.longestLine
    else { return nil }
    return sample
  }

  @inline(__always)
  private func sample(_ bytes: Span<UInt8>, _ position: inout Int, _ pointers: inout RawPointers)
    -> RawSample?
  {
    let lineStart = position
    skipSpaces(bytes, &position)
    let column = position - lineStart + 1
    guard byte(bytes, position) == UInt8(ascii: "@") else { return nil }
    position += 1
    guard let time = time(bytes, &position), skipSpaces(bytes, &position),
      let pointer = pointer(bytes, &position, &pointers),
      let verb = verb(bytes, &position)
    else { return nil }
    let needsPoint = verb == .down || verb == .move
    let hasSpace = skipSpaces(bytes, &position)
    let next = byte(bytes, position)
    guard next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r"), next != 0 else {
      guard !needsPoint else { return nil }
      return RawSample(
        time: time, verb: verb, pointer: pointer, column: UInt32(truncatingIfNeeded: column))
    }
    guard hasSpace, let x = coordinate(bytes, &position),
      byte(bytes, position) == UInt8(ascii: ",")
    else { return nil }
    position += 1
    guard let y = coordinate(bytes, &position) else { return nil }
    return RawSample(
      time: time,
      point: Point(x: x, y: y),
      verb: verb,
      pointer: pointer,
      column: UInt32(truncatingIfNeeded: column)
    )
  }

  /// The byte at a position, or 0 after the end; a 0 within the text is rejected elsewhere.
  @inline(__always)
  private func byte(_ bytes: Span<UInt8>, _ position: Int) -> UInt8 {
    position < bytes.count ? bytes[position] : 0
  }

  @inline(__always) @discardableResult
  private func skipSpaces(_ bytes: Span<UInt8>, _ position: inout Int) -> Bool {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") else { break }
      position += 1
    }
    return position > start
  }

  /// Skips spaces and the end of the line or text.
  @inline(__always)
  private func endLine(_ bytes: Span<UInt8>, _ position: inout Int) -> Bool {
    skipSpaces(bytes, &position)
    guard position < bytes.count else { return true }
    if bytes[position] == UInt8(ascii: "\r"), position + 1 < bytes.count { position += 1 }
    guard bytes[position] == UInt8(ascii: "\n") else { return false }
    position += 1
    return true
  }

  @inline(__always)
  private func time(_ bytes: Span<UInt8>, _ position: inout Int) -> Timestamp? {
    guard let number = digits(bytes, &position) else { return nil }
    let decimals: Int
    switch (byte(bytes, position), byte(bytes, position + 1)) {
    case (UInt8(ascii: "u"), UInt8(ascii: "s")):
      decimals = 0
      position += 2
    case (UInt8(ascii: "m"), UInt8(ascii: "s")):
      decimals = 3
      position += 2
    case (UInt8(ascii: "s"), _):
      decimals = 6
      position += 1
    default: return nil
    }
    guard number.decimals <= decimals else { return nil }
    var count = number.mantissa
    for _ in number.decimals..<decimals {
      let (product, overflow) = count.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      count = product
    }
    return Timestamp(microseconds: count)
  }

  @inline(__always)
  private func coordinate(_ bytes: Span<UInt8>, _ position: inout Int) -> Double? {
    let isNegative = byte(bytes, position) == UInt8(ascii: "-")
    if isNegative { position += 1 }
    guard let number = digits(bytes, &position) else { return nil }
    let value = Double(number.mantissa) / powers[number.decimals]
    return isNegative ? -value : value
  }

  /// Consumes digits with an optional fraction, as a whole number and its number of decimals.
  @inline(__always)
  private func digits(_ bytes: Span<UInt8>, _ position: inout Int)
    -> (mantissa: Int64, decimals: Int)?
  {
    let start = position
    var mantissa: Int64 = 0
    take(bytes, &position, &mantissa, most: Self.mostDigits)
    let whole = position - start
    guard whole > 0, byte(bytes, position) == UInt8(ascii: ".") else {
      return whole > 0 && !isDigit(byte(bytes, position)) ? (mantissa, 0) : nil
    }
    position += 1
    let fractionStart = position
    take(bytes, &position, &mantissa, most: Self.mostDigits - whole)
    let decimals = position - fractionStart
    guard decimals > 0, !isDigit(byte(bytes, position)) else { return nil }
    return (mantissa, decimals)
  }

  @inline(__always)
  private func take(
    _ bytes: Span<UInt8>, _ position: inout Int, _ mantissa: inout Int64, most: Int
  ) {
    let end = min(bytes.count, position + most)
    while position < end, isDigit(bytes[position]) {
      mantissa = mantissa &* 10 &+ Int64(bytes[position] &- UInt8(ascii: "0"))
      position += 1
    }
  }

  @inline(__always)
  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

  /// Consumes `name:` and spaces, if a pointer is named.
  @inline(__always)
  private func pointer(
    _ bytes: Span<UInt8>, _ position: inout Int, _ pointers: inout RawPointers
  ) -> UInt16? {
    var end = position
    while end < bytes.count, bytes[end] > UInt8(ascii: " "), bytes[end] != UInt8(ascii: ":") {
      end += 1
    }
    guard byte(bytes, end) == UInt8(ascii: ":") else {
      return pointers.defaultPointer.map { UInt16(truncatingIfNeeded: $0) }
    }
    guard let index = pointers.index(ofBytes: bytes, position..<end) else { return nil }
    position = end + 1
    return skipSpaces(bytes, &position) ? UInt16(truncatingIfNeeded: index) : nil
  }

  @inline(__always)
  private func verb(_ bytes: Span<UInt8>, _ position: inout Int) -> RawSample.Verb? {
    var letters: UInt64 = 0
    let end = min(bytes.count, position + 7)
    while position < end, bytes[position] &- UInt8(ascii: "a") < 26 {
      letters = letters << 8 | UInt64(bytes[position])
      position += 1
    }
    return switch letters {
    case 0x64_6F_77_6E: .down
    case 0x6D_6F_76_65: .move
    case 0x75_70: .up
    case 0x63_61_6E_63_65_6C: .cancel
    default: nil
    }
  }
}
