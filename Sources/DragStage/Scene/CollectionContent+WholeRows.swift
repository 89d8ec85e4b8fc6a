import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems

extension CollectionContent {
  /// The gap for one moved item of the two-column layout that keeps rows whole (L15).
  ///
  /// O(1) except for a regular item at a new gap (L16), which costs O(n).
  func gapKeepingRows(_ resolved: GapIndex, moving item: ItemID, after hysteresis: GapHysteresis?)
    -> GapIndex
  {
    guard keepsRows, ownStyles[item] == .regular,
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
    let styles = order.itemIDs(inSection: source.section).map { ownStyles[$0] ?? .compact }
    target = TwoColumnReorder.target(
      for: proposed, from: target, dragging: source.item, in: styles)
    guard target != proposed else { return resolved }
    return FinalIndex(section: source.section, item: target).gap(movingFrom: source)
  }
}
