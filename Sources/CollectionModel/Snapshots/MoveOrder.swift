public import DragGeometry

/// The order in which several items arrive together (M3).
@usableFromInline package enum MoveOrder: Hashable, Sendable, CaseIterable {
  /// As they are given: the order in which they joined the drag.
  case session
  /// As in their collection, by section and item.
  case collection

  /// Sorts elements by this order; the slots are those of their items.
  @inlinable func arranged<Element>(_ elements: [Element], by places: [Slot]) -> [Element] {
    switch self {
    case .session: elements
    case .collection: zip(places, elements).sorted { $0.0 < $1.0 }.map { $0.1 }
    }
  }
}
