import CollectionLayout
import CollectionModel
public import DragGeometry
public import DragItems

extension Stage {
  /// Inserts new items into a collection's data, also during a drag.
  ///
  /// - Parameters:
  ///   - items: The names of the new items, each once.
  ///   - gap: The target gap, including placeholders.
  ///   - view: The collection.
  /// - Throws: An error for an item that exists already or is in another collection of its store, a
  ///   gap past the end, or a view that is not a collection.
  public func insert(_ items: [String], at gap: GapIndex, in view: ViewID) throws(StageError) {
    try core.checkFree(items, at: view)
    try core.update(view, [.insert(items, at: gap)])
    finishChange()
  }

  /// Moves items within a collection's data, also during a drag.
  ///
  /// - Parameters:
  ///   - items: The items, each once; they are inserted as one run in this order (M2).
  ///   - gap: The target gap, in the order before the move, including placeholders.
  ///   - view: The collection.
  /// - Throws: An error for an item that is missing or given twice, a gap past the end, or a view
  ///   that is not a collection.
  public func move(_ items: [ItemID], to gap: GapIndex, in view: ViewID) throws(StageError) {
    try core.update(view, [.move(items, to: gap)])
    finishChange()
  }

  /// Appends items to a section of a collection during setup, without a trace.
  ///
  /// - Parameters:
  ///   - items: The names of the new items, each once.
  ///   - section: An existing section.
  ///   - view: The collection.
  /// - Throws: An error for an item that exists already, a section past the end, or a view that is
  ///   not a collection.
  public func append(
    _ items: [String], toSection section: Int = 0, of view: ViewID
  ) throws(StageError) {
    let count = core.scene[view].collection?.order.numberOfItems(inSection: section) ?? 0
    let ids = items.map { core.names.item(named: $0) }
    try append(ids, at: GapIndex(section: section, item: count), of: view)
  }

  /// Appends numbered items to a section during setup.
  ///
  /// Their names are created on demand, so that a million items do not need a million strings.
  ///
  /// - Parameters:
  ///   - prefix: The text before the number in each name.
  ///   - numbers: The numbers, none of them negative.
  ///   - section: An existing section.
  ///   - view: The collection.
  /// - Throws: An error for an item that exists already, a negative number or more than 2²⁴ of
  ///   them, a section past the end, or a view that is not a collection.
  public func append(
    numbered prefix: String, _ numbers: ClosedRange<Int>, toSection section: Int = 0,
    of view: ViewID
  ) throws(StageError) {
    guard numbers.lowerBound >= 0, numbers.upperBound - numbers.lowerBound < 1 << 24 else {
      throw .badNumbers
    }
    let count = core.scene[view].collection?.order.numberOfItems(inSection: section) ?? 0
    let ids = core.names.items(named: NumberedNames(prefix: prefix, numbers: numbers))
    try append(ids, at: GapIndex(section: section, item: count), of: view)
  }

  private func append(_ ids: [ItemID], at gap: GapIndex, of view: ViewID) throws(StageError) {
    guard core.scene[view].collection != nil else { throw .unknownItem(core.scene[view].name) }
    guard core.boundStores[view] == nil else { throw .bound(core.scene[view].name) }
    do throws(ContentError) {
      try core.scene.change(view) { content throws(ContentError) in
        try content.fill(with: ids, at: gap)
      }
    } catch {
      throw core.refusal(for: error)
    }
    core.dataChanges &+= 1
  }

  /// Deletes an item from a view's data, also during a drag.
  ///
  /// - Parameter item: The item.
  /// - Throws: An error if the item does not exist.
  public func delete(_ item: ItemReference) throws(StageError) {
    guard core.scene[item.view].holds(item.item) else { throw .unknownItem(core.names[item.item]) }
    core.remove([DragItem(item: item.item, origin: item.view)], session: nil)
    core.contentChanged()
    finishChange()
  }
}
