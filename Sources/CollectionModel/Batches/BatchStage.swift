/// One of several consecutive batches, with the counts before and after it (B20).
package struct BatchStage: Hashable, Sendable {
  /// The changes.
  package let batch: BatchUpdate
  /// The number of items of each section before.
  package let oldCounts: [Int]
  /// The number of items of each section after.
  package let newCounts: [Int]
}
