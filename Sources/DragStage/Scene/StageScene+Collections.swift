import CollectionLayout
import CollectionModel
package import DragGeometry
package import DragItems
package import DragSettings

/// Questions about collections, and which of their items can be pressed in the rest layout.
///
/// Each reads the content where it is: a copy of it would cost more than the answer.
extension StageScene {
  /// Returns true if a view shows a collection.
  package func isCollection(_ view: ViewID) -> Bool { stage.core.data.scene.isCollection(view) }

  /// The item at a slot of a collection; nil past its end, and for any other view.
  package func item(at slot: Slot, of view: ViewID) -> ItemID? {
    collection(view)?.content.order.item(at: slot)
  }

  /// Returns true if a collection has more content than it shows at once; false for any other view.
  package func isScrollable(_ view: ViewID) -> Bool {
    collection(view)?.isLargerThanItsView ?? false
  }

  /// Returns true if the middle of any item of a collection is visible; false for any other view.
  package func showsItem(_ view: ViewID) -> Bool {
    collection(view)?.visibleSlots(upTo: 1).isEmpty == false
  }

  /// The items of a collection whose middle is visible, section by section, without placeholders; nil for any other view.
  package func visibleSlots(of view: ViewID) -> [[Slot]]? {
    guard let collection = collection(view) else { return nil }
    var slots = Array(repeating: [Slot](), count: collection.content.order.numberOfSections)
    for slot in collection.visibleSlots() { slots[slot.section].append(slot) }
    for section in slots.indices { slots[section].sort() }
    return slots
  }

  private func collection(_ view: ViewID) -> StageView.Content.Kept? {
    stage.core.data.scene.collectionAndFrame(of: view)?.kept
  }
}

extension StageView.Content.Kept {
  fileprivate var isLargerThanItsView: Bool {
    let (all, shown) = (content.geometry.contentSize, content.size)
    return all.width > shown.width || all.height > shown.height
  }

  /// The first items whose middle is visible, without placeholders.
  fileprivate func visibleSlots(upTo most: Int = .max) -> [Slot] {
    var found: [Slot] = []
    for slot in content.geometry.slots(intersecting: visible) {
      guard let item = content.order.item(at: slot), content.standIns[item] == nil,
        content.geometry.frame(of: slot).map({ visible.contains($0.center) }) == true
      else { continue }
      found.append(slot)
      if found.count == most { break }
    }
    return found
  }
}
