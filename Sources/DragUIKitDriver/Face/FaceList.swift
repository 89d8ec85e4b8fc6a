#if os(Linux)
  import DragGeometry
  import DragItems
  import DragSessions
  import DragStage
  import DragUIKit

  /// A list of the face as its policies use it: the stage has its data, and the view opens, selects and moves by itself.
  @MainActor final class FaceList: PolicyList {
    let calls: any ListCalls
    weak let state: ListState?
    private unowned let app: FacePolicies

    init(_ state: ListState, _ calls: any ListCalls, on app: FacePolicies) {
      self.state = state
      self.calls = calls
      self.app = app
    }

    var isPresent: Bool { state != nil }
    var changeCount: Int { state?.updateCount ?? 0 }
    var hasPlaceholders: Bool { state?.hasPlaceholders ?? false }

    // MARK: Paths

    func path(of item: ItemID) -> IndexPath? { state?.path(of: item) }

    func slot(of item: ItemID) -> Slot? {
      guard let state, let id = state.id else { return nil }
      return state.hasPlaceholders
        ? state.path(of: item)?.slot : app.stage.slot(of: item, in: id)
    }

    func path(ofShown slot: Slot) -> IndexPath? { state?.dataPath(ofShown: slot) }

    func gap(ofShown gap: GapIndex) -> GapIndex { state?.dataGap(ofShown: gap) ?? gap }

    // MARK: What the view does by itself

    func reorders(at path: IndexPath, _ call: DragContext) -> Bool {
      let question = calls.isTable ? "canMoveRowAt" : "canMoveItemAt"
      return ask(false) { state in
        state.view.reorders(at: path)
      } noting: { reorders in
        if reorders { app.note(call.view, question, path.text, "-> true") }
      }
    }

    func mayMoveRow(at path: IndexPath) -> Bool { state?.view.mayMoveRow(at: path) ?? false }

    func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath? {
      state?.view.target(ofMoveFrom: source, to: proposed)
    }

    func moveRow(
      from source: IndexPath, to target: IndexPath, proposed: IndexPath, _ call: DragContext
    ) -> Bool {
      guard target == proposed else {
        // A place of the delegate's is a choice of a drop that is performed, also where its gap is not shown.
        app.drag(of: call).chosenMove = (source, target)
        return false
      }
      return moveRow(from: source, to: target, in: call.view)
    }

    /// Lets the data source move a row; false if it moves none.
    func moveRow(from source: IndexPath, to target: IndexPath, in view: ViewID) -> Bool {
      guard let state, state.view.moveRow(from: source, to: target) else { return false }
      app.note(view, calls.isTable ? "moveRowAt" : "moveItemAt", source.text, target.text)
      return true
    }

    var isSpringLoaded: Bool { state?.view.isSpringLoaded ?? false }

    func mayOpen(at path: IndexPath, _ call: DragContext) -> Bool {
      ask(false) { state in
        state.view.mayOpen(at: path, for: app.drag(of: call).dropSession)
      } noting: {
        app.note(call.view, "shouldSpringLoad", path.text, "-> \($0)")
      }
    }

    func select(at path: IndexPath, _ call: DragContext) {
      ask(()) { state in
        state.view.select(at: path)
      } noting: {
        app.note(call.view, "didSelect", path.text)
      }
    }

    /// Asks the view, and notes the answer unless a default of a delegate has given it.
    private func ask<Answer>(
      _ none: Answer, _ call: (ListState) -> Answer, noting note: (Answer) -> Void
    ) -> Answer {
      guard let state else { return none }
      let outer = state.ranDefault
      defer { state.ranDefault = outer }
      state.ranDefault = false
      let given = call(state)
      if !state.ranDefault { note(given) }
      return given
    }

    // MARK: Drags

    func makeDrop(
      _ coordinator: DropCoordinator, to destination: IndexPath?, by intent: DropIntent,
      _ call: DragContext
    ) -> any PerformedDrop & HostDrop {
      ListDrop(coordinator, to: destination, by: intent, call, in: self, on: app)
    }

    func follow(_ notification: DragNotification, of drag: DrivenDrag) {
      guard let state else { return }
      let items = drag.references.filter { $0.origin == state.id }.map(\.item)
      // The parts of cells in a drag (CONTRACT-40).
      switch notification {
      // The stage has moved the row, whose frame may be an exact one.
      case .moveRow: state.arrange()
      case .willLift: state.show(.lifting, for: items)
      case .willBegin, .willAdd: state.show(.dragging, for: items)
      case .didEnd, .liftCancelled: state.show(.none, for: items)
      case _: break
      }
    }
  }
#endif
