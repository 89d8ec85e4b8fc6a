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
  /// Returns true if a gap was the last one that was opened, for the same items.
  func hasOpened(_ gap: GapIndex, for run: [ItemID?]) -> Bool {
    opened?.gap == gap && opened?.run == run
  }

  /// Lays out the items with a gap: O(sections and exact frames) on rows and grids, O(n) on all other layouts.
  ///
  /// - Parameters:
  ///   - gap: The gap, in the order without it.
  ///   - run: The items in the gap: the moved items of this collection, nil for all others.
  mutating func open(_ gap: GapIndex, for run: [ItemID?]) {
    let cells = run.map { item in
      GapGeometry.Cell(
        size: item.flatMap { ownSizes[$0] },
        span: item.flatMap { ownSpans[$0] } ?? 1)
    }
    let lifted = run.compactMap { $0.flatMap(order.slot(of:)) }
    let geometry = try? GapGeometry(opening: gap, of: cells, in: geometry, lifting: lifted)
    opened = DisplayedGap(gap: gap, run: run, geometry: geometry)
  }
}
