/// What a collection does with a reorder by a user, by what its keeper can do (D14).
public struct ReorderHandlers: Hashable, Sendable {
  /// Whether the keeper allows the lift of an item for a reorder.
  public var canReorder: Bool
  /// Whether the keeper is told of a reorder that is done.
  public var tellsDidReorder: Bool

  /// Makes the description of a keeper.
  public init(canReorder: Bool, tellsDidReorder: Bool) {
    self.canReorder = canReorder
    self.tellsDidReorder = tellsDidReorder
  }

  /// Whether a reorder that was dropped stays; without a keeper that is told, it goes back (D14).
  public var keepsDrop: Bool { canReorder && tellsDidReorder }
}
