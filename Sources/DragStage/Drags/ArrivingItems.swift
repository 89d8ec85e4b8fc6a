/// An item of a drag, and its index among the session's items.
struct Arrival {
  let place: Int
  let item: DragItem
}

/// The items of a drag that a drop would bring: each once, without items that were removed from
/// their source (M11) or that another drop moves, and without those that the destination has taken already.
///
/// They are derived from the session's items and the data, and cached because every move reads
/// them; any two values are therefore equal.
struct ArrivingItems: Hashable, Sendable {
  /// The items, in the order in which they joined first.
  private(set) var items: [Arrival] = []
  /// Each item that was visited and is not taken, once, whether or not it is there; unused while there is only one.
  private var distinct: [Arrival] = []
  /// The items that were visited; unused while there is only one.
  private var seen: Set<DragItem> = []
  /// The number of the session's items that were visited.
  private var lookedAt = 0
  private var takenCount = 0
  private var dataChanges: Int?
  private var moves = false

  /// True if no item has joined, left or been taken since the last update, and the operation is the same; O(1).
  func isCurrent(
    _ count: Int, without takenCount: Int, dataChanges: Int, moves: Bool
  ) -> Bool {
    self.dataChanges == dataChanges && self.takenCount == takenCount && lookedAt >= count
      && self.moves == moves
  }

  /// Visits the items that have joined since, or all of them if anything else has changed.
  ///
  /// O(1) if nothing has changed, O(new items) if some have joined, else O(items); where the data alone has changed, none
  /// is hashed.
  ///
  /// - Parameters:
  ///   - all: The session's items.
  ///   - taken: The indices of those that the destination has taken.
  ///   - dataChanges: The number of times the data has changed.
  ///   - moves: True if the drop would move the items.
  ///   - isThere: True if an item is still where it was lifted, and the drop can have it.
  mutating func update(
    _ all: [DragItem], without taken: Set<Int>, dataChanges: Int, moves: Bool,
    _ isThere: (DragItem) -> Bool
  ) {
    if self.dataChanges != dataChanges || takenCount != taken.count || self.moves != moves {
      self.dataChanges = dataChanges
      self.moves = moves
      items.removeAll(keepingCapacity: true)
      if takenCount == taken.count, !distinct.isEmpty {
        for arrival in distinct where isThere(arrival.item) { items.append(arrival) }
      } else {
        takenCount = taken.count
        if !taken.isEmpty || !seen.isEmpty { seen = Set(taken.map { all[$0] }) }
        distinct.removeAll(keepingCapacity: true)
        lookedAt = 0
      }
    }
    guard lookedAt < all.count else { return }
    if all.count == 1, taken.isEmpty {
      if isThere(all[0]) { items.append(Arrival(place: 0, item: all[0])) }
    } else {
      if lookedAt == 1, seen.isEmpty {
        seen.insert(all[0])
        distinct.append(Arrival(place: 0, item: all[0]))
      }
      for place in lookedAt..<all.count {
        let item = all[place]
        guard seen.insert(item).inserted else { continue }
        distinct.append(Arrival(place: place, item: item))
        if isThere(item) { items.append(Arrival(place: place, item: item)) }
      }
    }
    lookedAt = all.count
  }

  static func == (left: ArrivingItems, right: ArrivingItems) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
