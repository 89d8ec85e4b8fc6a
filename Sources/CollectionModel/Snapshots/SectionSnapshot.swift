/// The items of one section, in order and without levels, each once (D9).
public struct SectionSnapshot<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// Why items were refused.
  public enum Failure: Error, Hashable {
    /// Identifiers in a section snapshot must be unique (D9).
    case repeatedItem(ItemID)
  }

  /// The items, in order.
  public private(set) var itemIDs: [ItemID] = []
  private var members: Set<ItemID> = []

  /// Makes a section snapshot without items.
  public init() {}

  /// Makes a section snapshot of items.
  ///
  /// - Throws: An item that is named twice.
  public init(_ items: [ItemID]) throws(Failure) {
    try append(items)
  }

  /// The items of a section of a snapshot, which are unique already.
  init(unique items: [ItemID]) {
    itemIDs = items
    members = Set(items)
  }

  /// Adds items at the end.
  ///
  /// - Throws: An item that is here already or is named twice; nothing changes then.
  public mutating func append(_ items: [ItemID]) throws(Failure) {
    var members = members
    for item in items where !members.insert(item).inserted { throw .repeatedItem(item) }
    self.members = members
    itemIDs += items
  }

  /// Whether an item is there.
  public func contains(_ item: ItemID) -> Bool {
    members.contains(item)
  }
}
