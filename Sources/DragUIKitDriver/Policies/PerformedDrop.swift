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

  /// The drop that a delegate performs on a list: what it may choose, and when its animations begin.
  @MainActor class PerformedDrop {
    /// An item of the drop.
    struct Item {
      let item: UIDragItem
      let source: IndexPath?
      let previewSize: CGSize
    }

    let coordinator: DropCoordinator
    let drag: DrivenDrag
    let destination: IndexPath?
    /// The proposal in force, an automatic intent decided by the place (CONTRACT-58).
    let proposal: DropProposal
    let items: [Item]
    /// The places that items were dropped at, in the order of the calls.
    private(set) var places: [IndexPath] = []
    private let view: ViewID
    private let app: any DrivenSessions
    private var isOpen = true
    private var animators: [DrivenAnimator] = []

    /// Makes the drop of a drag on a list, whose `sourcePath` is that of the place where an item came from.
    init(
      _ coordinator: DropCoordinator, of drag: DrivenDrag, to destination: IndexPath?,
      by intent: DropIntent, in view: ViewID, on app: any DrivenSessions,
      sourcePath: (Slot) -> IndexPath?
    ) {
      var proposal = coordinator.ruling.proposal
      proposal.intent = intent
      self.proposal = proposal
      self.coordinator = coordinator
      self.drag = drag
      self.destination = destination
      self.view = view
      self.app = app
      items = coordinator.items.compactMap { item in
        drag.item(of: item.item).map {
          Item(
            item: $0, source: item.sourceSlot.flatMap(sourcePath),
            previewSize: CGSize(width: item.previewSize.width, height: item.previewSize.height))
        }
      }
    }

    /// The item of the stage at a path of the list, where the application may just have inserted a dragged one.
    func item(at path: IndexPath, adopting item: DragItem?) -> ItemID? {
      path.slot.flatMap { app.stage.collection(view)?.order.item(at: $0) }
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
      let animator = begin(DrivenAnimator(on: app.stage))
      guard let reference = reference(of: item), mayChoose("drop(_:to:)") else { return animator }
      let point = target.container.convert(target.center, to: nil)
      app.attempt { () throws(StageError) in
        try coordinator.drop(
          reference, to: DropTarget(Point(point), scale: Double(target.transform.scale)))
      }
      return animator
    }

    private func choose(
      _ item: UIDragItem, at path: IndexPath, adopts: Bool,
      _ choose: (DragItem, ItemReference) throws(StageError) -> Void
    ) -> DrivenAnimator {
      let animator = begin(DrivenAnimator(on: app.stage))
      guard let reference = reference(of: item), mayChoose("drop(_:to…) at \(path.text)") else {
        return animator
      }
      let cell = self.item(at: path, adopting: adopts ? reference : nil)
      // Shipped applications do it; UIKit goes on.
      if cell == nil, !app.isStrict {
        app.remark("drop(_:to…) at \(path.text), which is not there")
        return animator
      }
      app.attempt { () throws(StageError) in
        try choose(reference, ItemReference(view: view, item: cell ?? ItemID(.max)))
      }
      return animator
    }

    /// The animation of an item, which begins with the others; one that is chosen late begins at once.
    func begin<Animator: DrivenAnimator>(_ animator: Animator) -> Animator {
      if isOpen { animators.append(animator) } else { animator.begin() }
      return animator
    }

    /// True if a choice is carried out: a late one is noted, and counts until the animations end (CONTRACT-76).
    func mayChoose(_ call: String) -> Bool {
      guard !isOpen else { return true }
      guard !app.isStrict else {
        app.attempt { () throws(StageError) in throw .misuse(.dropLate) }
        return false
      }
      app.remark("\(call) after performDropWith has returned")
      return !drag.isOver
    }

    /// The item of the stage; an item of another drag fails the test.
    func reference(of item: UIDragItem) -> DragItem? {
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

  /// What a host does in a drop on a list of its own.
  @MainActor protocol HostDrop: AnyObject {
    /// The first failure while it was performed.
    var failure: String? { get }

    /// Runs the delegate's method, during which choices are allowed.
    func perform(_ body: () -> Void)
    /// Moves a row of the list to the place that the delegate has chosen instead of the gap; false if the data source moves none.
    func move(from source: IndexPath, to target: IndexPath) -> Bool
    /// Keeps a place of a collection for an item, until its data is there (CONTRACT-75).
    func drop(_ item: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
      -> any UICollectionViewDropPlaceholderContext
    /// Keeps a place of a table for an item, until its data is there (CONTRACT-75).
    func drop(_ item: UIDragItem, to placeholder: UITableViewDropPlaceholder)
      -> any UITableViewDropPlaceholderContext
  }

  extension CGAffineTransform {
    /// The factor by which lengths grow.
    fileprivate var scale: CGFloat { (a * a + b * b).squareRoot() }
  }
#endif
