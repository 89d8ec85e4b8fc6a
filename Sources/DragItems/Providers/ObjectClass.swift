/// A description of a class of objects that can be dragged, without the class itself.
public struct ObjectClass: Hashable, Sendable {
  /// A type that objects of the class can be written as.
  @usableFromInline package struct WritableType: Hashable, Sendable {
    /// The type.
    @usableFromInline package let type: TypeIdentifier
    /// The visibility, or nil to use that of the next level (CONTRACT-105).
    @usableFromInline package let visibility: Representation.Visibility?

    /// Makes a writable type.
    package init(_ type: TypeIdentifier, visibility: Representation.Visibility? = nil) {
      self.type = type
      self.visibility = visibility
    }
  }

  /// The name, which is the identity of a class.
  package let name: String
  /// The types from which objects are made, the preferred one first (CONTRACT-112).
  @usableFromInline package let readableTypes: [TypeIdentifier]
  /// The types that objects are written as, best first (CONTRACT-103).
  @usableFromInline package let writableTypes: [WritableType]

  /// Describes a class.
  ///
  /// - Parameters:
  ///   - name: The name, which is the identity of the class.
  ///   - readableTypes: The types from which objects are made, the preferred one first.
  ///   - writableTypes: The types that objects are written as, best first.
  public init(
    _ name: String, readableTypes: [TypeIdentifier] = [], writableTypes: [TypeIdentifier] = []
  ) {
    self.init(
      name, readableTypes: readableTypes, writableTypes: writableTypes.map { WritableType($0) })
  }

  /// Describes a class with visibilities of its types.
  package init(
    _ name: String, readableTypes: [TypeIdentifier] = [], writableTypes: [WritableType]
  ) {
    self.name = name
    self.readableTypes = readableTypes
    self.writableTypes = writableTypes
  }
}
