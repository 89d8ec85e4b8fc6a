import CollectionModel
import DragGeometry
import DragItems

/// A gap that goes along with the data, as far as the item behind it tells where to (B18).
///
/// Its section is known by its id, so that it may have come to stand elsewhere. Where the item has
/// left the section, the gap keeps its number; ``StableGap`` knows better, and costs more.
struct GapBeforeItem: Hashable, Sendable {
  /// Where the gap was when it was taken hold of.
  let gap: GapIndex
  private let section: Int
  /// The item behind the gap; nil at the section's end.
  private let next: ItemID?

  /// Takes hold of a gap: O(log n); nil where there is none.
  init?(_ gap: GapIndex, in order: Snapshot<Int, ItemID>) {
    guard let section = order.sectionID(at: gap.section) else { return nil }
    self.gap = gap
    self.section = section
    next = order.item(at: Slot(section: gap.section, item: gap.item))
  }

  /// Where the gap is now, or nil where its section is gone: O(log n).
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

  /// The same, but the section's end where the item behind the gap has left the section.
  func gapOrEnd(in order: Snapshot<Int, ItemID>) -> GapIndex? {
    guard let place = gap(in: order), let next,
      order.slot(of: next)?.section != place.section,
      let count = order.numberOfItems(inSection: place.section)
    else { return gap(in: order) }
    return GapIndex(section: place.section, item: count)
  }
}
