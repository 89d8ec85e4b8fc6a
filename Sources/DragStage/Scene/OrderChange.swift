import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems

/// The items that have left an order, and those that have come to it.
struct OrderChange {
  /// The slots of those that have left, each at its time.
  var left: [Slot] = []
  /// The slots of those that have come, ascending, after the change.
  var came: [Slot] = []
  /// The slots of those that have other sizes, or that others have replaced, ascending, after the change.
  var resized: [Slot] = []
}

extension OrderChange {
  /// The change of a map; nil if it changes sections.
  init?(_ map: IndexMap) {
    guard map.keepsSections else { return nil }
    left = (map.deleted + map.moves.map { $0.from }).sorted().reversed()
    came = (map.inserted + map.moves.map { $0.to }).sorted()
  }

  /// Items at these slots have other sizes, or other items are there.
  init(of slots: [Slot]) {
    resized = slots.sorted()
  }

  /// The change as replacements in a layout, neighbors together.
  ///
  /// - Parameter size: The own size of the item at a slot after the change, or nil.
  /// - Returns: The replacements, in the order in which they are made.
  func replacements(_ size: (Slot) -> Size?) -> [LayoutGeometry.Replacement] {
    var steps: [LayoutGeometry.Replacement] = []
    // Each replacement is changed in its place: one that is held beside it has its sizes copied for each more.
    for slot in left {
      if let last = steps.indices.last, steps[last].section == slot.section,
        case let start = steps[last].items.lowerBound, slot.item == start || slot.item + 1 == start
      {
        steps[last].items = slot.item..<slot.item + steps[last].items.count + 1
      } else {
        steps.append(.init(section: slot.section, items: slot.item..<slot.item + 1, sizes: []))
      }
    }
    let removals = steps.count
    for slot in came {
      if let last = steps.indices.last, last >= removals, steps[last].section == slot.section,
        slot.item == steps[last].items.lowerBound + steps[last].sizes.count
      {
        steps[last].sizes.append(size(slot))
      } else {
        let place = slot.item..<slot.item
        steps.append(.init(section: slot.section, items: place, sizes: [size(slot)]))
      }
    }
    let shifts = steps.count
    for slot in resized {
      if let last = steps.indices.last, last >= shifts, steps[last].section == slot.section,
        slot.item == steps[last].items.upperBound
      {
        steps[last].items = steps[last].items.lowerBound..<slot.item + 1
        steps[last].sizes.append(size(slot))
      } else {
        let place = slot.item..<slot.item + 1
        steps.append(.init(section: slot.section, items: place, sizes: [size(slot)]))
      }
    }
    return steps
  }
}

extension CollectionContent {
  /// The layout of the order is that of before, with a change: the changed lines alone are placed, where the layout can.
  ///
  /// - Parameter change: The change, or nil if all may have changed.
  /// - Returns: The geometry; nil if all must be laid out.
  func relaidOut(after change: OrderChange?) -> LayoutGeometry? {
    guard let change, canRelayOut else { return nil }
    let replacements = change.replacements { slot in
      order.item(at: slot).flatMap { ownSizes[$0] }
    }
    // Many changes at once cost no less than all.
    guard replacements.count * 64 <= order.numberOfItems else { return nil }
    var geometry = geometry
    return geometry.replace(replacements) ? geometry : nil
  }
}
