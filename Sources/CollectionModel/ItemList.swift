/// The items of one section, in order; how they are kept is known here and nowhere else.
struct ItemList<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// All items, in order.
  private(set) var items: [ItemID]

  init(_ items: [ItemID] = []) {
    self.items = items
  }

  var count: Int { items.count }

  subscript(position: Int) -> ItemID { items[position] }

  /// Takes items out and puts others in, by one merge from the first place that changes: O(n).
  ///
  /// - Parameters:
  ///   - edit: The places that leave and the places that are filled.
  ///   - arrivals: The items that fill the places, in their order.
  mutating func apply(_ edit: IndexMap.Edit, arrivals: ArraySlice<ItemID>) {
    let start = edit.firstChange
    var survivors = start
    var leaving = edit.leaving.makeIterator()
    var nextLeaving = leaving.next()
    var merged = Array(items[..<start])
    merged.reserveCapacity(edit.newCount(from: count))
    var places = edit.arriving.makeIterator()
    var nextPlace = places.next()
    var arriving = arrivals.makeIterator()
    while true {
      if merged.count == nextPlace, let item = arriving.next() {
        merged.append(item)
        nextPlace = places.next()
      } else if survivors == nextLeaving {
        survivors += 1
        nextLeaving = leaving.next()
      } else if survivors < items.count {
        merged.append(items[survivors])
        survivors += 1
      } else {
        break
      }
    }
    items = merged
  }
}
