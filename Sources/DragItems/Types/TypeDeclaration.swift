/// The declaration of a type by an application or the system.
public struct TypeDeclaration: Hashable, Sendable {
  /// The reason that declarations were rejected; nothing has changed.
  @usableFromInline package enum DeclarationError: Error, Hashable, Sendable {
    /// The name cannot be declared: it is dynamic or not a reverse-DNS name.
    case undeclarable(TypeIdentifier)
    /// The system declares the type.
    case declaredBySystem(TypeIdentifier)
    /// Two exported declarations of a type differ.
    case conflict(TypeIdentifier)
    /// A parent is not declared.
    case unknownParent(TypeIdentifier, of: TypeIdentifier)
    /// The type would conform to itself.
    case cycle(TypeIdentifier)
  }

  /// The type.
  @usableFromInline package let type: TypeIdentifier
  /// The types that it conforms to directly.
  @usableFromInline package let parents: [TypeIdentifier]
  /// The names of the type in other systems, the preferred one of each kind first.
  @usableFromInline package let tags: [TypeTag]

  /// Makes a declaration; its type and parents are validated when it is declared.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - parents: The types that it conforms to directly.
  ///   - mimeTypes: Its MIME types, the preferred one first.
  ///   - filenameExtensions: Its filename extensions without a period, the preferred one first.
  /// - Throws: ``TypeNameError`` for a text that is not a MIME type or an extension.
  public init(
    _ type: TypeIdentifier, parents: [TypeIdentifier], mimeTypes: [String] = [],
    filenameExtensions: [String] = []
  ) throws(TypeNameError) {
    var tags: [TypeTag] = []
    for text in mimeTypes { tags.append(try TypeTag(mimeType: text)) }
    for text in filenameExtensions { tags.append(try TypeTag(filenameExtension: text)) }
    self.init(type, parents: parents, tags: tags)
  }

  @usableFromInline package init(
    _ type: TypeIdentifier, parents: [TypeIdentifier], tags: [TypeTag]
  ) {
    self.type = type
    self.parents = parents
    self.tags = tags
  }
}

extension DeclaredTypes {
  /// The declarations of the system, in the order in which tags are looked up.
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
      if let parents = above[type] {
        declarations.append(TypeDeclaration(type, parents: parents, tags: []))
      }
    }
    return declarations
  }
}
