import CollectionLayout
import CollectionModel
import DragGeometry
import DragSessions
import DragStage
import Foundation

extension UITableView: ListClient {
  var listState: ListState { list }
  var kind: CollectionKind { .table }
  var cadence: ReorderingCadence? { nil }
  var orientation: LayoutOrientation { LayoutOrientation() }

  var arrangement: Layout {
    let counts = list.counts
    return arrangement(of: counts, bands(of: counts.count)) ?? rows(counts, (0, 0))
  }

  var hasOwnSizes: Bool { hasOwnSizes(of: list.counts) }

  private func hasOwnSizes(of counts: [Int]) -> Bool {
    guard let section = counts.firstIndex(where: { $0 > 0 }) else { return false }
    return ownSize(at: IndexPath(row: 0, section: section)) != nil
  }

  private var plainHeight: Double { rowHeight > 0 ? Double(rowHeight) : 44 }

  /// The heights of the headers and footers.
  private func bands(of count: Int) -> [(header: Double, footer: Double)] {
    (0..<count).map { (headerHeight($0), footerHeight($0)) }
  }

  private func headerHeight(_ section: Int) -> Double {
    let height =
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if height >= 0 { return Double(height) }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    return title != nil || delegate?.tableView(self, viewForHeaderInSection: section) != nil
      ? 28 : 0
  }

  private func footerHeight(_ section: Int) -> Double {
    let height =
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if height >= 0 { return Double(height) }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    return title != nil || delegate?.tableView(self, viewForFooterInSection: section) != nil
      ? 28 : 0
  }

  private func rows(_ counts: [Int], _ band: (header: Double, footer: Double)) -> Layout {
    hasOwnSizes(of: counts)
      ? .list(Layout.List(height: plainHeight, header: band.header, footer: band.footer))
      : .rows(Layout.Rows(height: plainHeight, header: band.header, footer: band.footer))
  }

  /// The rows as an arrangement of the stage, where all headers and footers are alike.
  private func arrangement(of counts: [Int], _ bands: [(header: Double, footer: Double)])
    -> Layout?
  {
    guard (tableHeaderView?.frame.height ?? 0) <= 0,
      let band = counts.isEmpty ? (0, 0) : bands.first,
      bands.allSatisfy({ $0 == band })
    else { return nil }
    return rows(counts, band)
  }

  func frames(of counts: [Int]) -> ListFrames? {
    let bands = bands(of: counts.count)
    if !list.isExact, let arranged = arrangement(of: counts, bands), arranged == list.arranged {
      return nil
    }
    let width = Double(frame.width)
    let hasOwnSizes = hasOwnSizes(of: counts)
    var frames = ListFrames()
    var y = max(0, Double(tableHeaderView?.frame.height ?? 0))
    for (section, count) in counts.enumerated() {
      let top = y
      frames.add(.header(section), Rect(x: 0, y: y, width: width, height: bands[section].header))
      y += bands[section].header
      for row in 0..<count {
        let slot = Slot(section: section, item: row)
        var height = plainHeight
        if hasOwnSizes, let path = list.dataPath(ofShown: slot), let size = ownSize(at: path) {
          height = size.height
        }
        frames.items[slot] = Rect(x: 0, y: y, width: width, height: height)
        y += height
      }
      frames.add(.footer(section), Rect(x: 0, y: y, width: width, height: bands[section].footer))
      y += bands[section].footer
      frames.sections.append(Rect(x: 0, y: top, width: width, height: y - top))
    }
    return frames
  }

  func invalidates(forBoundsChange bounds: CGRect, isResized: Bool) -> Bool { isResized }

  var hasDiffableSource: Bool { dataSource is any DiffableSource }

  func sectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

  func itemCount(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  func ownSize(at path: IndexPath) -> Size? {
    guard let delegate,
      let height = list.asked({ delegate.tableView(self, heightForRowAt: path) })
    else { return nil }
    return Size(width: Double(frame.width), height: height > 0 ? Double(height) : 44)
  }

  func makeCell(at path: IndexPath) -> UIView? {
    let cell = dataSource?.tableView(self, cellForRowAt: path)
    cell?.updateContent()
    return cell
  }

  func makeCell(at path: IndexPath, with cell: UIView) -> UIView? {
    reuse.offered = (cell as? UITableViewCell).map { ($0.reuseIdentifier, $0) }
    defer { reuse.offered = nil }
    return makeCell(at: path)
  }

  func makeCell(of placeholder: ListPlaceholder) -> UIView {
    dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: IndexPath())
  }

