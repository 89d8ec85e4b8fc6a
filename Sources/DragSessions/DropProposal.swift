/// What a destination proposes for the place under the pointer, before it is ruled on.
public struct DropProposal: Hashable, Sendable {
  /// What the drop would do.
  public var operation: DropOperation
  /// Where the items would arrive.
  public var intent: DropIntent
  /// Whether the destination shows the exact place (CONTRACT-56).
  public var isPrecise: Bool

  /// Makes a proposal.
  public init(
    _ operation: DropOperation,
    intent: DropIntent = .unspecified,
    isPrecise: Bool = false
  ) {
    self.operation = operation
    self.intent = intent
    self.isPrecise = isPrecise
  }
}
