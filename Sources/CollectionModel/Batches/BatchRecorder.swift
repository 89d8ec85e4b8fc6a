/// Collects the changes between a begin and its end, nested ones into the outermost (B3, B12).
///
/// The counts before are captured when the outermost begins and never read later, those after when
/// it ends; completions are tokens of the caller, and all of them come back, the innermost first.
package struct BatchRecorder<Completion: Hashable & Sendable>: Hashable, Sendable {
  /// What was collected, when the outermost has ended.
  package struct Recording: Hashable, Sendable {
    /// All changes.
    package let batch: BatchUpdate
    /// The number of items of each section when the outermost began.
    package let oldCounts: [Int]
    /// The number of items of each section when it ended.
    package let newCounts: [Int]
    /// What is to run afterwards, in the order of the ends.
    package let completions: [Completion]
  }

  private var batch = BatchUpdate()
  private var oldCounts: [Int] = []
  private var completions: [Completion] = []
  /// How many batches are open.
  package private(set) var depth = 0

  /// Makes a recorder with no batch open.
  package init() {}

  /// Opens a batch; only the outermost captures the counts.
  package mutating func begin(counts: [Int]) {
    if depth == 0 { oldCounts = counts }
    depth += 1
  }

  /// Records a change; false where no batch is open.
  @discardableResult
  package mutating func record(_ operation: BatchUpdate.Operation) -> Bool {
    guard depth > 0 else { return false }
    batch.append(operation)
    return true
  }

  /// Closes a batch; the whole recording where it was the outermost, otherwise nil.
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
