/// Changes of items and sections that are applied together, in any order (B1, B2).
///
/// Deletions, reloads and the sources of moves are positions before the batch; insertions and the
/// targets of moves are positions after it. A batch contains positions only; the inserted items and
/// sections are in a `BatchContent`.
public struct BatchUpdate: Hashable, Sendable {
  /// The changes, as they were given.
  package private(set) var operations: [Operation]

  /// Makes a batch.
  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }

  /// Adds a change.
  package mutating func append(_ operation: Operation) {
    operations.append(operation)
  }

  /// True if all data is reloaded, which takes precedence over all other operations (B11).
  package var reloadsData: Bool { operations.contains(.reloadData) }
}
