/// What a transfer changed on either side (M8).
public struct Transfer: Hashable, Sendable {
  /// The change of the collection that gave the items away.
  public var source: IndexMap
  /// The change of the collection that took the items.
  public var target: IndexMap

  @usableFromInline init(source: IndexMap, target: IndexMap) {
    self.source = source
    self.target = target
  }
}
