import CollectionModel
import DragGeometry
import DragItems

/// A gap that follows its adjacent items while the data changes.
///
/// It stays before the first item after it that is still in its section, and at the section's end
/// if there is none (B18).
struct StableGap: Hashable, Sendable {
  /// The section's id, as its index may change; nil where there was none.
  private let section: Int?
  /// The items after the gap when it was anchored, in order.
  private let behind: [ItemID]

  /// Anchors a gap; O(items of its section).
  init(_ gap: GapIndex, in content: CollectionContent) {
    section = content.order.sectionID(at: gap.section)
    behind = Array(content.order.itemIDs(inSection: gap.section).dropFirst(gap.item))
  }

  /// The present gap, or nil if its section was removed; O(items after it).
  func gap(in content: CollectionContent?) -> GapIndex? {
    guard let order = content?.order, let index = section.flatMap(order.section(of:)),
      let count = order.numberOfItems(inSection: index)
    else { return nil }
    for item in behind {
      if let slot = order.slot(of: item), slot.section == index {
        return GapIndex(section: index, item: slot.item)
      }
    }
    return GapIndex(section: index, item: count)
  }
}
