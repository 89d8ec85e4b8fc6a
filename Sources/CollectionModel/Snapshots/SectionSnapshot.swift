/// The items of one section, in order and without hierarchy, each once (D9).
package struct SectionSnapshot<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The reason that items were rejected.
  package enum Failure: Error, Hashable {
    /// Identifiers in a section snapshot must be unique (D9).
    case repeatedItem(ItemID)
  }

  /// The items, in order.
  package private(set) var itemIDs: [ItemID] = []
  private var members: Set<ItemID> = []

  /// Makes a section snapshot without items.
  package init() {}

  /// Makes a section snapshot of items.
  ///
  /// - Throws: ``Failure`` if an item is named twice.
  package init(_ items: [ItemID]) throws(Failure) {
    try append(items)
  }

  /// The items of a section of a snapshot, which are unique already.
  init(unique items: [ItemID]) {
    itemIDs = items
    members = Set(items)
  }

  /// Appends items.
  ///
  /// - Throws: ``Failure`` if an item exists already or is named twice; nothing changes then.
  package mutating func append(_ items: [ItemID]) throws(Failure) {
    var members = members
    for item in items where !members.insert(item).inserted { throw .repeatedItem(item) }
    self.members = members
    itemIDs += items
  }
}
