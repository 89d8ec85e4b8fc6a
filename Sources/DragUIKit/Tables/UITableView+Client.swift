import CollectionLayout
package import CollectionModel
import DragGeometry
import Foundation

extension UITableView: ListClient {
  var listState: ListState { list }
  package var kind: CollectionKind { .table }
  var cadence: ReorderingCadence? { nil }
  var orientation: LayoutOrientation { LayoutOrientation() }

  var arrangement: Layout {
    let counts = list.counts
    return arrangement(of: counts, bands(of: counts.count)) ?? rows(counts, (0, 0))
  }

  package var hasOwnSizes: Bool { hasOwnSizes(of: list.counts) }

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

  package func select(at path: IndexPath) {
    list.select(path)
    delegate?.tableView(self, didSelectRowAt: path)
  }

  var allowsDragging: Bool { dragInteractionEnabled && dragDelegate != nil }
  var acceptsDrops: Bool { dropDelegate != nil }

  package func mayOpen(at path: IndexPath, for session: any UIDropSession) -> Bool {
    guard let delegate else { return true }
    return delegate.tableView(
      self, shouldSpringLoadRowAt: path,
      with: ListSpringContext(session, over: path, cell: cellForRow(at: path)))
  }

  // Without a delegate for drags a table has controls for it while it is edited, which are not here.
  package var mayReorder: Bool { allowsDragging && dropDelegate == nil && movesRows }

  package func reorders(at path: IndexPath) -> Bool { mayReorder && mayMoveRow(at: path) }

  package func mayMoveRow(at path: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  package func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath? {
    guard let delegate else { return nil }
    return list.asked {
      delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    }
  }

  package func moveRow(from source: IndexPath, to target: IndexPath) -> Bool {
    guard let dataSource else { return false }
    movesRows = list.asked { dataSource.tableView(self, moveRowAt: source, to: target) } != nil
    return movesRows
  }
}
