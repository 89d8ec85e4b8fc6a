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
///
/// They are inlined where they are asked, and then allocate nothing.
extension Sequence where Element == SeenItem {
  /// Whether at least one item has a representation of at least one of the types (CONTRACT-90).
  @inlinable public func hasAnyItem<Types: Sequence<TypeIdentifier>>(
    conformingToAnyOf types: Types, in conformance: TypeConformance
  ) -> Bool {
    for item in self where item.conforms(toAnyOf: types, in: conformance) { return true }
    return false
  }

  /// Whether each item has a representation of at least one of the types.
  @inlinable public func hasOnlyItems<Types: Sequence<TypeIdentifier>>(
    conformingToAnyOf types: Types, in conformance: TypeConformance
  ) -> Bool {
    var isEmpty = true
    for item in self {
      guard item.conforms(toAnyOf: types, in: conformance) else { return false }
      isEmpty = false
    }
    return !isEmpty
  }

  /// Whether an object of a class could be made from at least one item (CONTRACT-90).
  @inlinable public func canLoadAnyObject(
    of objectClass: ObjectClass, in conformance: TypeConformance
  ) -> Bool {
    for item in self where item.canLoad(objectClass, in: conformance) { return true }
    return false
  }

  /// Whether an object of a class could be made from each item.
  @inlinable public func canLoadEveryObject(
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
