extension ItemProvider {
  /// The types that a reader may see, in order of registration (CONTRACT-101, 106, 111).
  ///
  /// - Parameters:
  ///   - options: The options that the representations must allow; the empty set matches all.
  ///   - reader: The reader.
  /// - Returns: The types, in order of registration.
  @usableFromInline package func registeredTypes(
    fileOptions options: Representation.FileOptions = [], for reader: ItemReader
  ) -> [TypeIdentifier] {
    representations
      .filter { $0.isVisible(to: reader) && $0.fileOptions.isSuperset(of: options) }
      .map { $0.type }
  }

  /// Returns true if any visible representation conforms to a type and allows the options
  /// (CONTRACT-110).
  ///
  /// Allocates and loads nothing; O(representations) (CONTRACT-111).
  @usableFromInline package func hasItem(
    conformingTo type: TypeIdentifier, fileOptions options: Representation.FileOptions = [],
    in conformance: TypeConformance, for reader: ItemReader
  ) -> Bool {
    representations.contains {
      $0.isVisible(to: reader) && $0.fileOptions.isSuperset(of: options)
        && conformance.conforms($0.type, to: type)
    }
  }

  /// The representation from which a type is loaded (CONTRACT-113), or nil.
  ///
  /// The exact type comes first; else the first registered one that conforms to it.
  @usableFromInline package func representation(
    for type: TypeIdentifier, in conformance: TypeConformance, for reader: ItemReader
  ) -> Representation? {
    representations.first { $0.isVisible(to: reader) && $0.type == type }
      ?? representations.first {
        $0.isVisible(to: reader) && conformance.conforms($0.type, to: type)
      }
  }

  /// A representation from which an object can be made.
  @usableFromInline package struct ObjectMatch: Hashable, Sendable {
    /// The representation; its own type is passed to the class (CONTRACT-116).
    @usableFromInline package let representation: Representation
    /// The readable type of the class to which it conforms.
    @usableFromInline package let readableType: TypeIdentifier
  }

  /// The representation to make an object of a class from, or nil; the provider's order takes
  /// precedence over the class's (CONTRACT-116).
  @usableFromInline package func match(
    forObjectOf objectClass: ObjectClass, in conformance: TypeConformance, for reader: ItemReader
  ) -> ObjectMatch? {
    for representation in representations where representation.isVisible(to: reader) {
      for readable in objectClass.readableTypes
      where conformance.conforms(representation.type, to: readable) {
        return ObjectMatch(representation: representation, readableType: readable)
      }
    }
    return nil
  }

  /// Returns true if the types allow making an object of a class (CONTRACT-112).
  @usableFromInline package func canLoadObject(
    of objectClass: ObjectClass, in conformance: TypeConformance, for reader: ItemReader
  ) -> Bool {
    match(forObjectOf: objectClass, in: conformance, for: reader) != nil
  }
}