  func willDisplay(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  func didEndDisplaying(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    reuse.put(cell, cell.reuseIdentifier)
  }

  func makeSupplementary(_ element: ListSupplementary) -> UIView? {
    let section = element.path.section
    let isHeader = element == .header(section)
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let own { return own }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  func willDisplay(_ view: UIView, as element: ListSupplementary) {
    let section = element.path.section
    if element == .header(section) {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  func didEndDisplaying(_ view: UIView, as element: ListSupplementary) {
    let section = element.path.section
    if element == .header(section) {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    let header = view as? UITableViewHeaderFooterView
    reuse.put(view, header?.reuseIdentifier.map { Self.headerKey($0) })
  }

  func didScroll() { delegate?.scrollViewDidScroll(self) }

  func show(_ state: UICellConfigurationState.DragState, on cell: UIView) {
    (cell as? UITableViewCell)?.show(state)
  }

  func show(isSelected: Bool, on cell: UIView) {
    guard let cell = cell as? UITableViewCell, cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: false)
  }

  func select(at path: IndexPath) {
    list.select(path)
    delegate?.tableView(self, didSelectRowAt: path)
  }

  var allowsDragging: Bool { dragInteractionEnabled && dragDelegate != nil }
  var acceptsDrops: Bool { dropDelegate != nil }

  func mayOpen(at path: IndexPath, for session: any UIDropSession) -> Bool {
    guard let delegate else { return true }
    return delegate.tableView(
      self, shouldSpringLoadRowAt: path,
      with: ListSpringContext(session, over: path, cell: cellForRow(at: path)))
  }

  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint)
    -> [UIDragItem]
  {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func liftPreview(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func dropPreview(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  func willBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func didEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func canHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func didEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func didUpdate(_ session: any UIDropSession, to path: IndexPath?) -> DropProposal {
    guard let dropDelegate else { return DropProposal(.cancel) }
    let proposal = dropDelegate.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    if list.ranDefault { return .unanswered(session) }
    return DropProposal(
      DropOperation(proposal.operation), intent: DropIntent(proposal.intent),
      isPrecise: proposal.isPrecise, prefersFullSize: proposal.prefersFullSizePreview)
  }

  func didExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func didEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func perform(_ drop: ListDrop) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(drop))
  }

  // Without a delegate for drags a table has controls for it while it is edited, which are not here.
  var mayReorder: Bool { allowsDragging && dropDelegate == nil && movesRows }

  func reorders(at path: IndexPath) -> Bool { mayReorder && mayMoveRow(at: path) }

  func mayMoveRow(at path: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath? {
    guard let delegate else { return nil }
    return list.asked {
      delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    }
  }

  func moveRow(from source: IndexPath, to target: IndexPath) -> Bool {
    guard let dataSource else { return false }
    movesRows = list.asked { dataSource.tableView(self, moveRowAt: source, to: target) } != nil
    return movesRows
  }
}

/// The coordinator of a drop on a table.
@MainActor final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private final class Item: NSObject, UITableViewDropItem {
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
  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal

  init(_ drop: ListDrop) {
    self.drop = drop
    items = drop.items.map { Item($0) }
    let ruling = drop.coordinator.ruling.proposal
    let intent: UITableViewDropIntent =
      switch drop.intent {
      case .unspecified: .unspecified
      case .insertAt: .insertAtDestinationIndexPath
      case .insertInto: .insertIntoDestinationIndexPath
      case .automatic: .automatic
      }
    proposal = UITableViewDropProposal(
      operation: UIDropOperation(ruling.operation), intent: intent)
    super.init()
  }

  var destinationIndexPath: IndexPath? { drop.destination }
  var session: any UIDropSession { drop.drag.dropSession }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.drop(dragItem, at: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    drop.drop(dragItem, into: indexPath, rect: rect)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.drop(dragItem, to: target)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    drop.drop(
      dragItem, toPlaceholderAt: placeholder.insertionIndexPath, placeholder.reuseIdentifier,
      height: placeholder.rowHeight
    ) { cell in
      guard let cell = cell as? UITableViewCell else { return }
      placeholder.cellUpdateHandler?(cell)
    } preview: { cell in
      guard let cell = cell as? UITableViewCell else { return }
      _ = placeholder.previewParametersProvider?(cell)
    }
  }
}
