/// Runs of numbered names, each with the prefix of its numbers: `cell` with 0 to 999.
///
/// A name is found in O(log *n*) for each way to read its last digits as a number, however many runs there are.
package struct NumberedRuns<Value: Sendable>: Sendable {
  private struct Run: Sendable {
    let numbers: ClosedRange<Int>
    let value: Value
  }

  /// The runs by their prefixes, ascending.
  private var runs: [String: [Run]] = [:]
  /// What is left of that where digits at its end are left out.
  private var shortened: Set<String> = []
  /// How long that is, in UTF-8.
  private var lengths: Set<Int> = []

  package init() {}

  /// Adds a run that shares no name with any other.
  package mutating func add(_ prefix: String, _ numbers: ClosedRange<Int>, _ value: Value) {
    let place = count(of: prefix, through: numbers.lowerBound)
    runs[prefix, default: []].insert(Run(numbers: numbers, value: value), at: place)
    shortened.formUnion(Self.shortened(prefix))
    lengths.insert(prefix.utf8.count)
  }

  /// The number of a name in the run that has it, and what was added with the run.
  package func find(_ name: String) -> (number: Int, value: Value)? {
    guard !runs.isEmpty, name.utf8.last.map({ 48...57 ~= $0 }) == true else { return nil }
    var length = name.utf8.count
    for start in name.utf8.indices.reversed() {
      guard 48...57 ~= name.utf8[start], name.utf8.count - length < Self.mostDigits else { break }
      length -= 1
      // A number begins with no zero that could be left out.
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

  /// Whether a run may have a name that is there; never false where it has.
  package func mayShare(_ prefix: String, _ numbers: ClosedRange<Int>) -> Bool {
    let count = count(of: prefix, through: numbers.upperBound)
    if count > 0, let run = runs[prefix]?[count - 1], run.numbers.overlaps(numbers) { return true }
    return shortened.contains(prefix)
      || Self.shortened(prefix).contains { runs[$0] != nil }
  }

  /// How many runs of a prefix begin at a number or before it.
  private func count(of prefix: String, through number: Int) -> Int {
    guard let known = runs[prefix] else { return 0 }
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].numbers.lowerBound <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// As many digits as any number has.
  private static var mostDigits: Int { 19 }

  /// A prefix without one or more of the digits at its end.
  private static func shortened(_ prefix: String) -> [String] {
    prefix.utf8.indices.suffix(mostDigits).reversed().prefix { 48...57 ~= prefix.utf8[$0] }
      .map { String(prefix[..<$0]) }
  }
}
