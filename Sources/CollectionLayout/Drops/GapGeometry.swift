package import DragGeometry

/// The geometry of a collection while a gap is open in it (H5).
///
/// It has a cell for each remaining item and for each item of the gap, and no others. Items are
/// identified by their slots in the order without the gap, as drops are.
package struct GapGeometry: Sendable {
  /// A cell of the gap.
  package struct Cell: Hashable, Sendable {
    /// The cell's own size, which flows read, and lists along their axis; nil for the layout's
    /// size.
    package var size: Size?
    /// The number of columns that it spans, which the two-column layout reads.
    package var span: Int

    /// Makes a cell.
    package init(size: Size? = nil, span: Int = 1) {
      self.size = size
      self.span = span
    }
  }

  /// The gap, in the order without it.
  package let gap: GapIndex
  /// The number of cells in the gap.
  package let cellCount: Int
  /// The geometry of all cells: of the remaining items and of the gap.
  package let geometry: LayoutGeometry
  /// The lifted items, ascending.
  private let lifted: [Slot]

  /// Opens a gap: O(sections and exact frames) on rows and grids, O(n) on all others.
  ///
  /// - Parameters:
  ///   - gap: The gap, in the order that includes the lifted items.
  ///   - cells: The cells of the gap.
  ///   - base: The geometry without the gap.
  ///   - lifted: Items that were lifted, as in a move within a collection.
  /// - Throws: `pastTheEnd` if the gap or an item does not exist, or an error about the cells.
  package init(
    opening gap: GapIndex,
    of cells: [Cell],
    in base: LayoutGeometry,
    lifting lifted: some Sequence<Slot> = []
  ) throws(LayoutError) {
    let counts = base.itemCounts
    guard counts.indices.contains(gap.section), gap.item >= 0, gap.item <= counts[gap.section]
    else { throw .pastTheEnd(Slot(section: gap.section, item: gap.item)) }
    let sorted = Set(lifted).sorted()
    if let missing = sorted.first(where: { !$0.exists(in: counts) }) { throw .pastTheEnd(missing) }
    self.gap = gap
    cellCount = cells.count
    self.lifted = sorted
    let shift = GapShift(gap: gap, cellCount: cells.count, lifted: sorted)
    geometry = try base.shifted(by: shift, opening: cells)
  }

  /// The frame of an item by its slot in the order without the gap; nil for a lifted item, and past
  /// the end (L8).
  package func frame(of slot: Slot) -> Rect? {
    shift.shown(slot).flatMap { geometry.frame(of: $0) }
  }

  /// The frame of a cell in the gap, from 0; nil past the end.
  package func frame(ofCell index: Int) -> Rect? {
    guard index >= 0, index < cellCount else { return nil }
    return geometry.frame(of: shift.slot(ofCell: index))
  }

  /// The item at a point, by its slot in the order without the gap; nil in the gap and beside all
  /// items.
  ///
  /// The complexity is that of ``LayoutGeometry/slot(at:)``.
  package func slot(at point: Point) -> Slot? {
    geometry.slot(at: point).flatMap { shift.rest($0) }
  }

  /// The items whose frames intersect a rectangle, by their slots in the order without the gap, in
  /// index order.
  package func slots(intersecting rect: Rect) -> [Slot] {
    geometry.slots(intersecting: rect).compactMap { shift.rest($0) }
  }

  private var shift: GapShift { GapShift(gap: gap, cellCount: cellCount, lifted: lifted) }
}
