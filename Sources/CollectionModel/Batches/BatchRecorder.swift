/// Collects the changes between a begin and its end; nested batches join the outermost (B3, B12).
///
/// The old counts are captured when the outermost batch begins, the new counts when it ends.
/// Completions are tokens of the caller; all of them are returned, the innermost first.
package struct BatchRecorder<Completion: Hashable & Sendable>: Hashable, Sendable {
  /// The recording of an outermost batch.
  package struct Recording: Hashable, Sendable {
    /// All changes.
    package let batch: BatchUpdate
    /// The number of items of each section when the outermost began.
    package let oldCounts: [Int]
    /// The number of items of each section when it ended.
    package let newCounts: [Int]
    /// The completions to call afterwards, in the order of the ends.
    package let completions: [Completion]
  }

  private var batch = BatchUpdate()
  private var oldCounts: [Int] = []
  private var completions: [Completion] = []
  /// The number of open batches.
  package private(set) var depth = 0

  /// Makes a recorder without an open batch.
  package init() {}

  /// Opens a batch; only the outermost captures the counts.
  package mutating func begin(counts: [Int]) {
    if depth == 0 { oldCounts = counts }
    depth += 1
  }

  /// Records a change; returns false if no batch is open.
  @discardableResult
  package mutating func record(_ operation: BatchUpdate.Operation) -> Bool {
    guard depth > 0 else { return false }
    batch.append(operation)
    return true
  }

  /// Closes a batch; returns the recording if it was the outermost, otherwise nil.
  package mutating func end(counts: [Int], completion: Completion? = nil) -> Recording? {
    guard depth > 0 else { return nil }
    if let completion { completions.append(completion) }
    depth -= 1
    guard depth == 0 else { return nil }
    let recording = Recording(
      batch: batch, oldCounts: oldCounts, newCounts: counts, completions: completions)
    self = BatchRecorder()
    return recording
  }
}
