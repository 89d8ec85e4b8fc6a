/// One batch of several that follow each other, with the counts that it starts and ends with (B20).
package struct BatchStage: Hashable, Sendable {
  /// The changes.
  package let batch: BatchUpdate
  /// The number of items of each section before.
  package let oldCounts: [Int]
  /// The number of items of each section after.
  package let newCounts: [Int]
}
