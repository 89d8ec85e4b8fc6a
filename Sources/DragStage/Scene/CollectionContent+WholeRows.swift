import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems

extension CollectionContent {
  /// The gap for one moved item that keeps rows whole, where the layout asks for it (L15).
  ///
  /// O(1) except for an item of several columns at a new gap (L16), which costs O(n).
  func gapKeepingRows(_ resolved: GapIndex, moving item: ItemID, after hysteresis: GapHysteresis?)
    -> GapIndex
  {
    guard keepsRows, ownSpans[item, default: 1] > 1,
      let source = order.slot(of: item), source.section == resolved.section
    else { return resolved }
    let proposed = resolved.finalIndex(movingFrom: source).item
    var target = source.item
    if let hysteresis, hysteresis.gap.section == resolved.section {
      target = hysteresis.gap.finalIndex(movingFrom: source).item
      if hysteresis.resolved.finalIndex(movingFrom: source).item == proposed {
        return target == proposed ? resolved : hysteresis.gap
      }
    }
    let spans = order.itemIDs(inSection: source.section).map { ownSpans[$0] ?? 1 }
    target = Layout.TwoColumn.index(
      for: proposed, from: target, dragging: source.item, in: spans)
    guard target != proposed else { return resolved }
    return FinalIndex(section: source.section, item: target).gap(movingFrom: source)
  }
}
