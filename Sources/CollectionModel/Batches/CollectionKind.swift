/// The kind of view whose terms a message uses: a table view has rows instead of items.
@usableFromInline package enum CollectionKind: Hashable, Sendable, CaseIterable {
  /// A collection view.
  case collection
  /// A table view.
  case table

  var item: String { self == .table ? "row" : "item" }
  var view: String { self == .table ? "table view" : "collection view" }
}
