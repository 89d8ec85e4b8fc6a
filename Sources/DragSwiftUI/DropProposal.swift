/// What a drop would do.
public enum DropOperation: Sendable {
  /// Nothing: no data is transferred.
  case cancel
  /// Nothing, where a drop would usually be taken.
  case forbidden
  /// The data is copied.
  case copy
  /// The data is moved, where the source lets it and the drag stays in its application (CONTRACT-52, 53).
  case move
}

/// The proposal of a delegate for a drop.
public struct DropProposal: Sendable {
  /// The operation.
  public let operation: DropOperation

  /// Makes a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}
