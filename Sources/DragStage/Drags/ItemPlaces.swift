/// The indices of a session's items, so that an item is found among many without a look at all of them.
///
/// They are derived from the items, and extended when items have joined; any two values are therefore equal.
struct ItemPlaces: Hashable, Sendable {
  /// The number of items that are looked at one after the other, as most drags carry few.
  private static let fewest = 4

  /// The number of the session's items that are included.
  private(set) var count = 0
  /// The first index of each item, while there are more than the fewest.
  private var firsts: [DragItem: Int] = [:]
  /// The other indices of an item that has joined several times.
  private var others: [DragItem: [Int]] = [:]

  /// Includes the items that have joined: O(new items).
  ///
  /// - Parameter all: The session's items, of which those that are included are unchanged.
  mutating func extend(to all: [DragItem]) {
    guard all.count > Self.fewest else { return }
    while count < all.count {
      if firsts[all[count]] == nil {
        firsts[all[count]] = count
      } else {
        others[all[count], default: []].append(count)
      }
      count += 1
    }
  }

  /// The first index of an item among the session's items, which are all included; nil if the session does not have it.
  func first(of item: DragItem, in all: [DragItem]) -> Int? {
    all.count > Self.fewest ? firsts[item] : all.firstIndex(of: item)
  }

  /// All indices of an item among the session's items, which are all included, ascending.
  func all(of item: DragItem, in all: [DragItem]) -> [Int] {
    guard all.count > Self.fewest else { return all.indices.filter { all[$0] == item } }
    guard let first = firsts[item] else { return [] }
    return [first] + others[item, default: []]
  }

  /// Gives an item another identity, which no other one has, at all of its indices.
  mutating func rename(_ item: DragItem, to other: DragItem) {
    firsts[other] = firsts.removeValue(forKey: item)
    others[other] = others.removeValue(forKey: item)
  }

  static func == (left: ItemPlaces, right: ItemPlaces) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
