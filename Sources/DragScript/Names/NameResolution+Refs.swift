extension NameResolution {
  /// The kind of element that a reference must denote.
  enum RefUse {
    /// Any reference.
    case anything
    /// An item of a collection, or a plain view for the item that it holds.
    case item
    /// An item of a collection.
    case collectionItem
    /// An item of a collection by its id, whether or not it exists.
    case named
    /// A gap of a collection.
    case gap
    /// A gap of a collection, or an item, meaning the gap before it.
    case gapOrItem
    /// Anything with a frame.
    case element

    fileprivate var words: String {
      switch self {
      case .anything: "a reference"
      case .item: "an item"
      case .collectionItem: "an item of a collection"
      case .named: "an item by its id, such as list#milk"
      case .gap: "a gap, such as list[gap 2]"
      case .gapOrItem: "a gap or an item"
      case .element: "a view, a collection or an item"
      }
    }
  }

  /// Resolves a reference; in set-up its item too, since no item has been inserted or deleted yet.
  mutating func find(_ ref: Ref, as use: RefUse, isSetup: Bool) {
    let name = Name(ref.name, at: ref.location)
    guard let kind = find(name, as: [.view, .collection], "view or collection") else { return }
    guard fits(ref, kind, use) else {
      report(
        .badRef, at: ref.location, length: ref.text.unicodeScalars.count,
        "`\(ref.text)` is not \(use.words)")
      return
    }
    guard isSetup, kind == .collection, !suppressed.covers(ref.name),
      !scope.declares(ref.part, of: ref.name)
    else { return }
    let scope = scope
    func hint() -> String? {
      guard case .item(let id) = ref.part else { return nil }
      return Spelling.hint(for: id, among: scope.items(of: ref.name))
    }
    report(
      .unknownItem, at: ref.location, length: ref.text.unicodeScalars.count,
      "`\(ref.name)` has no such item or gap yet", hint: hint())
  }

  private func fits(_ ref: Ref, _ kind: NameScope.Kind, _ use: RefUse) -> Bool {
    guard kind == .collection else {
      // A plain view holds one item with the view's name, and may have items without a place.
      if scope.isUnplaced(ref.part, of: ref.name) { return use == .anything || use == .item }
      guard ref.part == .whole || ref.part == .item(id: ref.name) else { return false }
      return use == .anything || use == .item || use == .element
    }
    switch (use, ref.part) {
    case (.anything, _): return true
    case (.item, .item), (.item, .slot), (.item, .anyItem): return true
    case (.collectionItem, .item), (.collectionItem, .slot), (.collectionItem, .anyItem):
      return true
    case (.named, .item): return true
    case (.gap, .gap), (.gap, .anyGap): return true
    case (.gapOrItem, .gap), (.gapOrItem, .item), (.gapOrItem, .slot), (.gapOrItem, .anyItem),
      (.gapOrItem, .anyGap):
      return true
    case (.element, .whole), (.element, .item), (.element, .slot), (.element, .anyItem): return true
    default: return false
    }
  }

  mutating func find(_ target: Target) {
    if case .ref(let ref) = target.base { find(ref, as: .anything, isSetup: false) }
  }
}
