/// Changes of items and sections that are shown together, in any order (B1, B2).
///
/// Deletions, reloads and the sources of moves count in the order before the batch, insertions and
/// the targets of moves in the order after it. A batch holds places only; what arrives at them is
/// in a ``BatchContent``.
public struct BatchUpdate: Hashable, Sendable {
  /// The changes, as they were given.
  public private(set) var operations: [Operation]

  /// Makes a batch.
  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }

  /// Adds a change.
  public mutating func append(_ operation: Operation) {
    operations.append(operation)
  }

  /// Takes a nested batch in: its places count as this one's do (B3).
  public mutating func append(_ nested: BatchUpdate) {
    operations += nested.operations
  }

  /// Whether nothing changes.
  public var isEmpty: Bool { operations.isEmpty }

  /// Whether everything is read again, which wins over all else in the batch (B11).
  public var reloadsData: Bool { operations.contains(.reloadData) }
}
