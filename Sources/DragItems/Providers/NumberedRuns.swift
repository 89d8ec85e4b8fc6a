/// A map from numbered names to values, stored as runs: a prefix, such as `cell`, with numbers 0 to
/// 999.
///
/// A look-up takes O(log *n*) for each way to split the trailing digits, however many runs there
/// are.
package struct NumberedRuns<Value: Sendable>: Sendable {
  private struct Run: Sendable {
    let numbers: ClosedRange<Int>
    let value: Value
  }

  /// The runs of each prefix, in ascending order.
  private var runs: [String: [Run]] = [:]
  /// The prefixes of runs, without one or more of their trailing digits.
  private var shortened: Set<String> = []
  /// The lengths of all prefixes, in UTF-8 bytes.
  private var lengths: Set<Int> = []

  package init() {}

  /// Adds a run; its names must not overlap with those of another run.
  package mutating func add(_ prefix: String, _ numbers: ClosedRange<Int>, _ value: Value) {
    let index = count(of: prefix, through: numbers.lowerBound)
    runs[prefix, default: []].insert(Run(numbers: numbers, value: value), at: index)
    shortened.formUnion(Self.shortened(prefix))
    lengths.insert(prefix.utf8.count)
  }

  /// The number of a name in its run, and the value of the run.
  package func find(_ name: String) -> (number: Int, value: Value)? {
    guard !runs.isEmpty, name.utf8.last.map({ 48...57 ~= $0 }) == true else { return nil }
    var length = name.utf8.count
    for start in name.utf8.indices.reversed() {
      guard 48...57 ~= name.utf8[start], name.utf8.count - length < Self.mostDigits else { break }
      length -= 1
      // A number has no leading zeros.
      guard lengths.contains(length), name.utf8[start] != 48 || length == name.utf8.count - 1,
        let number = Int(name[start...])
      else { continue }
      let prefix = String(name[..<start])
      let count = count(of: prefix, through: number)
      if count > 0, let run = runs[prefix]?[count - 1], run.numbers.contains(number) {
        return (number, run.value)
      }
    }
    return nil
  }

  /// Returns true if a run may share a name with the existing runs; never false if it does.
  package func mayShare(_ prefix: String, _ numbers: ClosedRange<Int>) -> Bool {
    let count = count(of: prefix, through: numbers.upperBound)
    if count > 0, let run = runs[prefix]?[count - 1], run.numbers.overlaps(numbers) { return true }
    return shortened.contains(prefix)
      || Self.shortened(prefix).contains { runs[$0] != nil }
  }

  /// The number of runs of a prefix that begin at or before a number.
  private func count(of prefix: String, through number: Int) -> Int {
    guard let known = runs[prefix] else { return 0 }
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].numbers.lowerBound <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The largest number of digits of a number.
  private static var mostDigits: Int { 19 }

  /// The prefix without one or more of its trailing digits.
  private static func shortened(_ prefix: String) -> [String] {
    prefix.utf8.indices.suffix(mostDigits).reversed().prefix { 48...57 ~= prefix.utf8[$0] }
      .map { String(prefix[..<$0]) }
  }
}
