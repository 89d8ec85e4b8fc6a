/// Writes lengths of time as scripts do: with the shortest exact text that has a unit.
///
/// A unit is chosen so that no text begins with a zero. Of two equally short ones milliseconds win,
/// then seconds; no time at all is `0ms`.
package enum DurationText {
  private struct Unit {
    var microseconds: UInt64
    var name: String
  }

  /// The units in the order of preference.
  private static let units = [
    Unit(microseconds: 1_000, name: "ms"), Unit(microseconds: 1_000_000, name: "s"),
    Unit(microseconds: 1, name: "us"),
  ]

  /// The text of a count of microseconds.
  package static func shortest(_ microseconds: Int64) -> String {
    var bytes: [UInt8] = []
    append(microseconds, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of a count of microseconds.
  package static func append(_ microseconds: Int64, to bytes: inout [UInt8]) {
    var best: (unit: Unit, length: Int)?
    for unit in units {
      guard let length = length(of: microseconds.magnitude, in: unit) else { continue }
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
    var power: UInt64 = 1
    while number / power >= 10 { power *= 10 }
    while power > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / power % 10))
      power /= 10
    }
  }

  /// Appends a fraction's point and digits, without the zeros at its end.
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

  /// How long the text is in a unit; nil where it would begin with a zero.
  private static func length(of count: UInt64, in unit: Unit) -> Int? {
    var (whole, rest) = count.quotientAndRemainder(dividingBy: unit.microseconds)
    guard whole > 0 else { return nil }
    var length = unit.name.utf8.count
    while whole > 0 {
      length += 1
      whole /= 10
    }
    guard rest > 0 else { return length }
    var power = unit.microseconds
    length += 1
    while rest > 0 {
      length += 1
      power /= 10
      rest %= power
    }
    return length
  }
}
