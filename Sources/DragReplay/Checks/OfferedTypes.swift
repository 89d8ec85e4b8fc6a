import DragItems
import DragScript
import DragStage

/// The types that items of a scene are offered as.
struct OfferedTypes {
  private let offered: Set<TypeIdentifier>
  private let conformance: TypeConformance

  /// The types of all `provider` lines, on the stage of their scene; nil where systems or hosts bring
  /// items, whose types no line says.
  init?(in lines: [SetupLine], on stage: Stage, isOpen: Bool) {
    guard !isOpen else { return nil }
    var offered: Set<TypeIdentifier> = []
    for line in lines {
      guard case .scene(.provider(let provider)) = line.statement,
        let item = try? stage.item(provider.item)
      else { continue }
      offered.formUnion(stage.provider(of: item).representations.map(\.type))
    }
    self.offered = offered
    conformance = stage.types.conformance
  }

  /// Whether an item is offered as a type, or as a kind of it.
  func offers(_ text: String) -> Bool {
    guard let type = try? TypeIdentifier(text) else { return true }
    return offered.contains { conformance.conforms($0, to: type) }
  }

  /// The types by name, for hints.
  var names: [String] { offered.map(\.text).sorted() }
}
