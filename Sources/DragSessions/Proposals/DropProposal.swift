/// A destination's proposal for the position under the pointer, before constraints apply.
public struct DropProposal: Hashable, Sendable {
  /// The effect of the drop.
  public var operation: DropOperation
  /// The position where the items would arrive.
  public var intent: DropIntent
  /// True if the destination shows the exact position (CONTRACT-56).
  @usableFromInline package var isPrecise: Bool
  /// True if the previews are shown in full size; no effect across applications (CONTRACT-57).
  @usableFromInline package var prefersFullSize: Bool

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
