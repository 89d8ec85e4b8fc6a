import DragItems
import DragScript
import DragSessions
import DragStage
import Machines

// Providers, types and classes of items.
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
    let type = try Self.type(statement.type)
    let parents = try Self.types(statement.parents)
    let declaration: TypeDeclaration
    do throws(TypeNameError) {
      declaration = try TypeDeclaration(
        type, parents: parents, mimeTypes: statement.mimeTypes,
        filenameExtensions: statement.extensions)
    } catch {
      throw .badType((statement.extensions + statement.mimeTypes).joined(separator: " "))
    }
    try stage.items.declareTypes(
      exported: statement.isImported ? [] : [declaration],
      imported: statement.isImported ? [declaration] : [])
  }

  func add(_ statement: ClassStatement) throws(StageError) {
    let objectClass = ObjectClass(
      statement.name.text, readableTypes: try Self.types(statement.readableTypes),
      writableTypes: try Self.types(statement.writableTypes))
    let rejected = statement.rejected.map { Array($0.utf8) }
    try stage.items.declareClass(objectClass) { bytes, _ in bytes != rejected }
  }

  func add(_ provider: ProviderDeclaration) throws(StageError) {
    let item = try item(provider.item)
    if let name = provider.suggestedName { stage.items.suggestName(name, for: item) }
    switch provider.origin {
    case .type(let text):
      let type = try Self.type(text)
      let representation = Representation(
        type, provider.outcome, visibility: provider.visibility,
        delivery: provider.delay ?? .after(.zero), form: try form(of: provider, type, item),
        claimedSize: provider.size.map(Int64.init), isAnsweredTwice: provider.isAnsweredTwice)
      // The first of one type wins (CONTRACT-103), and a second one is reported.
      guard stage.items.register(representation, for: item) else { throw .itemTaken(text) }
    case .object(let name):
      guard let objectClass = stage.items.objectClass(named: name.text) else {
        throw .unknownName(name.text)
      }
      stage.items.registerObject(
        of: objectClass, visibility: provider.visibility, delivery: provider.delay ?? .after(.zero),
        outcome: provider.outcome, for: item)
    case .contents(let name):
      let path = "\(folder(of: item))/\(name)"
      try stage.items.addFile(Array(provider.text.utf8), at: path)
      stage.items.registerContents(ofFile: path, for: item)
    }
  }

  /// A file exists at `/VIEW/ITEM/NAME` before any load.
  private func form(
    of provider: ProviderDeclaration, _ type: TypeIdentifier, _ item: ItemReference
  ) throws(StageError) -> Representation.Form {
    switch provider.form {
    case .data: return .data
    case .object(let name): return .object(className: name.text)
    case .file(let isInPlace, let isCoordinated):
      let name = stage.items.provider(of: item).filename(for: type, in: stage.items.types)
      let path = "\(folder(of: item))/\(name)"
      try stage.items.addFile(Array(provider.text.utf8), at: path)
      return .file(
        Representation.FileOffer(
          original: FileSpace.Path(path), options: isInPlace ? .openInPlace : [],
          isCoordinated: isCoordinated))
    }
  }

  private func folder(of item: ItemReference) -> String {
    "/\(stage.name(of: item.view))/\(stage.name(of: item.item))"
  }
}

extension ProviderDeclaration {
  fileprivate var outcome: Representation.Outcome {
    failure.map { .failure($0) } ?? .data(Array(text.utf8))
  }
}

extension SceneStatement {
  /// The name of a destination declared here that cancels without an answer.
  var closedDestination: String? {
    switch self {
    case .view(let view):
      view.options.drop.behavior.defaultProposal == .cancel ? view.name.text : nil
    case .collection(let collection):
      collection.options.drop.behavior.defaultProposal == .cancel ? collection.name.text : nil
    case .interaction(let name, _, let options):
      options.behavior.defaultProposal == .cancel ? name.text : nil
    default: nil
    }
  }
}
