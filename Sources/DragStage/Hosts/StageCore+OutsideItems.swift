import CollectionModel
import DragGeometry
import DragItems

extension StageCore {
  /// The items of a host's drag, or one item with all its formats.
  func incomingItems(of drag: HostDrag) -> [IncomingItem] {
    let common = provider(of: drag.formats)
    guard !drag.items.isEmpty else { return [IncomingItem(name: "", provider: common)] }
    return drag.items.map { item in
      IncomingItem(
        name: item.name, provider: item.formats.isEmpty ? common : provider(of: item.formats))
    }
  }

  /// Adds the items of a drag that has entered to the external collection, each with its provider.
  mutating func itemsFromOutside(_ incomingItems: [IncomingItem], of seat: PointerID) -> [DragItem]
  {
    guard let outside = state.pointers[seat.index].seat?.externalView,
      var content = scene[outside].collection
    else { return [] }
    let items = incomingItems.map { incoming in
      let item = freeItem(incoming.name, from: seat, in: content)
      _ = content.changeOrNil { order throws(SnapshotError<Int, ItemID>) in
        let end = GapIndex(section: 0, item: order.numberOfItems)
        _ = try order.insert([item], at: end)
      }
      providers[ItemReference(view: outside, item: item)] = incoming.provider
      return DragItem(item: item, origin: outside)
    }
    scene[outside].collection = content
    return items
  }

  /// An item with a name that no other external item has, or with a number if it has no name.
  mutating func freeItem(
    _ name: String, from seat: PointerID, in content: CollectionContent
  ) -> ItemID {
    if name.isEmpty {
      state.pointers[seat.index].seat?.itemCount += 1
      let number = state.pointers[seat.index].seat?.itemCount ?? 1
      return names.item(named: "\(pointerNames[seat])-\(number)")
    }
    let item = names.item(named: name)
    guard content.order.contains(item) else { return item }
    guard let view = state.pointers[seat.index].seat?.externalView else { return item }
    var number = outsideNumbers[view]?.first(of: name) ?? 2
    while content.order.contains(names.item(named: "\(name)-\(number)")) { number += 1 }
    let free = names.item(named: "\(name)-\(number)")
    outsideNumbers[view, default: OutsideNumbers()].take(number, of: name, for: free)
    return free
  }

  /// The provider of formats: a declared type for each format that has one, an address for a list
  /// of addresses, else the format as a type of its own; formats that are not valid types are
  /// skipped.
  func provider(of formats: [String]) -> ItemProvider {
    var provider = ItemProvider()
    for format in formats {
      for type in types.types(arrivingAs: format) {
        provider.register(Representation(type, .data([]), delivery: .manual, hostName: format))
      }
    }
    return provider
  }

  /// Removes the external items of a session.
  mutating func forgetOutside(_ drag: DragState) {
    // Few drags come from outside, and a pointer is copied for its seat.
    guard !seatsByView.isEmpty,
      let outside = state.pointers[drag.pointer.index].seat?.externalView, drag.source == outside,
      var content = scene[outside].collection
    else { return }
    let items = drag.items.filter { $0.origin == outside }
    _ = content.changeOrNil { order throws(SnapshotError<Int, ItemID>) in
      try order.delete(items.map { $0.item })
    }
    scene[outside].collection = content
    for item in items {
      providers.remove(item.reference)
      outsideNumbers[outside]?.leave(item.item)
    }
  }
}
