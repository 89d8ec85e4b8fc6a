import DragItems
import DragScript
import DragSessions
import DragStage
import Machines

// What items offer: representations, their types and classes.
extension SceneBuilder {
  static func type(_ text: String) throws(StageError) -> TypeIdentifier {
    guard let type = try? TypeIdentifier(text) else { throw .badType(text) }
    return type
  }

  private static func types(_ texts: [String]) throws(StageError) -> [TypeIdentifier] {
    var types: [TypeIdentifier] = []
    for text in texts { types.append(try type(text)) }
    return types
  }

  func add(_ statement: TypeStatement) throws(StageError) {
    var tags: [TypeTag] = []
    do throws(TypeTag.ParseError) {
      for text in statement.extensions { tags.append(try TypeTag(filenameExtension: text)) }
      for text in statement.mimeTypes { tags.append(try TypeTag(mimeType: text)) }
    } catch {
      throw .badType((statement.extensions + statement.mimeTypes).joined(separator: " "))
    }
    let declaration = TypeDeclaration(
      try Self.type(statement.type), parents: try Self.types(statement.parents), tags: tags)
    try stage.declareTypes(
      exported: statement.isImported ? [] : [declaration],
      imported: statement.isImported ? [declaration] : [])
  }

  func add(_ statement: ClassStatement) throws(StageError) {
    let writable = try Self.types(statement.writableTypes).map { ObjectClass.WritableType($0) }
    let objectClass = ObjectClass(
      statement.name.text, readableTypes: try Self.types(statement.readableTypes),
      writableTypes: writable)
    let rejected = statement.rejected.map { Array($0.utf8) }
    try stage.declareClass(objectClass) { bytes, _ in bytes != rejected }
  }

  func add(_ provider: ProviderDeclaration) throws(StageError) {
    let item = try item(provider.item)
    if let name = provider.suggestedName { stage.suggestName(name, for: item) }
    switch provider.origin {
    case .type(let text):
      let type = try Self.type(text)
      let representation = Representation(
        type, provider.outcome, visibility: provider.visibility,
        delivery: provider.delay ?? .after(.zero), form: try form(of: provider, type, item),
        claimedSize: provider.size.map(Int64.init), isAnsweredTwice: provider.isAnsweredTwice)
      // The first of one type wins (CONTRACT-103), and a second one is told.
      guard stage.register(representation, for: item) else { throw .itemTaken(text) }
    case .object(let name):
      guard let objectClass = stage.objectClass(named: name.text) else {
        throw .unknownName(name.text)
      }
      stage.registerObject(
        of: objectClass, visibility: provider.visibility, delivery: provider.delay ?? .after(.zero),
        outcome: provider.outcome, for: item)
    case .contents(let name):
      let path = FileSpace.Path("\(folder(of: item))/\(name)")
      try add(provider.text, at: path)
      stage.registerContents(of: path, for: item)
    }
  }

  /// A file lies at `/VIEW/ITEM/NAME` before anybody asks for it.
  private func form(
    of provider: ProviderDeclaration, _ type: TypeIdentifier, _ item: ItemReference
  ) throws(StageError) -> Representation.Form {
    switch provider.form {
    case .data: return .data
    case .object(let name): return .object(className: name.text)
    case .file(let isInPlace, let isCoordinated):
      let name = stage.provider(of: item).filename(for: type, in: stage.types)
      let path = FileSpace.Path("\(folder(of: item))/\(name)")
      try add(provider.text, at: path)
      return .file(
        Representation.FileOffer(
          original: path, options: isInPlace ? .openInPlace : [], isCoordinated: isCoordinated))
    }
  }

  private func folder(of item: ItemReference) -> String {
    "/\(stage.name(of: item.view))/\(stage.name(of: item.item))"
  }

  private func add(_ text: String, at path: FileSpace.Path) throws(StageError) {
    do throws(FileSpace.AccessError) {
      try stage.files.add(Array(text.utf8), at: path)
    } catch {
      throw .badFile(error)
    }
  }
}

extension ProviderDeclaration {
  fileprivate var outcome: Representation.Outcome {
    failure.map { .failure($0) } ?? .data(Array(text.utf8))
  }
}

extension SceneStatement {
  /// The name of a destination that is declared here, where no answer of it is a cancel.
  var closedDestination: String? {
    switch self {
    case .view(let view): view.options.drop.defaultProposal == .cancel ? view.name.text : nil
    case .collection(let collection):
      collection.options.drop.defaultProposal == .cancel ? collection.name.text : nil
    case .interaction(let name, _, let options):
      options.defaultProposal == .cancel ? name.text : nil
    case .items, .section, .frame, .size, .style, .provider, .pointer, .seat, .type, .objectClass,
      .object, .teamData, .store:
      nil
    }
  }
}
