extension Double {
  /// The shortest decimal text that reads back as this number, without an exponent.
  ///
  /// Integers have no fraction, and negative zero is `0`. Numbers that are not finite have no
  /// decimal text; no value in the package contains one.
  @usableFromInline package var decimalText: String {
    if self == 0 { return "0" }
    if let whole = Int64(exactly: self) { return String(whole) }
    let shortest = description
    guard let exponentMark = shortest.firstIndex(of: "e") else { return shortest }
    return Self.expanded(
      mantissa: shortest[..<exponentMark],
      exponent: Int(shortest[shortest.index(after: exponentMark)...]) ?? 0
    )
  }

  /// The number with at most three decimals, as traces and reports write it.
  package var thousandthsText: String {
    // Larger numbers have no thousandths.
    guard magnitude < 4e12 else { return decimalText }
    return ((self * 1_000).rounded() / 1_000).decimalText
  }

  private static func expanded(mantissa: Substring, exponent: Int) -> String {
    let isNegative = mantissa.first == "-"
    let unsigned = isNegative ? mantissa.dropFirst() : mantissa
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    var digits = String(parts[0])
    var pointPosition = digits.count + exponent
    if parts.count > 1, parts[1] != "0" { digits += parts[1] }
    if pointPosition <= 0 {
      digits = String(repeating: "0", count: 1 - pointPosition) + digits
      pointPosition = 1
    }
    if pointPosition >= digits.count {
      digits += String(repeating: "0", count: pointPosition - digits.count)
      return (isNegative ? "-" : "") + digits
    }
    let split = digits.index(digits.startIndex, offsetBy: pointPosition)
    return (isNegative ? "-" : "") + digits[..<split] + "." + digits[split...]
  }
}
