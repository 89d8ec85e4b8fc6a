import DragItems

/// An item of a drop, and where it has arrived.
public struct ArrivedItem: Hashable, Sendable {
  /// Its index among the items of the session.
  public let index: Int
  /// The item, as the session carries it.
  public let item: DragItem
  /// Where it is now.
  public let place: Place

  /// What represents an item at its destination.
  public enum Place: Hashable, Sendable {
    /// An item of the destination; a moved item keeps its identity, and a copy has one of its own.
    case row(ItemReference)
    /// A placeholder, until its data arrives.
    case placeholder(PlaceholderID)
  }
}

/// The rows of a drop's items at the destination, as far as they are not the items themselves.
///
/// Nothing that a stage does depends on them, only what a host draws; any two values are equal, so that a search does not take
/// two states apart by the names of copies.
struct ArrivedRows: Hashable, Sendable {
  /// The row by the item's index in the session; nil is an item without one.
  private var rows: [ItemID?] = []

  /// The row of the item at an index.
  subscript(place: Int) -> ItemID? { rows.indices.contains(place) ? rows[place] : nil }

  /// Sets the row of one of `count` items of a session; O(1) beside the first one's.
  mutating func set(_ row: ItemID, at place: Int, of count: Int) {
    while rows.count < count { rows.append(nil) }
    rows[place] = row
  }

  static func == (left: ArrivedRows, right: ArrivedRows) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension DropChoice {
  /// The row of the destination that it gives an item, or nil.
  var row: ItemID? {
    switch self {
    case .onto(let row), .into(let row, _): row.item
    case .placeholder(let placeholder, _): placeholder.reference.item
    case .target: nil
    }
  }
}
