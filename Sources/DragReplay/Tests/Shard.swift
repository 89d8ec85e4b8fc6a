/// One part of all tests, or of other work, of several that run on different machines.
///
/// A test's part follows from its id alone, so that added and removed tests move no other test; and
/// it is the same on every machine. Numbered work is dealt out in turn.
package struct Shard: Hashable, Sendable {
  /// The number of this part, from 1.
  package let index: Int
  /// The number of parts.
  package let count: Int

  /// Makes a part; nil if the numbers are invalid.
  package init?(_ index: Int, of count: Int) {
    guard index >= 1, index <= count else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads a part as it is written, such as `1/4`; nil if it is none.
  package init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    self.init(index, of: count)
  }

  /// The part as it is written.
  package var text: String { "\(index)/\(count)" }

  /// Returns whether work of a number from 0 belongs to the part.
  package func holds(_ number: Int) -> Bool { number % count == index - 1 }

  /// Returns whether a test belongs to the part.
  package func holds(_ id: TestID) -> Bool {
    id.number % UInt64(count) == UInt64(index - 1)
  }
}
