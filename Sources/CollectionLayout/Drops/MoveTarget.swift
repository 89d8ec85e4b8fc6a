package import DragGeometry

/// The target of an item that is moved through a collection, from one event to the next (H3).
package struct MoveTarget: Hashable, Sendable {
  /// Where the item came from.
  package let original: Slot
  /// Where it would go now.
  package private(set) var current: Slot

  /// Starts where the item is.
  package init(original: Slot) {
    self.original = original
    current = original
  }

  /// The target that is proposed at a point: the item there, or the present one where none is.
  ///
  /// Whoever has a say sees ``original``, ``current`` and this, and answers with ``settle(on:in:)``.
  package func proposal(at point: Point, in geometry: LayoutGeometry) -> Slot {
    geometry.slot(at: point) ?? current
  }

  /// Takes an answer, which is final.
  ///
  /// - Parameters:
  ///   - answer: The target; an item of a section that is there, or its end.
  ///   - geometry: The places of the items.
  /// - Returns: Whether there is another target than before; false also for an answer out of bounds,
  ///   which keeps the target (H3), and for the same one again, which is no event (L16).
  package mutating func settle(on answer: Slot, in geometry: LayoutGeometry) -> Bool {
    guard answer != current, geometry.itemCounts.indices.contains(answer.section),
      answer.item >= 0, answer.item <= geometry.itemCounts[answer.section]
    else { return false }
    current = answer
    return true
  }
}
