/// An item as seen by one reader: its provider and the reader.
///
/// The items of one session may come from several applications, so each has its own reader.
@usableFromInline package struct SeenItem: Hashable, Sendable {
  /// The provider of the item.
  @usableFromInline package let provider: ItemProvider
  /// The reader.
  @usableFromInline package let reader: ItemReader

  /// Makes an item as seen by a reader.
  @usableFromInline package init(_ provider: ItemProvider, by reader: ItemReader) {
    self.provider = provider
    self.reader = reader
  }
}

/// Queries over all items of a session.
///
/// Application code often confuses "any item" with "every item" (complaint 21), so the names say
/// which is meant. Every query is false for a session without items.
///
/// The methods are inlinable, so that they allocate nothing.
extension Sequence where Element == SeenItem {
  /// Returns true if at least one item has a representation of at least one of the types
  /// (CONTRACT-90).
  @inlinable package func hasAnyItem<Types: Sequence<TypeIdentifier>>(
    conformingToAnyOf types: Types, in conformance: TypeConformance
  ) -> Bool {
    for item in self where item.conforms(toAnyOf: types, in: conformance) { return true }
    return false
  }

  /// Returns true if each item has a representation of at least one of the types.
  @inlinable package func hasOnlyItems<Types: Sequence<TypeIdentifier>>(
    conformingToAnyOf types: Types, in conformance: TypeConformance
  ) -> Bool {
    var isEmpty = true
    for item in self {
      guard item.conforms(toAnyOf: types, in: conformance) else { return false }
      isEmpty = false
    }
    return !isEmpty
  }

  /// Returns true if an object of a class could be made from at least one item (CONTRACT-90).
  @inlinable package func canLoadAnyObject(
    of objectClass: ObjectClass, in conformance: TypeConformance
  ) -> Bool {
    for item in self where item.canLoad(objectClass, in: conformance) { return true }
    return false
  }

  /// Returns true if an object of a class could be made from each item.
  @inlinable package func canLoadEveryObject(
    of objectClass: ObjectClass, in conformance: TypeConformance
  ) -> Bool {
    var isEmpty = true
    for item in self {
      guard item.canLoad(objectClass, in: conformance) else { return false }
      isEmpty = false
    }
    return !isEmpty
  }
}

extension SeenItem {
  @inlinable func conforms<Types: Sequence<TypeIdentifier>>(
    toAnyOf types: Types, in conformance: TypeConformance
  ) -> Bool {
    for type in types where provider.hasItem(conformingTo: type, in: conformance, for: reader) {
      return true
    }
    return false
  }

  @inlinable func canLoad(_ objectClass: ObjectClass, in conformance: TypeConformance) -> Bool {
    provider.canLoadObject(of: objectClass, in: conformance, for: reader)
  }
}
