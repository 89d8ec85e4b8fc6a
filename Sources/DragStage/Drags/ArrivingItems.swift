/// An item of a drag, and its place among the session's items.
struct Arrival {
  let place: Int
  let item: DragItem
}

/// The items of a drag that a drop would bring: each once, without those that are gone from where
/// they were lifted (M11), and without those that the destination has taken already.
///
/// They follow from the session's items and the data, and are kept because every move asks for
/// them; they decide nothing by themselves, so any two are equal.
struct ArrivingItems: Hashable, Sendable {
  /// The items, in the order in which they joined first.
  private(set) var items: [Arrival] = []
  /// Which items have been met; unused while there is but one.
  private var seen: Set<DragItem> = []
  /// How many of the session's items have been looked at.
  private var lookedAt = 0
  private var takenCount = 0
  private var dataChanges: Int?

  /// Looks at the items that have joined since, or at all of them where anything else has changed.
  ///
  /// O(1) where nothing has, O(new items) where some have joined, else O(items).
  ///
  /// - Parameters:
  ///   - all: The session's items.
  ///   - taken: The places of those that the destination has taken.
  ///   - dataChanges: How often the data has changed.
  ///   - isThere: Whether an item still stands where it was lifted.
  mutating func update(
    _ all: [DragItem], without taken: Set<Int>, dataChanges: Int, _ isThere: (DragItem) -> Bool
  ) {
    if self.dataChanges != dataChanges || takenCount != taken.count {
      self.dataChanges = dataChanges
      takenCount = taken.count
      items.removeAll(keepingCapacity: true)
      seen = Set(taken.map { all[$0] })
      lookedAt = 0
    }
    guard lookedAt < all.count else { return }
    if all.count == 1, taken.isEmpty {
      if isThere(all[0]) { items.append(Arrival(place: 0, item: all[0])) }
    } else {
      if lookedAt == 1, seen.isEmpty { seen.insert(all[0]) }
      for place in lookedAt..<all.count {
        let item = all[place]
        guard seen.insert(item).inserted, isThere(item) else { continue }
        items.append(Arrival(place: place, item: item))
      }
    }
    lookedAt = all.count
  }

  static func == (left: ArrivingItems, right: ArrivingItems) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
