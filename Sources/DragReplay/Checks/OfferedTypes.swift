import DragItems
import DragScript
import DragStage

/// The types offered by the items of a scene.
struct OfferedTypes {
  private let offered: Set<TypeIdentifier>
  private let conformance: TypeConformance

  /// The types of all `provider` lines, for the stage of their scene; nil if systems or hosts bring
  /// items, whose types no line contains.
  init?(in lines: [SetupLine], on stage: Stage, isOpen: Bool) {
    guard !isOpen else { return nil }
    var offered: Set<TypeIdentifier> = []
    for line in lines {
      guard case .scene(.provider(let provider)) = line.statement,
        let item = try? stage.item(provider.item)
      else { continue }
      offered.formUnion(stage.items.provider(of: item).representations.map(\.type))
    }
    self.offered = offered
    conformance = stage.items.types.conformance
  }

  /// Returns whether an item offers a type, or a type that conforms to it.
  func offers(_ text: String) -> Bool {
    guard let type = try? TypeIdentifier(text) else { return true }
    return offered.contains { conformance.conforms($0, to: type) }
  }

  /// The types by name, for hints.
  var names: [String] { offered.map(\.text).sorted() }
}
