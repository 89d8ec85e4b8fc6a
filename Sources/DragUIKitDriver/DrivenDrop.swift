#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import CollectionModel
  import DragGeometry
  import DragItems
  import DragSessions
  import DragStage

  /// The drop that a delegate performs.
  @MainActor final class DrivenDrop {
    /// An item of the drop.
    struct Item {
      let item: UIDragItem
      let source: IndexPath?
      let previewSize: CGSize
    }

    let drag: DrivenDrag
    let destination: IndexPath?
    /// The proposal in force, an automatic intent decided by the place (CONTRACT-58).
    let proposal: DropProposal
    let items: [Item]
    /// The places that items were dropped at, in the order of the calls.
    private(set) var places: [IndexPath] = []
    private let coordinator: DropCoordinator
    private let list: DrivenList
    private let app: DrivenWindow
    private var isOpen = true
    private var animators: [DrivenAnimator] = []

    init(
      _ coordinator: DropCoordinator, of drag: DrivenDrag, to destination: IndexPath?,
      by intent: DropIntent, in list: DrivenList, on app: DrivenWindow
    ) {
      var proposal = coordinator.ruling.proposal
      proposal.intent = intent
      self.proposal = proposal
      self.coordinator = coordinator
      self.drag = drag
      self.destination = destination
      self.list = list
      self.app = app
      // A table forgets where a row came from when it is updated (CONTRACT-71).
      let forgets = list.calls.isTable && drag.changeCounts[list.id] != list.changeCount
      items = coordinator.items.compactMap { item in
        drag.item(of: item.item).map {
          Item(
            item: $0, source: forgets ? nil : item.sourceSlot.map { IndexPath($0) },
            previewSize: CGSize(width: item.previewSize.width, height: item.previewSize.height))
        }
      }
    }

    /// Animates an item to a place of the list.
    func drop(_ item: UIDragItem, at path: IndexPath) -> DrivenAnimator {
      choose(item, at: path, adopts: true) { reference, cell throws(StageError) in
        try coordinator.drop(reference, onto: cell)
        places.append(path)
      }
    }

    /// Animates an item into an item of the list.
    func drop(_ item: UIDragItem, into path: IndexPath, rect: CGRect) -> DrivenAnimator {
      choose(item, at: path, adopts: false) { reference, cell throws(StageError) in
        try coordinator.drop(reference, into: cell, rect: Rect(rect))
      }
    }

    /// Animates an item to a point of a view.
    func drop(_ item: UIDragItem, to target: UIDragPreviewTarget) -> DrivenAnimator {
      let animator = animator()
      guard let reference = reference(of: item), mayChoose("drop(_:to:)") else { return animator }
      let point = target.container.convert(target.center, to: nil)
      app.attempt { () throws(StageError) in
        try coordinator.drop(
          reference, to: DropTarget(Point(point), scale: Double(target.transform.scale)))
      }
      return animator
    }

    /// Keeps the place of the drop for an item, until its data is there (CONTRACT-75).
    func dropToPlaceholder(_ item: UIDragItem) -> DrivenPlaceholder {
      let reference = reference(of: item)
      let context = DrivenPlaceholder(
        of: item, in: list.calls, among: list.placeholders, on: app.stage
      ) { [app, list] slot in
        guard let reference else { return }
        app.mirrorData(adopting: (reference, slot, list))
      }
      if isOpen { animators.append(context) } else { context.begin() }
      guard reference != nil, mayChoose("drop(_:to:) with a placeholder") else {
        return context
      }
      let slot = destination?.slot ?? Slot(section: 0, item: list.calls.counts.first ?? 0)
      list.placeholders.put(context, at: slot)
      return context
    }

    /// Animates the only item to a place that it is at already.
    func stay(at path: IndexPath) {
      if let item = items.first?.item { _ = drop(item, at: path) }
    }

    private func choose(
      _ item: UIDragItem, at path: IndexPath, adopts: Bool,
      _ choose: (DragItem, ItemReference) throws(StageError) -> Void
    ) -> DrivenAnimator {
      let animator = animator()
      guard let reference = reference(of: item), mayChoose("drop(_:to…) at \(path.text)") else {
        return animator
      }
      app.mirrorData(adopting: adopts ? path.slot.map { (reference, $0, list) } : nil)
      let cell = path.slot.flatMap { list.item(at: $0, on: app.stage) }
      // Shipped applications do it; UIKit goes on.
      if cell == nil, !app.isStrict {
        app.remark("drop(_:to…) at \(path.text), which is not there")
        return animator
      }
      app.attempt { () throws(StageError) in
        try choose(reference, ItemReference(view: list.id, item: cell ?? ItemID(.max)))
      }
      return animator
    }

    /// True if a choice is carried out: a late one is noted, and counts until the animations end (CONTRACT-76).
    private func mayChoose(_ call: String) -> Bool {
      guard !isOpen else { return true }
      guard !app.isStrict else {
        app.attempt { () throws(StageError) in throw .misuse(.dropLate) }
        return false
      }
      app.remark("\(call) after performDropWith has returned")
      return !drag.isOver
    }

    /// The animation of an item; one that is chosen late begins at once.
    private func animator() -> DrivenAnimator {
      let animator = DrivenAnimator(on: app.stage)
      if isOpen { animators.append(animator) } else { animator.begin() }
      return animator
    }

    /// The item of the stage; an item of another drag fails the test.
    private func reference(of item: UIDragItem) -> DragItem? {
      if let reference = drag.reference(of: item) { return reference }
      app.fail("the item is not in the session")
      return nil
    }

    /// Ends the choices, and begins the animations.
    func close() {
      isOpen = false
      for animator in animators { animator.begin() }
      animators = []
    }
  }

  extension CGAffineTransform {
    /// The factor by which lengths grow.
    fileprivate var scale: CGFloat { (a * a + b * b).squareRoot() }
  }
#endif
