/// What a destination proposes for the place under the pointer, before it is ruled on.
public struct DropProposal: Hashable, Sendable {
  /// What the drop would do.
  public var operation: DropOperation
  /// Where the items would arrive.
  public var intent: DropIntent
  /// Whether the destination shows the exact place (CONTRACT-56).
  public var isPrecise: Bool
  /// Whether the previews are shown in full size; across applications it has no effect (CONTRACT-57).
  public var prefersFullSize: Bool

  /// Makes a proposal.
  public init(
    _ operation: DropOperation,
    intent: DropIntent = .unspecified,
    isPrecise: Bool = false,
    prefersFullSize: Bool = false
  ) {
    self.operation = operation
    self.intent = intent
    self.isPrecise = isPrecise
    self.prefersFullSize = prefersFullSize
  }
}
