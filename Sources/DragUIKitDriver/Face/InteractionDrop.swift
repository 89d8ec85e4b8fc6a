#if os(Linux)
  import DragItems
  import DragStage
  import DragUIKit

  /// The drop that the delegate of an interaction performs: its loads are the stage's.
  @MainActor final class InteractionDrop: OpenDrop {
    let coordinator: DropCoordinator
    private let drag: DrivenDrag
    var failure: String?

    init(_ coordinator: DropCoordinator, of drag: DrivenDrag) {
      self.coordinator = coordinator
      self.drag = drag
    }

    var references: [DragItem] { drag.references }

    func reference(of provider: NSItemProvider) -> DragItem? { drag.reference(of: provider) }

    func add(_ load: Progress) { drag.dropSession.add(load) }

    func didMove(_ items: [DragItem]) {}

    func name(arrivingIn list: ListState) -> String? { nil }

    func close() {}
  }
#endif
