/// A declared item, or a run of numbered ones: `cell[0..999]`.
package struct ItemRun: Equatable, Sendable {
  /// The maximum number of items in all runs of a test, so that a short text cannot exhaust memory.
  package static let mostItems = 1 << 22
  /// The greatest number in an id of a run.
  static let greatestNumber = 999_999_999

  /// The id; for a run the common prefix of its ids.
  package var name: Name
  /// The numbers after the prefix, from first to last; nil for a single item.
  package var numbers: ClosedRange<Int>?

  /// Makes an item, or a run of numbered ones; the caller has checked the numbers.
  init(_ name: Name, numbers: ClosedRange<Int>? = nil) {
    self.name = name
    self.numbers = numbers
  }

  /// The number of items.
  package var count: Int { numbers?.count ?? 1 }

  /// Returns whether an id is one of the run's.
  package func contains(_ id: String) -> Bool {
    guard let numbers else { return id == name.text }
    return Self.number(of: id, behind: name.text).map(numbers.contains) ?? false
  }

  /// Returns whether the runs share an id.
  func overlaps(_ other: ItemRun) -> Bool {
    guard let numbers else { return other.contains(name.text) }
    guard let others = other.numbers else { return contains(other.name.text) }
    if name.text == other.name.text { return numbers.overlaps(others) }
    // One prefix may continue with digits of the other's numbers: `a1[0..9]` and `a[10..19]`.
    let (short, long) =
      name.text.utf8.count < other.name.text.utf8.count
      ? (self, other) : (other, self)
    return (long.numbers ?? 0...0).blocksOfDigits.contains { block in
      guard let first = Self.number(of: long.id(block.lowerBound), behind: short.name.text),
        let last = Self.number(of: long.id(block.upperBound), behind: short.name.text)
      else { return false }
      return short.numbers?.overlaps(first...last) ?? false
    }
  }

  /// The ids, in their order.
  package var ids: [String] { numbers.map { $0.map(id) } ?? [name.text] }

  /// The id with a number.
  func id(_ number: Int) -> String { "\(name.text)\(number)" }

  /// The number after the prefix, if it is written without leading zeros.
  private static func number(of id: String, behind name: String) -> Int? {
    guard id.hasPrefix(name) else { return nil }
    let digits = id.dropFirst(name.count)
    guard let first = digits.utf8.first, digits.utf8.allSatisfy({ 48...57 ~= $0 }),
      first != 48 || digits.utf8.count == 1
    else { return nil }
    return Int(digits)
  }
}

extension [[ItemRun]] {
  /// The ids of each section.
  package var ids: [[String]] { map { $0.flatMap { $0.ids } } }

  /// Makes sections of single items.
  package init(_ sections: [[String]], at location: SourceLocation) {
    self = sections.map { $0.map { ItemRun(Name($0, at: location)) } }
  }
}

extension ClosedRange<Int> {
  /// The subranges whose numbers have equally many digits; none is negative.
  fileprivate var blocksOfDigits: [ClosedRange<Int>] {
    var blocks: [ClosedRange<Int>] = []
    var start = lowerBound
    var bound = 10
    while start <= upperBound {
      if start < bound {
        let end = Swift.min(bound - 1, upperBound)
        blocks.append(start...end)
        start = end + 1
      }
      bound *= 10
    }
    return blocks
  }
}
