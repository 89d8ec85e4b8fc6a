#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragGeometry
  import DragItems
  import DragSessions
  import DragStage

  // A view of UIKit shows no placeholder of ours, and what it does by itself it does without a stage.
  extension DrivenList: PolicyList {
    var isPresent: Bool { view != nil }
    var hasPlaceholders: Bool { false }

    func path(of item: ItemID) -> IndexPath? { slot(of: item).map { IndexPath($0) } }
    func slot(of item: ItemID) -> Slot? { app.stage.slot(of: item, in: id) }
    func path(ofShown slot: Slot) -> IndexPath? { IndexPath(slot) }
    func gap(ofShown gap: GapIndex) -> GapIndex { gap }

    func reorders(at path: IndexPath, _ call: DragContext) -> Bool { false }
    var isSpringLoaded: Bool { false }
    func mayOpen(at path: IndexPath, _ call: DragContext) -> Bool { false }
    func select(at path: IndexPath, _ call: DragContext) {}
    func follow(_ notification: DragNotification, of drag: DrivenDrag) {}

    func mayMoveRow(at path: IndexPath) -> Bool { calls.mayMoveRow(at: path) ?? true }

    func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath? {
      calls.target(ofMoveFrom: source, to: proposed)
    }

    func moveRow(
      from source: IndexPath, to target: IndexPath, proposed: IndexPath, _ call: DragContext
    ) -> Bool {
      // A row that is sent back to its place moves nothing.
      let isSentBack = target == source && proposed != source
      if !isSentBack, !move(from: source, to: target) { return false }
      // The stage moves a row to the gap of the drop: another place is a choice of a drop that is performed.
      guard target == proposed else {
        app.drag(of: call).chosenMove = (source, target)
        return false
      }
      return true
    }

    /// Lets the data source move a row, and then the table its cell; false if the data source moves none.
    private func move(from source: IndexPath, to target: IndexPath) -> Bool {
      var isMoved = false
      let now = calls.followCell(at: source) {
        isMoved = calls.moveRow(from: source, to: target) != nil
      }
      guard isMoved else { return false }
      app.note(id, "moveRowAt", source.text, target.text)
      // A data source that applies a snapshot has moved it already.
      if source != target, now != target { calls.moveCell(from: source, to: target) }
      return true
    }

    func makeDrop(
      _ coordinator: DropCoordinator, to destination: IndexPath?, by intent: DropIntent,
      _ call: DragContext
    ) -> any PerformedDrop & HostDrop {
      DrivenDrop(coordinator, to: destination, by: intent, call, in: self, on: app)
    }
  }
#endif
