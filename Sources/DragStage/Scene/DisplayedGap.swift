import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems

/// The frames of a collection while a gap is open in it (H5): all items are laid out once for each
/// gap.
struct DisplayedGap: Sendable {
  /// The gap, in the order without it.
  let gap: GapIndex
  /// The items in the gap: the moved items of this collection, nil for all others.
  let run: [ItemID?]
  /// The frames; nil if they do not fit the layout.
  let geometry: GapGeometry?
}

extension CollectionContent {
  /// Lays out the items with a gap, unless that is done: O(sections and exact frames) on rows and
  /// grids, O(n) on all other layouts.
  ///
  /// - Parameters:
  ///   - gap: The gap, in the order without it.
  ///   - run: The items in the gap: the moved items of this collection, nil for all others.
  /// - Returns: True if the layout was computed.
  mutating func open(_ gap: GapIndex, for run: [ItemID?]) -> Bool {
    if let opened, opened.gap == gap, opened.run == run { return false }
    let cells = run.map { item in
      GapGeometry.Cell(
        size: item.flatMap { ownSizes[$0] },
        style: item.flatMap { ownStyles[$0] } ?? .compact)
    }
    let lifted = run.compactMap { $0.flatMap(order.slot(of:)) }
    let geometry = try? GapGeometry(opening: gap, of: cells, in: geometry, lifting: lifted)
    opened = DisplayedGap(gap: gap, run: run, geometry: geometry)
    return true
  }

  /// The frame of an item in content coordinates, with the gap that was opened last: O(log n).
  ///
  /// - Parameter item: The item.
  /// - Returns: The frame, or nil if the item does not exist.
  func openedFrame(of item: ItemID) -> Rect? {
    guard let slot = order.slot(of: item) else { return nil }
    // An exact frame overrides any layout, wherever its item is in the order.
    if let own = ownFrames[item] { return own }
    guard let opened, let shown = opened.geometry else { return geometry.frame(of: slot) }
    if let index = opened.run.firstIndex(of: item) { return shown.frame(ofCell: index) }
    return shown.frame(of: slot)
  }

  /// The frames in the gap that was opened last, in content coordinates.
  var openedFrames: [Rect] {
    guard let opened, let shown = opened.geometry else { return [] }
    return opened.run.indices.compactMap { shown.frame(ofCell: $0) }
  }
}
