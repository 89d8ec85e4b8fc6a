import CollectionModel
import DragGeometry
import DragItems

/// How a destination takes the items once its time is up, and where.
///
/// The data may change while it waits. The gap then stays before the first item behind it that is
/// still in its section, and at the section's end where there is none (B18).
struct WaitingPerformance: Hashable, Sendable {
  let performance: DropPerformance
  private let gap: GapIndex?
  /// The items behind the gap when the drop was made, in order.
  private let behind: [ItemID]

  init(_ performance: DropPerformance, at gap: GapIndex?, in content: CollectionContent?) {
    self.performance = performance
    self.gap = gap
    let items = gap.flatMap { content?.order.itemIDs(inSection: $0.section) } ?? []
    behind = Array(items.dropFirst(gap?.item ?? 0))
  }

  /// Where the gap is now; O(items behind it).
  func gap(in content: CollectionContent?) -> GapIndex? {
    guard let gap, let order = content?.order,
      let count = order.numberOfItems(inSection: gap.section)
    else { return nil }
    for item in behind {
      if let slot = order.slot(of: item), slot.section == gap.section {
        return GapIndex(section: gap.section, item: slot.item)
      }
    }
    return GapIndex(section: gap.section, item: count)
  }
}
