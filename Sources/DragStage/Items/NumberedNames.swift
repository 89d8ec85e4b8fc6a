/// Names that differ only in their number: `cell0`, `cell1` and so on.
struct NumberedNames: Hashable, Sendable {
  /// The text before the number.
  let prefix: String
  /// The numbers, none of them negative.
  let numbers: ClosedRange<Int>

  func name(_ number: Int) -> String { "\(prefix)\(number)" }

  /// The number of a name that is one of these, or nil.
  func number(of name: String) -> Int? {
    guard name.utf8.count > prefix.utf8.count, name.hasPrefix(prefix) else { return nil }
    let digits = name.utf8.dropFirst(prefix.utf8.count)
    // Generated numbers have no leading zeros.
    guard digits.allSatisfy({ 48...57 ~= $0 }), digits.first != 48 || digits.count == 1,
      let number = Int(Substring(digits)), numbers.contains(number)
    else { return nil }
    return number
  }
}
