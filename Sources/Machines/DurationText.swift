/// Formats durations as scripts do: the shortest exact text with a unit.
///
/// The unit is chosen so that the text does not begin with a zero. Of two texts of equal length
/// milliseconds win, then seconds; a duration of zero is `0ms`.
package enum DurationText {
  private struct Unit {
    var microseconds: UInt64
    /// The number of zeros of the unit's microseconds.
    var zeros: Int
    var name: String
  }

  /// The units in the order of preference.
  private static let units = [
    Unit(microseconds: 1_000, zeros: 3, name: "ms"),
    Unit(microseconds: 1_000_000, zeros: 6, name: "s"),
    Unit(microseconds: 1, zeros: 0, name: "us"),
  ]

  /// The text of a number of microseconds.
  package static func shortest(_ microseconds: Int64) -> String {
    var bytes: [UInt8] = []
    append(microseconds, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of a number of microseconds.
  package static func append(_ microseconds: Int64, to bytes: inout [UInt8]) {
    let shape = shape(of: microseconds.magnitude)
    var best: (unit: Unit, length: Int)?
    for unit in units {
      guard let length = shape.length(in: unit) else { continue }
      if let best, best.length <= length { continue }
      best = (unit, length)
    }
    if microseconds < 0 { bytes.append(UInt8(ascii: "-")) }
    let unit = best?.unit ?? units[0]
    let (whole, rest) = microseconds.magnitude.quotientAndRemainder(dividingBy: unit.microseconds)
    append(digits: whole, to: &bytes)
    if rest > 0 { append(fraction: rest, of: unit.microseconds, to: &bytes) }
    bytes.append(contentsOf: unit.name.utf8)
  }

  /// Appends the digits of a whole number.
  package static func append(digits number: UInt64, to bytes: inout [UInt8]) {
    var first = bytes.count
    var rest = number
    repeat {
      let (tens, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest = tens
    } while rest > 0
    // The digits were produced in reverse; dividing by powers of ten takes longer than reversing
    // them.
    var last = bytes.count - 1
    while first < last {
      bytes.swapAt(first, last)
      first += 1
      last -= 1
    }
  }

  /// Appends the decimal point and digits of a fraction, without trailing zeros.
  private static func append(
    fraction rest: UInt64,
    of whole: UInt64,
    to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "."))
    var (rest, power) = (rest, whole / 10)
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / power))
      rest %= power
      power /= 10
    }
  }

  /// The number of digits of a number, and the number of trailing zeros; 0 has no digits.
  private struct Shape {
    var digits = 0
    var zeros = 0

    /// The length of the text in a unit; nil if it would begin with a zero.
    func length(in unit: Unit) -> Int? {
      let whole = digits - unit.zeros
      guard whole > 0 else { return nil }
      let fraction = unit.zeros - zeros
      return whole + (fraction > 0 ? fraction + 1 : 0) + unit.name.utf8.count
    }
  }

  private static func shape(of count: UInt64) -> Shape {
    var shape = Shape()
    var rest = count
    var endsInZeros = true
    while rest > 0 {
      let (tens, digit) = rest.quotientAndRemainder(dividingBy: 10)
      if digit > 0 { endsInZeros = false }
      if endsInZeros { shape.zeros += 1 }
      shape.digits += 1
      rest = tens
    }
    return shape
  }
}
