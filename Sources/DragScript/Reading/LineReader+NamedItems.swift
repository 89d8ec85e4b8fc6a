// The items of `drop`, `load` and `shift`, which are written in one form.
extension LineReader {
  /// Takes an item, by a reference or by its id alone.
  mutating func itemName() throws(ParseFault) -> ItemName {
    if let token = peek, token.isItemReference { return .ref(try ref("an item")) }
    return .id(try itemID())
  }

  /// Takes one or more items, up to a word that is not one of them.
  mutating func itemNames(
    upTo endsItems: (Token) -> Bool
  ) throws(ParseFault) -> [ItemName] {
    var items = [try itemName()]
    while let token = peek, !endsItems(token) { items.append(try itemName()) }
    return items
  }
}

extension Token {
  /// Whether it names an item with its view.
  var isItemReference: Bool { !isString && text.contains { $0 == "#" || $0 == "[" } }
}
