/// A class of objects that can be dragged, described without the class itself.
public struct ObjectClass: Hashable, Sendable {
  /// A type as which an object writes itself.
  public struct WritableType: Hashable, Sendable {
    /// The type.
    public let type: TypeIdentifier
    /// Who may see it; nil leaves the word to whoever is asked next (CONTRACT-105).
    public let visibility: Representation.Visibility?

    /// Makes a writable type.
    public init(_ type: TypeIdentifier, visibility: Representation.Visibility? = nil) {
      self.type = type
      self.visibility = visibility
    }
  }

  /// What the old coercing interface takes a class for (CONTRACT-123).
  public enum Role: UInt8, Hashable, Sendable {
    /// Nothing that is coerced.
    case other
    /// The address of a file.
    case url
    /// Bytes.
    case data
    /// A picture.
    case image
  }

  /// The name, which is the identity of a class.
  public let name: String
  /// The names of the classes above it.
  public let superclasses: [String]
  /// What the old coercing interface takes it for.
  public let role: Role
  /// The types from which objects are made, the preferred one first (CONTRACT-112).
  public let readableTypes: [TypeIdentifier]
  /// The types as which objects write themselves, best first (CONTRACT-103).
  public let writableTypes: [WritableType]

  /// Describes a class.
  public init(
    _ name: String, superclasses: [String] = [], role: Role = .other,
    readableTypes: [TypeIdentifier] = [], writableTypes: [WritableType] = []
  ) {
    self.name = name
    self.superclasses = superclasses
    self.role = role
    self.readableTypes = readableTypes
    self.writableTypes = writableTypes
  }

  /// Whether an object of this class is one of another class, too.
  public func isKind(of other: ObjectClass) -> Bool {
    name == other.name || superclasses.contains(other.name)
  }
}
