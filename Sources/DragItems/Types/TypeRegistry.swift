/// The types that an application knows: the system's, the ones it exports and the ones it imports.
///
/// An exported declaration comes from the owner of a type. An imported one describes another
/// application's type while that application is not installed: any other declaration of the type
/// takes precedence.
public struct TypeRegistry: Sendable {
  /// The declarer of a type.
  @usableFromInline package enum Origin: UInt8, Hashable, Sendable {
    /// The system.
    case system
    /// The application that owns the type.
    case exported
    /// An application that only uses the type.
    case imported
  }

  /// The status of a type identifier in a registry.
  @usableFromInline package enum Status: Hashable, Sendable {
    /// The type is declared.
    case declared(Origin)
    /// The name is a valid dynamic one.
    case dynamic
    /// A MIME type.
    case mime
    /// A reverse-DNS name that is not declared; it conforms to itself alone.
    case unknown
    /// A name of no known form; it conforms to itself alone and is reported to the user.
    case opaque
  }

  private struct Entry: Sendable {
    let declaration: TypeDeclaration
    let origin: Origin
  }

  private var entries: [Entry]
  private var indices: [TypeIdentifier: Int]
  /// For each tag, the indices of the types that have it, in the order of look-up.
  private var tagged: [TypeTag: [Int]]

  /// The conformance of the types.
  package private(set) var conformance: TypeConformance

  /// The types that the system declares (contract 4.3).
  @usableFromInline package static let system = TypeRegistry(
    DeclaredTypes.declarations.map { Entry(declaration: $0, origin: .system) })

  private init(_ entries: [Entry]) {
    var indices: [TypeIdentifier: Int] = [:]
    var tagged: [TypeTag: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      indices[entry.declaration.type] = index
      for tag in entry.declaration.tags { tagged[tag, default: []].append(index) }
    }
    self.entries = entries
    self.indices = indices
    self.tagged = tagged
    conformance = TypeConformance(
      parents: entries.map { ($0.declaration.type, $0.declaration.parents) })
  }

  /// The declarations, the system's first, then the exported and then the imported ones.
  @usableFromInline package var declarations: [TypeDeclaration] { entries.map { $0.declaration } }

  /// The declaration of a type, or nil (CONTRACT-128).
  @usableFromInline package func declaration(of type: TypeIdentifier) -> TypeDeclaration? {
    indices[type].map { entries[$0].declaration }
  }

  /// The status of a type identifier.
  @usableFromInline package func status(of type: TypeIdentifier) -> Status {
    if let index = indices[type] { return .declared(entries[index].origin) }
    switch type.kind {
    case .opaque: return .opaque
    case .mime: return .mime
    case .uniform:
      guard type.isDynamic, (try? DynamicType(type)) != nil else { return .unknown }
      return .dynamic
    }
  }

  /// The declared types that have a tag, in the order of look-up (CONTRACT-128).
  ///
  /// A MIME type with parameters matches declarations with the same parameters, or else
  /// declarations without any.
  @usableFromInline package func types(tagged tag: TypeTag) -> [TypeIdentifier] {
    let found = tagged[tag] ?? tagged[TypeTag(lawful: tag.kind, tag.essence)] ?? []
    return found.map { entries[$0].declaration.type }
  }

  /// The type of a tag: a declared type that conforms to a supertype, else a dynamic type.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - supertype: The supertype; files of any form are `public.data`.
  /// - Returns: The first declared type that has the tag and conforms to the supertype, or the
  ///   dynamic type of both (CONTRACT-128).
  /// - Throws: ``DynamicType/ParseError/notASCII`` if a dynamic type cannot contain the supertype.
  package func type(
    tagged tag: TypeTag, conformingTo supertype: TypeIdentifier = .data
  ) throws(DynamicType.ParseError) -> TypeIdentifier {
    for type in types(tagged: tag) where conformance.conforms(type, to: supertype) { return type }
    return try DynamicType(tag, conformingTo: supertype).identifier
  }

  /// The preferred tag of a type: its first declared one, or its dynamic one.
  package func preferredTag(_ kind: TypeTag.Kind, of type: TypeIdentifier) -> TypeTag? {
    if let declared = declaration(of: type) { return declared.tags.first { $0.kind == kind } }
    guard type.isDynamic, let dynamic = try? DynamicType(type) else { return nil }
    return dynamic.tag(kind)
  }
}

