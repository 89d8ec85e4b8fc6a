/// Which view's words a message uses: a table has rows where a collection has items.
public enum CollectionKind: Hashable, Sendable, CaseIterable {
  /// A collection view.
  case collection
  /// A table view.
  case table

  var item: String { self == .table ? "row" : "item" }
  var view: String { self == .table ? "table view" : "collection view" }
}
