/// What an application or the system says about a type.
public struct TypeDeclaration: Hashable, Sendable {
  /// Why declarations are refused; nothing is changed then.
  public enum DeclarationError: Error, Hashable, Sendable {
    /// A name that is no reverse-DNS name, or a dynamic one, cannot be declared.
    case undeclarable(TypeIdentifier)
    /// The system declares the type.
    case declaredBySystem(TypeIdentifier)
    /// Two exported declarations of a type differ.
    case clash(TypeIdentifier)
    /// A parent is declared nowhere.
    case unknownParent(TypeIdentifier, of: TypeIdentifier)
    /// The type would be a kind of itself.
    case cycle(TypeIdentifier)
  }

  /// The type.
  public let type: TypeIdentifier
  /// What it is directly a kind of.
  public let parents: [TypeIdentifier]
  /// The names that other systems have for it, the preferred one of each kind first.
  public let tags: [TypeTag]

  /// Makes a declaration; it is checked where it is declared.
  public init(_ type: TypeIdentifier, parents: [TypeIdentifier], tags: [TypeTag] = []) {
    self.type = type
    self.parents = parents
    self.tags = tags
  }
}

extension DeclaredTypes {
  /// The declarations of the system, in the order in which their tags are found.
  static var declarations: [TypeDeclaration] {
    let all = parents + added
    var above: [TypeIdentifier: [TypeIdentifier]] = [:]
    for entry in all {
      above[TypeIdentifier(lawful: entry.type.description)] =
        entry.parents.map { TypeIdentifier(lawful: $0.description) }
    }
    var declarations = tags.map { entry in
      let type = TypeIdentifier(lawful: entry.type.description)
      return TypeDeclaration(
        type, parents: above[type] ?? [],
        tags: entry.mimeTypes.map { TypeTag(lawful: .mimeType, $0.description) }
          + entry.extensions.map { TypeTag(lawful: .filenameExtension, $0.description) })
    }
    for entry in tags { above[TypeIdentifier(lawful: entry.type.description)] = nil }
    for entry in all {
      let type = TypeIdentifier(lawful: entry.type.description)
      if let parents = above[type] { declarations.append(TypeDeclaration(type, parents: parents)) }
    }
    return declarations
  }
}
