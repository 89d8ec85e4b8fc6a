/// Writes lengths of time as scripts do.
enum DurationText {
  /// The shortest exact text of a length of time with a unit, and without a leading zero.
  ///
  /// Of two equally short ones milliseconds win, then seconds; nothing at all is `0ms`.
  static func shortest(_ microseconds: Int64) -> String {
    guard microseconds != 0 else { return "0ms" }
    let candidates = [
      decimal(microseconds, digits: 3).map { $0 + "ms" },
      decimal(microseconds, digits: 6).map { $0 + "s" },
      "\(microseconds)us",
    ]
    var best = "\(microseconds)us"
    for case let text? in candidates.reversed() where text.utf8.count <= best.utf8.count {
      best = text
    }
    return best
  }

  /// The count divided by a power of ten; nil where that is less than 1.
  private static func decimal(_ count: Int64, digits: Int) -> String? {
    let power: UInt64 = digits == 3 ? 1_000 : 1_000_000
    let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: power)
    guard whole > 0 else { return nil }
    let sign = count < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var fraction = String(rest)
    fraction = String(repeating: "0", count: digits - fraction.utf8.count) + fraction
    while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }
}
