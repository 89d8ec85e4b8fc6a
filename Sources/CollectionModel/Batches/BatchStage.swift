/// One batch of several that follow each other, with the counts that it starts and ends with (B20).
public struct BatchStage: Hashable, Sendable {
  /// The changes.
  public let batch: BatchUpdate
  /// The number of items of each section before.
  public let oldCounts: [Int]
  /// The number of items of each section after.
  public let newCounts: [Int]
}
