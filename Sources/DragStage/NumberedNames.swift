/// Names that differ in their number alone: `cell0`, `cell1` and so on.
struct NumberedNames: Hashable, Sendable {
  /// What stands before the number.
  let prefix: String
  /// The numbers, none of them negative.
  let numbers: ClosedRange<Int>

  /// The name with a number.
  func name(_ number: Int) -> String { "\(prefix)\(number)" }

  /// The number of a name that is one of these, or nil.
  func number(of name: String) -> Int? {
    guard name.utf8.count > prefix.utf8.count, name.hasPrefix(prefix) else { return nil }
    let digits = name.utf8.dropFirst(prefix.utf8.count)
    // As it is made, a number begins with no zero that could be left out.
    guard digits.allSatisfy({ 48...57 ~= $0 }), digits.first != 48 || digits.count == 1,
      let number = Int(Substring(digits)), numbers.contains(number)
    else { return nil }
    return number
  }

  /// The place of a name among these, from 0, or nil.
  func place(of name: String) -> Int? { number(of: name).map { $0 - numbers.lowerBound } }

  /// Whether a name may be one of both; never false where one is.
  func mayShare(with other: NumberedNames) -> Bool {
    if prefix == other.prefix { return numbers.overlaps(other.numbers) }
    let (short, long) =
      prefix.utf8.count < other.prefix.utf8.count
      ? (self, other) : (other, self)
    return long.prefix.hasPrefix(short.prefix)
      && long.prefix.utf8.dropFirst(short.prefix.utf8.count).allSatisfy { 48...57 ~= $0 }
  }
}
