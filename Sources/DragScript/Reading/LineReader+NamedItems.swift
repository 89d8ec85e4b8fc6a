// The items of `drop`, `load` and `reorder`, which share one syntax.
extension LineReader {
  /// Parses an item: a reference, or an id alone.
  mutating func itemName() throws(SyntaxError) -> ItemName {
    if let token = peek, token.isItemReference { return .ref(try ref("an item")) }
    return .id(try itemID())
  }

  /// Parses one or more items, up to the first word that is not an item.
  mutating func itemNames(
    upTo endsItems: (Token) -> Bool
  ) throws(SyntaxError) -> [ItemName] {
    var items = [try itemName()]
    while let token = peek, !endsItems(token) { items.append(try itemName()) }
    return items
  }
}

extension Token {
  /// Indicates whether it names an item together with its view.
  var isItemReference: Bool { !isString && text.contains { $0 == "#" || $0 == "[" } }
}
