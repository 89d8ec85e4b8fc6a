import CollectionModel
import DragItems

extension Stage {
  /// Selects items of a view, and no others of it.
  ///
  /// With ``ViewOptions/dragsSelection`` a lift of one of them takes them all (CONTRACT-47).
  ///
  /// - Parameters:
  ///   - items: The items; none clears the selection.
  ///   - view: The view that they stand in.
  /// - Throws: ``StageError/unknownItem(_:)`` for an item that is not there; nothing has changed.
  public func select(_ items: [ItemReference], in view: ViewID) throws(StageError) {
    guard view.index < scene.views.count else { throw .unknownName("view \(view.rawValue)") }
    for item in items where item.view != view || !scene[view].holds(item.item) {
      throw .unknownItem(names[item.item])
    }
    scene.selections[view] = items.isEmpty ? nil : Set(items.map(\.item))
  }

  /// The selected items of a view in the order in which they are displayed; O(items of the view).
  public func selection(of view: ViewID) -> [ItemReference] {
    guard let selected = scene.selections[view] else { return [] }
    let items: [ItemID] =
      switch scene[view].content {
      case .item(let item, _): [item]
      case .collection(let kept): kept.content.sections.flatMap(\.self)
      }
    return items.filter { selected.contains($0) && scene[view].holds($0) }
      .map { ItemReference(view: view, item: $0) }
  }

  /// The items that a lift takes: the pressed one stands for a selection that it belongs to.
  ///
  /// The selection comes in the order of display, so that the last item lies on top (CONTRACT-03).
  func liftedItems(_ given: OfferedItems, pressed: ItemReference) -> [DragItem] {
    guard given == .pressed, scene[pressed.view].options.dragsSelection,
      scene.selections[pressed.view]?.contains(pressed.item) == true
    else { return dragItems(given, pressed: pressed) }
    return selection(of: pressed.view).map { DragItem(item: $0.item, origin: $0.view) }
  }
}
