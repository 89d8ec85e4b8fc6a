import CollectionLayout
package import CollectionModel
import DragGeometry
import Foundation

extension UICollectionView: ListClient {
  var listState: ListState { list }
  package var kind: CollectionKind { .collection }
  var arrangement: Layout { collectionViewLayout.arrangement }
  var cadence: CollectionLayout.ReorderingCadence? {
    switch reorderingCadence {
    case .immediate: nil
    case .fast: .fast
    case .slow: .slow
    }
  }
  var orientation: LayoutOrientation { collectionViewLayout.orientation }

  package var hasOwnSizes: Bool {
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
      DrivenScreen.fail(
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
      DrivenScreen.fail(
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

  package func select(at path: IndexPath) {
    list.select(path)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  var allowsDragging: Bool { dragInteractionEnabled && dragDelegate != nil }
  var acceptsDrops: Bool { dropDelegate != nil }

  package func mayOpen(at path: IndexPath, for session: any UIDropSession) -> Bool {
    guard let delegate else { return true }
    return delegate.collectionView(
      self, shouldSpringLoadItemAt: path,
      with: ListSpringContext(session, over: path, cell: cellForItem(at: path)))
  }

  package var mayReorder: Bool { dragInteractionEnabled && dropDelegate == nil }
  package func reorders(at path: IndexPath) -> Bool {
    guard mayReorder, let dataSource else { return false }
    return dataSource.collectionView(self, canMoveItemAt: path)
  }

  package func mayMoveRow(at path: IndexPath) -> Bool { true }

  package func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath? {
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

  package func moveRow(from source: IndexPath, to target: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return list.asked { dataSource.collectionView(self, moveItemAt: source, to: target) } != nil
  }
}
