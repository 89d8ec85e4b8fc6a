import CollectionLayout
import CollectionModel
import DragGeometry
import DragSessions
import DragStage
import Foundation

extension UICollectionView: ListClient {
  var listState: ListState { list }
  var kind: CollectionKind { .collection }
  var arrangement: Layout { collectionViewLayout.arrangement }
  var cadence: CollectionLayout.ReorderingCadence? {
    switch reorderingCadence {
    case .immediate: nil
    case .fast: .fast
    case .slow: .slow
    }
  }
  var orientation: LayoutOrientation { collectionViewLayout.orientation }

  var hasOwnSizes: Bool {
    collectionViewLayout is UICollectionViewFlowLayout
      && delegate is any UICollectionViewDelegateFlowLayout
  }

  func frames(of counts: [Int]) -> ListFrames? {
    collectionViewLayout.frames(of: counts, in: list)
  }

  func invalidates(forBoundsChange bounds: CGRect, isResized: Bool) -> Bool {
    isResized || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
  }

  var hasDiffableSource: Bool { dataSource is any DiffableSource }

  func sectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  func itemCount(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  func ownSize(at path: IndexPath) -> Size? {
    guard collectionViewLayout is UICollectionViewFlowLayout,
      let delegate = delegate as? any UICollectionViewDelegateFlowLayout
    else { return nil }
    return list.asked {
      delegate.collectionView(self, layout: collectionViewLayout, sizeForItemAt: path)
    }.map { Size($0) }
  }

  func makeCell(at path: IndexPath) -> UIView? {
    guard let dataSource else { return nil }
    let cell = Registrations.makingCell { dataSource.collectionView(self, cellForItemAt: path) }
    if cell.reuseIdentifier == nil {
      HostedStage.fail(
        "the cell that collectionView(_:cellForItemAt:) returned for \(path.text) has no reuse "
          + "identifier: dequeue it", on: list.screen)
    }
    cell.updateContent()
    return cell
  }

  func makeCell(at path: IndexPath, with cell: UIView) -> UIView? {
    reuse.offered = (cell as? UICollectionViewCell).map { ($0.reuseIdentifier, $0) }
    defer { reuse.offered = nil }
    return makeCell(at: path)
  }

  func makeCell(of placeholder: ListPlaceholder) -> UIView {
    dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: IndexPath())
  }

  func willDisplay(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  func didEndDisplaying(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    reuse.put(cell, cell.reuseIdentifier)
  }

  func makeSupplementary(_ element: ListSupplementary) -> UIView? {
    guard let dataSource else { return nil }
    let view = list.asked {
      dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
    }
    if let view, view.reuseIdentifier == nil {
      HostedStage.fail(
        "the view that collectionView(_:viewForSupplementaryElementOfKind:at:) returned for "
          + "\(element.kind) at \(element.path.text) has no reuse identifier: dequeue it",
        on: list.screen)
    }
    return view
  }

  func willDisplay(_ view: UIView, as element: ListSupplementary) {
    guard let view = view as? UICollectionReusableView else { return }
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
  }

  func didEndDisplaying(_ view: UIView, as element: ListSupplementary) {
    guard let view = view as? UICollectionReusableView else { return }
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind,
      at: element.path)
    reuse.put(view, view.reuseIdentifier.map { Self.reuseKey(element.kind, $0) })
  }

  func didScroll() { delegate?.scrollViewDidScroll(self) }

  func show(_ state: UICellConfigurationState.DragState, on cell: UIView) {
    (cell as? UICollectionViewCell)?.show(state)
  }

  func show(isSelected: Bool, on cell: UIView) {
    guard let cell = cell as? UICollectionViewCell, cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  func select(at path: IndexPath) {
    list.select(path)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  var allowsDragging: Bool { dragInteractionEnabled && dragDelegate != nil }
  var acceptsDrops: Bool { dropDelegate != nil }

  func mayOpen(at path: IndexPath, for session: any UIDropSession) -> Bool {
    guard let delegate else { return true }
    return delegate.collectionView(
      self, shouldSpringLoadItemAt: path,
      with: ListSpringContext(session, over: path, cell: cellForItem(at: path)))
  }

  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint)
    -> [UIDragItem]
  {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func liftPreview(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func dropPreview(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  func willBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func didEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func canHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func didEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func didUpdate(_ session: any UIDropSession, to path: IndexPath?) -> DropProposal {
    guard let dropDelegate else { return DropProposal(.cancel) }
    let proposal = dropDelegate.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    if list.ranDefault { return .unanswered(session) }
    return DropProposal(
      DropOperation(proposal.operation), intent: DropIntent(proposal.intent),
      isPrecise: proposal.isPrecise, prefersFullSize: proposal.prefersFullSizePreview)
  }

  func didExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func didEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func perform(_ drop: ListDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop))
  }

  var mayReorder: Bool { dragInteractionEnabled && dropDelegate == nil }
  func reorders(at path: IndexPath) -> Bool {
    guard mayReorder, let dataSource else { return false }
    return dataSource.collectionView(self, canMoveItemAt: path)
  }

  func mayMoveRow(at path: IndexPath) -> Bool { true }

  func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath? {
    guard let delegate else { return nil }
    let newer = list.asked {
      delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: source,
        toProposedIndexPath: proposed)
    }
    return newer
      ?? list.asked {
        delegate.collectionView(
          self, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: proposed)
      }
  }

  func moveRow(from source: IndexPath, to target: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return list.asked { dataSource.collectionView(self, moveItemAt: source, to: target) } != nil
  }
}

/// The coordinator of a drop on a collection.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private final class Item: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: ListDrop.Item) {
      dragItem = item.item
      sourceIndexPath = item.source
      previewSize = item.previewSize
      super.init()
    }
  }

  private let drop: ListDrop
  let items: [any UICollectionViewDropItem]
  let proposal: UICollectionViewDropProposal

  init(_ drop: ListDrop) {
    self.drop = drop
    items = drop.items.map { Item($0) }
    let ruling = drop.coordinator.ruling.proposal
    let intent: UICollectionViewDropIntent =
      switch drop.intent {
      case .unspecified: .unspecified
      case .insertAt, .automatic: .insertAtDestinationIndexPath
      case .insertInto: .insertIntoDestinationIndexPath
      }
    proposal = UICollectionViewDropProposal(
      operation: UIDropOperation(ruling.operation), intent: intent)
    super.init()
  }

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.drag.dropSession }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.drop(dragItem, at: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    drop.drop(dragItem, into: indexPath, rect: rect)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.drop(dragItem, to: target)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    drop.drop(
      dragItem, toPlaceholderAt: placeholder.insertionIndexPath, placeholder.reuseIdentifier
    ) { cell in
      guard let cell = cell as? UICollectionViewCell else { return }
      placeholder.cellUpdateHandler?(cell)
    } preview: { cell in
      guard let cell = cell as? UICollectionViewCell else { return }
      _ = placeholder.previewParametersProvider?(cell)
    }
  }
}