extension TypeRegistry {
  /// Adds the types that an application declares.
  ///
  /// An exported type replaces an imported one. Repeating an exported declaration, and importing a
  /// type that is already declared, have no effect.
  ///
  /// - Parameters:
  ///   - exported: The types that the application owns.
  ///   - imported: The types of other applications that it uses.
  /// - Returns: The imported types that were skipped, because they are already declared.
  /// - Throws: ``TypeDeclaration/DeclarationError`` with the first invalid declaration; the
  ///   registry is then unchanged.
  @discardableResult
  @usableFromInline package mutating func declare(
    exported: [TypeDeclaration] = [], imported: [TypeDeclaration] = []
  ) throws(TypeDeclaration.DeclarationError) -> [TypeIdentifier] {
    if let passedOver = try declareOne(exported, imported) { return passedOver }
    var own = declarations(of: .exported)
    var foreign = declarations(of: .imported)
    var owned: [TypeIdentifier: TypeDeclaration] = [:]
    for declaration in own { owned[declaration.type] = declaration }
    for declaration in exported {
      try checkName(of: declaration)
      if origin(of: declaration.type) == .system { throw .declaredBySystem(declaration.type) }
      if let known = owned[declaration.type] {
        guard known == declaration else { throw .conflict(declaration.type) }
      } else {
        own.append(declaration)
        owned[declaration.type] = declaration
      }
    }
    foreign.removeAll { owned[$0.type] != nil }
    var used = Set(foreign.map { $0.type })
    var passedOver: [TypeIdentifier] = []
    for declaration in imported {
      try checkName(of: declaration)
      let isOwned = origin(of: declaration.type) == .system || owned[declaration.type] != nil
      if isOwned || !used.insert(declaration.type).inserted {
        passedOver.append(declaration.type)
      } else {
        foreign.append(declaration)
      }
    }
    let extended = TypeRegistry(
      entries.filter { $0.origin == .system }
        + own.map { Entry(declaration: $0, origin: .exported) }
        + foreign.map { Entry(declaration: $0, origin: .imported) })
    try extended.checkGraph()
    self = extended
    return passedOver
  }

  /// Adds a single new type after the others, in time proportional to its ancestors and tags.
  ///
  /// - Returns: The skipped types; nil if a full rebuild is needed, and nothing has changed.
  private mutating func declareOne(
    _ exported: [TypeDeclaration], _ imported: [TypeDeclaration]
  ) throws(TypeDeclaration.DeclarationError) -> [TypeIdentifier]? {
    guard exported.count + imported.count == 1, let declaration = exported.first ?? imported.first
    else { return nil }
    try checkName(of: declaration)
    let isImported = exported.isEmpty
    if let index = indices[declaration.type] {
      // Only an exported declaration replaces another one.
      if isImported { return [declaration.type] }
      return entries[index].origin == .exported && entries[index].declaration == declaration
        ? [] : nil
    }
    // Exported types come before imported ones; the numbers define the order of answers.
    guard isImported || entries.last?.origin != .imported else { return nil }
    for parent in declaration.parents {
      guard parent != declaration.type else { throw .cycle(declaration.type) }
      guard indices[parent] != nil else { throw .unknownParent(parent, of: declaration.type) }
    }
    let index = entries.count
    entries.append(Entry(declaration: declaration, origin: isImported ? .imported : .exported))
    indices[declaration.type] = index
    for tag in declaration.tags { tagged[tag, default: []].append(index) }
    conformance.append(declaration.type, below: declaration.parents)
    return []
  }

  private func declarations(of origin: Origin) -> [TypeDeclaration] {
    entries.filter { $0.origin == origin }.map { $0.declaration }
  }

  private func origin(of type: TypeIdentifier) -> Origin? {
    indices[type].map { entries[$0].origin }
  }

  private func checkName(of declaration: TypeDeclaration) throws(TypeDeclaration.DeclarationError) {
    guard declaration.type.kind == .uniform, !declaration.type.isDynamic else {
      throw .undeclarable(declaration.type)
    }
  }

  /// Rejects parents that are not declared and types that conform to themselves.
  private func checkGraph() throws(TypeDeclaration.DeclarationError) {
    for entry in entries where entry.origin != .system {
      let declaration = entry.declaration
      for parent in declaration.parents {
        guard indices[parent] != nil else { throw .unknownParent(parent, of: declaration.type) }
        guard !conformance.conforms(parent, to: declaration.type) else {
          throw .cycle(declaration.type)
        }
      }
    }
  }
}
