import DragGeometry

/// The words after the item of `drop`.
private enum DropLocationKeyword: String, CaseIterable {
  case onto
  case into
  case at
  case placeholder = "as"
}

extension LineReader {
  /// Parses an action that handles a drop or changes several items of the data.
  mutating func dropAction(_ keyword: ActionKeyword) throws(SyntaxError) -> Action {
    switch keyword {
    case .reload:
      let name = try name("a collection")
      return .reload(name, sections: take("with") ? try sections() : nil)
    case .remove: return .remove(try name("a view"))
    case .drop:
      let items = try itemNames { DropLocationKeyword(rawValue: $0.text) != nil }
      if peek == nil { try refuseMisspelledLocation(among: items) }
      return .drop(items, try dropLocation())
    case .commit:
      let ref = try ref("the item of a placeholder")
      return .commit(ref, as: take("as") ? try itemID() : nil)
    case .discard: return .discard(try ref("the item of a placeholder"))
    default:
      let items = try itemNames { !$0.isString && $0.text == "to" }
      try expect("to")
      return .reorder(items, to: try ref("a gap"))
    }
  }

  /// In a line that ends without a drop position, an item may be its misspelled keyword.
  private func refuseMisspelledLocation(among items: [ItemName]) throws(SyntaxError) {
    let words = DropLocationKeyword.allCases.map(\.rawValue)
    for case .id(let name) in items.dropFirst() {
      guard let hint = Spelling.hint(for: name.text, among: words) else { continue }
      throw SyntaxError(
        .unknownWord, column: name.location.column, length: name.text.unicodeScalars.count,
        "unknown place `\(name.text)`", hint: hint)
    }
  }

  private mutating func dropLocation() throws(SyntaxError) -> DropLocation {
    let keyword: DropLocationKeyword = try choice("place")
    switch keyword {
    case .onto: return .onto(try ref("a row"))
    case .into:
      let cell = try ref("an item")
      return .into(cell, isNext("at") ? try frame() : nil)
    case .at:
      let point = try point()
      return .at(point, scale: take("scale") ? try number("a scale") : nil)
    case .placeholder:
      if let token = peek, token.isItemReference { return .adopted(try ref("a row")) }
      try expect("placeholder")
      return .placeholder(peek == nil ? nil : try ref("a gap"))
    }
  }
}
