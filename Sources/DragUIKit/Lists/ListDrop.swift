import CollectionModel
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Foundation

/// The drop that a delegate performs: what it may choose, and what its updates do with the dragged items.
@MainActor final class ListDrop: HostedDrop {
  /// An item of the drop.
  struct Item {
    let item: UIDragItem
    let source: IndexPath?
    let previewSize: CGSize
  }

  let destination: IndexPath?
  /// The intent of the drop: an automatic one is decided by the place (CONTRACT-58).
  let intent: DropIntent
  let items: [Item]
  private let list: ListState
  private let screen: HostedStage
  private var isOpen = true
  private var animators: [DragAnimator] = []
  /// The places that items were dropped at, in the order of the calls.
  private(set) var places: [IndexPath] = []
  /// The dragged items that have no place in the destination yet.
  private var arriving: [DragItem]

  init(
    _ coordinator: DropCoordinator, of drag: HostedDrag, to destination: IndexPath?,
    by intent: DropIntent, in list: ListState, on screen: HostedStage
  ) {
    self.destination = destination
    self.intent = intent
    self.list = list
    self.screen = screen
    arriving = drag.references
    items = coordinator.items.compactMap { item in
      guard let known = drag.item(of: item.item) else { return nil }
      var source = item.sourceSlot.flatMap { list.path(of: $0) }
      // A table forgets where a row came from when it is updated.
      if list.client.kind == .table, let id = list.id, drag.updateCounts[id] != list.updateCount {
        source = nil
      }
      return Item(item: known, source: source, previewSize: CGSize(item.previewSize))
    }
    super.init(coordinator, of: drag)
  }

  // MARK: Choices

  /// Animates an item to a place of the list.
  func drop(_ item: UIDragItem, at path: IndexPath) -> DragAnimator {
    choose(item, at: path) { reference, cell throws(StageError) in
      try coordinator.drop(reference, onto: cell)
      places.append(path)
    }
  }

  /// Animates an item to a point of a view.
  func drop(_ item: UIDragItem, to target: UIDragPreviewTarget) -> DragAnimator {
    let animator = animator()
    guard let reference = reference(of: item) else { return animator }
    guard mayChoose("drop(_:to:)") else { return animator }
    let point = target.container.convert(target.center, to: nil)
    screen.attempt { () throws(StageError) in
      try coordinator.drop(
        reference, to: DropTarget(Point(point), scale: Double(target.transform.scale)))
    }
    return animator
  }

  /// Animates an item into an item of the list.
  func drop(_ item: UIDragItem, into path: IndexPath, rect: CGRect) -> DragAnimator {
    choose(item, at: path) { reference, cell throws(StageError) in
      try coordinator.drop(reference, into: cell, rect: Rect(rect))
    }
  }

  /// Inserts a placeholder for an item, at a path of what is shown (CONTRACT-75).
  func drop(
    _ item: UIDragItem, toPlaceholderAt path: IndexPath, _ identifier: String,
    height: CGFloat? = nil, update: @escaping (UIView) -> Void,
    preview: @escaping (UIView) -> Void
  ) -> PlaceholderContext {
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
    let context = PlaceholderContext(id, of: item, in: list, on: screen)
    if isOpen { animators.append(context) } else { context.begin() }
    guard let id else { return context }
    list.show(ListPlaceholder(id: id, reuseIdentifier: identifier, update: update))
    if let height, height > 0, list.client.hasOwnSizes {
      let size = Size(width: Double(list.client.frame.width), height: Double(height))
      screen.attempt { () throws(StageError) in
        try screen.stage.scene.setSize(size, of: id.reference)
      }
    }
    // Its cell is made before its look is asked for.
    context.addAnimations { [list] in
      list.cells.layOut(list)
      if let cell = list.cells.cell(of: id.reference.item) { preview(cell) }
    }
    return context
  }

  private func choose(
    _ item: UIDragItem, at path: IndexPath,
    _ choose: (DragItem, ItemReference) throws(StageError) -> Void
  ) -> DragAnimator {
    let animator = animator()
    guard let reference = reference(of: item) else { return animator }
    guard mayChoose("drop(_:to…) at \(path.text)") else { return animator }
    // Shipped applications do it; UIKit goes on.
    if !screen.isStrict, path.slot.flatMap({ list.item(at: $0) }) == nil {
      screen.remark("drop(_:to…) at \(path.text), which is not there")
      return animator
    }
    let cell = path.slot.flatMap { list.item(at: $0) } ?? ItemID(.max)
    guard let id = list.id else { return animator }
    screen.attempt { () throws(StageError) in
      try choose(reference, ItemReference(view: id, item: cell))
    }
    return animator
  }

  /// True if a choice is carried out: a late one is noted, and counts until the animations end (CONTRACT-76).
  private func mayChoose(_ call: String) -> Bool {
    guard !isOpen else { return true }
    guard !screen.isStrict else {
      screen.fail(StageError.misuse(.dropLate))
      return false
    }
    screen.remark("\(call) after performDropWith has returned")
    return !drag.isOver
  }

  /// The animation of an item; one that is chosen late begins at once.
  private func animator() -> DragAnimator {
    let animator = DragAnimator(on: screen)
    if isOpen { animators.append(animator) } else { animator.begin() }
    return animator
  }

  /// The item of the stage; an item of another drag fails the test.
  private func reference(of item: UIDragItem) -> DragItem? {
    if let reference = drag.reference(of: item) { return reference }
    HostedStage.fail("the item is not in the session", on: screen)
    return nil
  }

  override func close() {
    isOpen = false
    for animator in animators { animator.begin() }
    animators = []
  }

  // MARK: Updates

  override func didMove(_ items: [DragItem]) { arriving.removeAll { items.contains($0) } }

  /// True for an item whose cell was deleted during the drag.
  private func isGone(_ item: DragItem) -> Bool {
    !screen.stage.holds(item.reference) && !screen.stage.items.isUnplaced(item.reference)
  }

  override func name(arrivingIn list: ListState) -> String? {
    guard list === self.list, coordinator.ruling.proposal.operation.leavesSource, let id = list.id,
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
