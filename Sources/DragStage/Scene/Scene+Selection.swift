import DragItems

extension Scene {
  /// The selected items of a view in the order in which they are displayed; O(items of the view).
  func selection(of view: ViewID) -> [ItemReference] {
    guard let selected = selections[view] else { return [] }
    let items: [ItemID] =
      switch self[view].content {
      case .item(let item, _): [item]
      case .collection(let kept): kept.content.sections.flatMap { $0 }
      }
    return items.filter { selected.contains($0) && self[view].holds($0) }
      .map { ItemReference(view: view, item: $0) }
  }

  /// The items that a lift takes: the pressed one represents a selection that it belongs to.
  ///
  /// The selection comes in the order of display, so that the last item lies on top (CONTRACT-03).
  mutating func liftedItems(_ given: OfferedItems, pressed: ItemReference) -> [DragItem] {
    guard given == .pressed, !selections.isEmpty, self[pressed.view].options.dragsSelection,
      selections[pressed.view]?.contains(pressed.item) == true
    else { return dragItems(given, pressed: pressed) }
    return selection(of: pressed.view).map { DragItem(item: $0.item, origin: $0.view) }
  }

  /// The items that a source offers, if they are in its view.
  mutating func dragItems(_ given: OfferedItems, pressed: ItemReference) -> [DragItem] {
    switch given {
    case .none: []
    case .pressed:
      offers(pressed) ? [DragItem(item: pressed.item, origin: pressed.view)] : []
    case .named(let items):
      items.filter { offers($0) }
        .map { DragItem(item: $0.item, origin: $0.view) }
    }
  }
}
