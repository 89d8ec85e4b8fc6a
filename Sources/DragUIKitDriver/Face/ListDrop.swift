#if os(Linux)
  import CollectionModel
  import DragGeometry
  import DragItems
  import DragSessions
  import DragStage
  import DragUIKit

  /// The drop that a delegate performs on a list of the face, and what its updates do with the dragged items.
  @MainActor final class ListDrop: PerformedDrop, HostDrop, OpenDrop {
    private let list: FaceList
    private let view: ViewID
    private let screen: HostedStage
    var failure: String?
    /// The dragged items that have no place in the destination yet.
    private var arriving: [DragItem]

    init(
      _ coordinator: DropCoordinator, to destination: IndexPath?, by intent: DropIntent,
      _ call: DragContext, in list: FaceList, on app: FacePolicies
    ) {
      self.list = list
      view = call.view
      screen = app.screen
      let drag = app.drag(of: call)
      arriving = drag.references
      let forgets = list.calls.isTable && drag.changeCounts[view] != list.changeCount
      super.init(coordinator, of: drag, to: destination, by: intent, in: view, on: app) {
        forgets ? nil : list.state?.path(of: $0)
      }
    }

    override func item(at path: IndexPath, adopting item: DragItem?) -> ItemID? {
      path.slot.flatMap { list.state?.item(at: $0) }
    }

    func perform(_ body: () -> Void) { screen.perform(self, body) }

    func move(from source: IndexPath, to target: IndexPath) -> Bool {
      var isMoved = true
      perform {
        if source != target, let old = source.slot, let new = target.slot, let state = list.state {
          let item = state.item(at: old)
          isMoved = list.moveRow(from: source, to: target, in: view)
          guard isMoved else { return }
          // A data source that applies a snapshot has moved it already.
          if item == nil || item.flatMap({ list.path(of: $0) }) != target {
            state.batch { state.record(.moveItem(from: old, to: new)) }
          }
        }
        if let item = items.first?.item { _ = drop(item, at: target) }
      }
      return isMoved
    }

    // MARK: Placeholders

    func drop(_ item: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
      -> any UICollectionViewDropPlaceholderContext
    {
      drop(
        item, toPlaceholderAt: placeholder.insertionIndexPath, placeholder.reuseIdentifier,
        height: nil
      ) { cell in
        (cell as? UICollectionViewCell).map { placeholder.cellUpdateHandler?($0) }
      } preview: { cell in
        (cell as? UICollectionViewCell).map { _ = placeholder.previewParametersProvider?($0) }
      }
    }

    func drop(_ item: UIDragItem, to placeholder: UITableViewDropPlaceholder)
      -> any UITableViewDropPlaceholderContext
    {
      drop(
        item, toPlaceholderAt: placeholder.insertionIndexPath, placeholder.reuseIdentifier,
        height: placeholder.rowHeight
      ) { cell in
        (cell as? UITableViewCell).map { placeholder.cellUpdateHandler?($0) }
      } preview: { cell in
        (cell as? UITableViewCell).map { _ = placeholder.previewParametersProvider?($0) }
      }
    }

    /// Inserts a placeholder for an item, at a path of what is shown (CONTRACT-75).
    private func drop(
      _ item: UIDragItem, toPlaceholderAt path: IndexPath, _ identifier: String, height: CGFloat?,
      update: @escaping (UIView) -> Void, preview: @escaping (UIView) -> Void
    ) -> ListPlaceholderContext {
      var id: PlaceholderID?
      if let reference = reference(of: item), let slot = path.slot,
        mayChoose("drop(_:to:) with a placeholder")
      {
        screen.attempt { () throws(StageError) in
          id = try coordinator.drop(
            [reference], toPlaceholdersAt: GapIndex(section: slot.section, item: slot.item)
          ).first
        }
      }
      let context = begin(ListPlaceholderContext(id, of: item, in: list.state, on: screen.stage))
      guard let id, let state = list.state else { return context }
      state.show(id, as: identifier, height: height, update: update)
      // Its cell is made before its look is asked for.
      context.addAnimations { state.makeCell(of: id).map(preview) }
      return context
    }

    // MARK: Loads and updates

    var references: [DragItem] { drag.references }

    func reference(of provider: NSItemProvider) -> DragItem? { drag.reference(of: provider) }

    func add(_ load: Progress) { drag.dropSession.add(load) }

    func didMove(_ items: [DragItem]) { arriving.removeAll { items.contains($0) } }

    /// True for an item whose cell was deleted during the drag.
    private func isGone(_ item: DragItem) -> Bool {
      !screen.stage.holds(item.reference) && !screen.stage.items.isUnplaced(item.reference)
    }

    func name(arrivingIn list: ListState) -> String? {
      guard list === self.list.state, coordinator.ruling.proposal.operation.leavesSource,
        let id = list.id,
        let next = arriving.firstIndex(where: { item in
          screen.list(item.origin) != nil && (item.origin != id || isGone(item))
        })
      else { return nil }
      let name = screen.stage.name(of: arriving[next].item)
      guard screen.stage.item(name, in: id) == nil else { return nil }
      arriving.remove(at: next)
      return name
    }
  }

  /// The actions of an application on a placeholder.
  @MainActor
  final class ListPlaceholderContext: DrivenAnimator, UICollectionViewDropPlaceholderContext,
    UITableViewDropPlaceholderContext
  {
    let dragItem: UIDragItem
    private let list: ListState?
    private let id: PlaceholderID?

    /// Makes the context of a placeholder; nil is one that could not be inserted.
    init(_ id: PlaceholderID?, of item: UIDragItem, in list: ListState?, on stage: Stage) {
      self.id = id
      dragItem = item
      self.list = list
      super.init(on: stage)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
      id.flatMap { list?.commit($0, dataSourceUpdates) } ?? false
    }

    func deletePlaceholder() -> Bool { id.flatMap { list?.delete($0) } ?? false }

    func setNeedsCellUpdate() { if let id { list?.updateCell(of: id) } }
  }
#endif
