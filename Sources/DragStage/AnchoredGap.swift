import CollectionModel
import DragGeometry
import DragItems

/// A gap that keeps its place while the data changes.
///
/// It stays before the first item behind it that is still in its section, and at the section's end
/// where there is none (B18).
struct AnchoredGap: Hashable, Sendable {
  private let gap: GapIndex
  /// The items behind the gap when it was anchored, in order.
  private let behind: [ItemID]

  /// Anchors a gap; O(items of its section).
  init(_ gap: GapIndex, in content: CollectionContent) {
    self.gap = gap
    behind = Array(content.order.itemIDs(inSection: gap.section).dropFirst(gap.item))
  }

  /// Where the gap is now, or nil where its section is gone; O(items behind it).
  func gap(in content: CollectionContent?) -> GapIndex? {
    guard let order = content?.order,
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
