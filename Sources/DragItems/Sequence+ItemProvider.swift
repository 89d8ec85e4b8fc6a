/// Questions about all items of a session.
///
/// An application's own helpers often take the first of each pair for the second (complaint 21), so
/// each pair says in its names what it asks. A session without items answers no to everything.
extension Sequence where Element == ItemProvider {
  /// Whether at least one item has a representation of at least one of the types (CONTRACT-90).
  public func hasAnyItem<Types: Sequence<TypeIdentifier>>(
    conformingToAnyOf types: Types, in conformance: TypeConformance, for reader: ItemReader
  ) -> Bool {
    contains { provider in
      types.contains { provider.hasItem(conformingTo: $0, in: conformance, for: reader) }
    }
  }

  /// Whether each item has a representation of at least one of the types.
  public func hasOnlyItems<Types: Sequence<TypeIdentifier>>(
    conformingToAnyOf types: Types, in conformance: TypeConformance, for reader: ItemReader
  ) -> Bool {
    holdsForEach { provider in
      types.contains { provider.hasItem(conformingTo: $0, in: conformance, for: reader) }
    }
  }

  /// Whether an object of a class could be made from at least one item (CONTRACT-90).
  public func canLoadAnyObject(
    of objectClass: ObjectClass, in conformance: TypeConformance, for reader: ItemReader
  ) -> Bool {
    contains { $0.canLoadObject(of: objectClass, in: conformance, for: reader) }
  }

  /// Whether an object of a class could be made from each item.
  public func canLoadEveryObject(
    of objectClass: ObjectClass, in conformance: TypeConformance, for reader: ItemReader
  ) -> Bool {
    holdsForEach { $0.canLoadObject(of: objectClass, in: conformance, for: reader) }
  }

  private func holdsForEach(_ holds: (ItemProvider) -> Bool) -> Bool {
    var isEmpty = true
    for provider in self {
      guard holds(provider) else { return false }
      isEmpty = false
    }
    return !isEmpty
  }
}
