import DragGeometry
import DragItems

extension Scene {
  /// The current gap of a placeholder (CONTRACT-79), or nil if it was removed; O(log n).
  func gap(of placeholder: PlaceholderID) -> GapIndex? {
    self[placeholder.view].collection?.order.slot(of: placeholder.stand).map {
      GapIndex(section: $0.section, item: $0.item)
    }
  }

  func standIn(_ placeholder: PlaceholderID) -> Placeholder? {
    self[placeholder.view].collection?.standIns[placeholder.stand]
  }

  /// The placeholders of a collection, in its order; O(p log n) for p of them.
  ///
  /// It is `mutating`, so that the scene of a stage is read where it is, and not copied.
  mutating func placeholders(in view: ViewID) -> [PlaceholderID] {
    guard let content = self[view].collection else { return [] }
    return content.standIns.keys
      .compactMap { stand in content.order.slot(of: stand).map { (stand, $0) } }
      .sorted { $0.1 < $1.1 }
      .map { PlaceholderID(view: view, stand: $0.0) }
  }
}
