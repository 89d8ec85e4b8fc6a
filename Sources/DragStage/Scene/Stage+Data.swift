import CollectionLayout
import CollectionModel
public import DragGeometry
public import DragItems

extension Stage {
  /// Puts new items into a collection's data, as an application does under a running drag.
  ///
  /// - Parameters:
  ///   - items: The names of the new items, each once.
  ///   - gap: Where they go, with placeholders counted.
  ///   - view: The collection.
  /// - Throws: An item that is there already or in another collection of its store, a gap past the
  ///   end, or a view that is not a collection.
  public func insert(_ items: [String], at gap: GapIndex, in view: ViewID) throws(StageError) {
    try core.checkFree(items, at: view)
    try core.update(view, [.insert(items, at: gap)])
    finishChange()
  }

  /// Moves items inside a collection's data, as an application does under a running drag.
  ///
  /// - Parameters:
  ///   - items: The items, each once; they arrive as one run in this order (M2).
  ///   - gap: Where they go, in the order before the move, with placeholders counted.
  ///   - view: The collection.
  /// - Throws: An item that is not there or stands twice, a gap past the end, or a view that is no
  ///   collection.
  public func move(_ items: [ItemID], to gap: GapIndex, in view: ViewID) throws(StageError) {
    try core.update(view, [.move(items, to: gap)])
    finishChange()
  }

  /// Fills a section of a collection further, as a part of setting the stage: it is not traced.
  ///
  /// - Parameters:
  ///   - items: The names of the new items, each once.
  ///   - section: The section, which is there.
  ///   - view: The collection.
  /// - Throws: An item that is there already, a section past the end, or a view that is not a collection.
  public func append(
    _ items: [String], toSection section: Int = 0, of view: ViewID
  ) throws(StageError) {
    let count = core.scene[view].collection?.order.numberOfItems(inSection: section) ?? 0
    let ids = items.map { core.names.item(named: $0) }
    try append(ids, at: GapIndex(section: section, item: count), of: view)
  }

  /// Fills a section further with numbered items, as a part of setting the stage.
  ///
  /// A name of them is made when it is asked for, so that a million items cost no million texts.
  ///
  /// - Parameters:
  ///   - prefix: What stands before the number in each name.
  ///   - numbers: The numbers, none of them negative.
  ///   - section: The section, which is there.
  ///   - view: The collection.
  /// - Throws: An item that is there already, a negative number or more than 2²⁴ of them, a section
  ///   past the end, or a view that is not a collection.
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

  /// Takes an item out of a view's data, as an application does under a running drag.
  ///
  /// - Parameter item: The item.
  /// - Throws: An item that is not there.
  public func delete(_ item: ItemReference) throws(StageError) {
    guard core.scene[item.view].holds(item.item) else { throw .unknownItem(core.names[item.item]) }
    core.remove([DragItem(item: item.item, origin: item.view)], session: nil)
    core.contentChanged()
    finishChange()
  }

  /// Scrolls a collection, or a plain view with a content of its own: another part of it is seen.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - step: How far, in points; the offset stays inside the content.
  /// - Throws: A view that does not scroll, or a step that is not a finite number.
  public func scroll(_ view: ViewID, by step: Point) throws(StageError) {
    guard step.isFinite else { throw .notFinite }
    guard var position = core.scene[view].scrollPosition else {
      throw .doesNotScroll(core.scene[view].name)
    }
    position.offset = position.offset + step
    core.scene[view].scrollPosition = position
    core.recordScroll(of: view)
    core.placesChanged()
    finishChange()
  }

  /// Selects items of a view, and no others of it.
  ///
  /// With ``ViewOptions/dragsSelection`` a lift of one of them takes them all (CONTRACT-47).
  ///
  /// - Parameters:
  ///   - items: The items; none clears the selection.
  ///   - view: The view that they stand in.
  /// - Throws: ``StageError/unknownItem(_:)`` for an item that is not there; nothing has changed.
  public func select(_ items: [ItemReference], in view: ViewID) throws(StageError) {
    guard view.index < core.scene.views.count else { throw .unknownName("view \(view.rawValue)") }
    for item in items where item.view != view || !core.scene[view].holds(item.item) {
      throw .unknownItem(core.names[item.item])
    }
    core.scene.selections[view] = items.isEmpty ? nil : Set(items.map { $0.item })
    core.record(.selected(view, items.map { $0.item }), session: nil)
  }
}
