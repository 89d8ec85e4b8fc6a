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
  /// What is known of the item at an index.
  private struct Marks: OptionSet {
    let rawValue: UInt8
    /// It is there, and the drop can have it.
    static let isThere = Marks(rawValue: 1)
    /// The destination has taken it.
    static let isTaken = Marks(rawValue: 2)
    /// It joined before, at a lower index.
    static let isRepeated = Marks(rawValue: 4)
  }

  /// The number of the items.
  private(set) var count = 0
  /// The items as they were listed last, in the order in which they joined first.
  private var list: [Arrival] = []
  /// True if the list is that of the present items.
  private var isListed = true
  /// The marks of the items that were visited; unused while there is only one.
  private var marks: [Marks] = []
  private var places = ItemPlaces()
  /// The number of the session's items that were visited.
  private var lookedAt = 0
  private var takenCount = 0
  /// The version of the data at the last update, and the position in its log.
  private var version: Int?
  private var position = 0
  private var moves = false
  private var lookedAtAll = false

  /// True if no item has joined, left or been taken since the last update, and the operation is the same; O(1).
  func isCurrent(_ count: Int, without takenCount: Int, version: Int, moves: Bool) -> Bool {
    self.version == version && self.takenCount == takenCount && lookedAt >= count
      && self.moves == moves
  }

  /// The items, in the order in which they joined first: O(1), or O(items) if one of those before the last has come or gone.
  mutating func listed(from all: [DragItem]) -> [Arrival] {
    if !isListed {
      list.removeAll(keepingCapacity: true)
      for place in marks.indices where marks[place] == .isThere {
        list.append(Arrival(place: place, item: all[place]))
      }
      isListed = true
    }
    return list
  }

  /// The indices of an item among the session's items, ascending.
  mutating func indices(of item: DragItem, in all: [DragItem]) -> [Int] {
    places.extend(to: all)
    return places.all(of: item, in: all)
  }

  /// Visits the items that have joined since, and those that have changed; all of them if it is not known which have.
  ///
  /// O(1) if nothing has changed, else O(items that have joined or changed), or O(items).
  ///
  /// - Parameters:
  ///   - all: The session's items.
  ///   - taken: The indices of those that the destination has taken.
  ///   - log: The changes of the data.
  ///   - moves: True if the drop would move the items.
  ///   - looksAtAll: True if other items than those in the log may have changed.
  ///   - isThere: True if an item is still where it was lifted, and the drop can have it.
  mutating func update(
    _ all: [DragItem], without taken: Set<Int>, after log: PresenceLog, moves: Bool,
    looksAtAll: Bool = false, _ isThere: (DragItem) -> Bool
  ) {
    if isCurrent(all.count, without: taken.count, version: log.version, moves: moves) { return }
    let isKnown = version != nil && moves == self.moves && !looksAtAll && !lookedAtAll
    lookedAtAll = looksAtAll
    let changed = isKnown ? log.items(from: position) : nil
    version = log.version
    position = log.end
    self.moves = moves
    if all.count == 1 {
      visitOnly(all[0], isTaken: !taken.isEmpty, isThere)
      takenCount = taken.count
      return
    }
    beginMarks(of: all)
    if let changed {
      for reference in changed {
        let item = DragItem(item: reference.item, origin: reference.view)
        guard let place = places.first(of: item, in: all), place < marks.count else { continue }
        mark(.isThere, isThere(item), at: place)
      }
    } else {
      for place in marks.indices where !marks[place].contains(.isRepeated) {
        mark(.isThere, isThere(all[place]), at: place)
      }
    }
    visitNew(of: all, isThere)
    if takenCount != taken.count { markTaken(taken, of: all) }
  }

  /// Gives an item another origin, as it is in another view now; it is looked at again by the next update.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - other: What it is from now on.
  ///   - all: The session's items, still with the item itself.
  mutating func rename(_ item: DragItem, to other: DragItem, in all: [DragItem]) {
    places.extend(to: all)
    guard places.first(of: other, in: all) == nil else { return self = ArrivingItems() }
    places.rename(item, to: other)
    version = nil
    isListed = isListed && list.isEmpty
  }

  private mutating func visitOnly(
    _ item: DragItem, isTaken: Bool, _ isThere: (DragItem) -> Bool
  ) {
    list.removeAll(keepingCapacity: true)
    if !isTaken, isThere(item) { list.append(Arrival(place: 0, item: item)) }
    count = list.count
    lookedAt = 1
    isListed = true
  }

  /// Marks the item that was the only one, if there is none with marks.
  private mutating func beginMarks(of all: [DragItem]) {
    places.extend(to: all)
    guard marks.isEmpty, lookedAt == 1 else { return }
    // Whether one that was taken is there was not asked.
    if takenCount == 0 {
      marks.append(list.isEmpty ? [] : .isThere)
    } else {
      (lookedAt, takenCount, count) = (0, 0, 0)
    }
  }

  private mutating func visitNew(of all: [DragItem], _ isThere: (DragItem) -> Bool) {
    for place in marks.count..<max(marks.count, all.count) {
      if places.first(of: all[place], in: all) != place {
        marks.append(.isRepeated)
        continue
      }
      marks.append([])
      guard isThere(all[place]) else { continue }
      marks[place] = .isThere
      count += 1
      if isListed { list.append(Arrival(place: place, item: all[place])) }
    }
    lookedAt = all.count
  }

  private mutating func markTaken(_ taken: Set<Int>, of all: [DragItem]) {
    takenCount = taken.count
    let items = Set(taken.compactMap { places.first(of: all[$0], in: all) })
    for place in marks.indices where !marks[place].contains(.isRepeated) {
      mark(.isTaken, items.contains(place), at: place)
    }
  }

  /// Marks an item as taken, or as one to be chosen for again, without a look at the others.
  ///
  /// - Parameters:
  ///   - isTaken: True if it is taken.
  ///   - place: The first index of the item.
  ///   - before: The number of indices that were taken before, as the last update must have found it.
  ///   - after: The number of those that are taken now.
  mutating func setTaken(_ isTaken: Bool, at place: Int, from before: Int, to after: Int) {
    guard takenCount == before, marks.indices.contains(place) else { return }
    takenCount = after
    mark(.isTaken, isTaken, at: place)
  }

  private mutating func mark(_ mark: Marks, _ isMarked: Bool, at place: Int) {
    let before = marks[place]
    if isMarked { marks[place].insert(mark) } else { marks[place].remove(mark) }
    guard (before == .isThere) != (marks[place] == .isThere) else { return }
    count += marks[place] == .isThere ? 1 : -1
    isListed = false
  }

  static func == (left: ArrivingItems, right: ArrivingItems) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
