/// An item as somebody sees it: what it offers, and who asks.
///
/// The items of one session may come from several applications, so each has its own reader.
public struct SeenItem: Hashable, Sendable {
  /// What the item offers.
  public let provider: ItemProvider
  /// Who asks.
  public let reader: ItemReader

  /// Makes a view of an item.
  public init(_ provider: ItemProvider, by reader: ItemReader) {
    self.provider = provider
    self.reader = reader
  }
}

/// Questions about all items of a session.
///
/// An application's own helpers often take the first of each pair for the second (complaint 21), so
/// each pair says in its names what it asks. A session without items answers no to everything.
extension Sequence where Element == SeenItem {
  /// Whether at least one item has a representation of at least one of the types (CONTRACT-90).
  public func hasAnyItem<Types: Sequence<TypeIdentifier>>(
    conformingToAnyOf types: Types, in conformance: TypeConformance
  ) -> Bool {
    contains { item in
      types.contains {
        item.provider.hasItem(conformingTo: $0, in: conformance, for: item.reader)
      }
    }
  }

  /// Whether each item has a representation of at least one of the types.
  public func hasOnlyItems<Types: Sequence<TypeIdentifier>>(
    conformingToAnyOf types: Types, in conformance: TypeConformance
  ) -> Bool {
    holdsForEach { item in
      types.contains {
        item.provider.hasItem(conformingTo: $0, in: conformance, for: item.reader)
      }
    }
  }

  /// Whether an object of a class could be made from at least one item (CONTRACT-90).
  public func canLoadAnyObject(
    of objectClass: ObjectClass, in conformance: TypeConformance
  ) -> Bool {
    contains { $0.provider.canLoadObject(of: objectClass, in: conformance, for: $0.reader) }
  }

  /// Whether an object of a class could be made from each item.
  public func canLoadEveryObject(
    of objectClass: ObjectClass, in conformance: TypeConformance
  ) -> Bool {
    holdsForEach { $0.provider.canLoadObject(of: objectClass, in: conformance, for: $0.reader) }
  }

  private func holdsForEach(_ holds: (SeenItem) -> Bool) -> Bool {
    var isEmpty = true
    for item in self {
      guard holds(item) else { return false }
      isEmpty = false
    }
    return !isEmpty
  }
}
