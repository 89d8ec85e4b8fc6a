/// The changes of both sides of a transfer (M8).
@usableFromInline package struct Transfer: Hashable, Sendable {
  /// The change of the collection that the items left.
  @usableFromInline package var source: IndexMap
  /// The change of the collection that the items entered.
  @usableFromInline package var target: IndexMap

  @usableFromInline init(source: IndexMap, target: IndexMap) {
    self.source = source
    self.target = target
  }
}
