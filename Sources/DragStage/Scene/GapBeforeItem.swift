import CollectionModel
import DragGeometry
import DragItems

/// A gap that follows the data, by means of the item after it (B18).
///
/// Its section is identified by id, because its index may change. If the item has left the section,
/// the gap keeps its index; ``StableGap`` is more precise, and costs more.
struct GapBeforeItem: Hashable, Sendable {
  /// The gap at the time of creation.
  let gap: GapIndex
  private let section: Int
  /// The item after the gap; nil at the section's end.
  private let next: ItemID?

  /// Makes a gap: O(log n); nil if the gap does not exist.
  init?(_ gap: GapIndex, in order: Snapshot<Int, ItemID>) {
    guard let section = order.sectionID(at: gap.section) else { return nil }
    self.gap = gap
    self.section = section
    next = order.item(at: Slot(section: gap.section, item: gap.item))
  }

  /// The present gap, or nil if its section was removed: O(log n).
  func gap(in order: Snapshot<Int, ItemID>) -> GapIndex? {
    guard let index = order.section(of: section),
      let count = order.numberOfItems(inSection: index)
    else { return nil }
    guard let next else { return GapIndex(section: index, item: count) }
    if let slot = order.slot(of: next), slot.section == index {
      return GapIndex(section: index, item: slot.item)
    }
    return GapIndex(section: index, item: min(gap.item, count))
  }

  /// The present gap, or the section's end if the item after the gap has left the section.
  func gapOrEnd(in order: Snapshot<Int, ItemID>) -> GapIndex? {
    guard let current = gap(in: order), let next,
      order.slot(of: next)?.section != current.section,
      let count = order.numberOfItems(inSection: current.section)
    else { return gap(in: order) }
    return GapIndex(section: current.section, item: count)
  }
}
