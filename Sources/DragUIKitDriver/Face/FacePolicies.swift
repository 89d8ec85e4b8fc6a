#if os(Linux)
  import DragItems
  import DragSessions
  package import DragStage
  package import DragUIKit

  /// The policies of the face's views, whose data the stage has: items have exact identities, and time is the stage's.
  @MainActor package final class FacePolicies: HostedPolicies, DrivenSessions {
    unowned let screen: HostedStage
    // The providers of a drag load while a drop is performed (CONTRACT-121).
    private let drags = DrivenDrags {
      $0.itemProvider.isDragged = true
    } makeSession: {
      FaceDropSession($0)
    }

    /// Makes the policies of the views that a screen shows; it keeps them.
    package init(on screen: HostedStage) { self.screen = screen }

    var stage: Stage { screen.stage }
    var isStrict: Bool { screen.isStrict }

    // MARK: Policies

    package func policy(of list: ListState) -> (any DragSource & DropDestination)? {
      let calls: (any ListCalls)? =
        switch list.view {
        case let table as UITableView: TableCalls(table: table)
        case let collection as UICollectionView: CollectionCalls(collection: collection)
        case _: nil
        }
      return calls.map { calls in
        let policy = ListPolicy(on: self)
        policy.known = FaceList(list, calls, on: self)
        return policy
      }
    }

    package func policy(of interaction: UIDragInteraction) -> any DragSource {
      DragInteractionPolicy(interaction, on: self)
    }

    package func policy(of interaction: UIDropInteraction) -> any DropDestination {
      DropInteractionPolicy(interaction, on: self)
    }

    // MARK: Drags

    package var isDragging: Bool { !drags.isEmpty }

    func drag(of call: DragContext) -> DrivenDrag { drags.drag(of: call) }

    func knownDrag(_ session: SessionID) -> DrivenDrag? { drags[session] }

    func forget(_ session: SessionID) { drags.forget(session, on: self) }

    package func offer(_ provider: NSItemProvider, as reference: ItemReference) {
      drags.offer(provider.seenElsewhere(), as: reference)
    }

    func references(
      of items: [UIDragItem], at cell: ItemReference, isCell: Bool, in drag: DrivenDrag
    ) -> [ItemReference] {
      drags.references(of: items, at: cell, isCell: isCell, in: drag, on: self)
    }

    func isList(_ view: ViewID) -> Bool { screen.list(view) != nil }

    // MARK: Drops

    func perform(
      _ coordinator: DropCoordinator, of drag: DrivenDrag, _ body: () -> Void
    ) -> String? {
      let drop = InteractionDrop(coordinator, of: drag)
      screen.perform(drop, body)
      return drop.failure
    }

    func finishLoad(_ token: LoadToken?, with result: LoadResult) {
      screen.loads.finish(token, with: result)
    }

    // MARK: Calls

    func note(_ view: ViewID, _ call: String, _ details: String...) {
      screen.note(view, call, details)
    }

    func noteUpdate(_ view: ViewID, _ path: IndexPath?, _ proposal: DropProposal) {
      screen.noteUpdate(view, path, proposal)
    }

    func remark(_ text: String) { screen.remark(text) }

    // The stage has the data.
    func dataMayHaveChanged() {}

    func attempt(_ body: () throws(StageError) -> Void) { screen.attempt(body) }

    func fail(_ words: String) { screen.fail(words) }
  }
#endif
