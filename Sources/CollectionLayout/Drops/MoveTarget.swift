package import DragGeometry

/// The target of an item that is moved within a collection, across events (H3).
package struct MoveTarget: Hashable, Sendable {
  /// The original slot of the item.
  package let original: Slot
  /// The current target slot.
  package private(set) var current: Slot

  /// Starts at the item's slot.
  package init(original: Slot) {
    self.original = original
    current = original
  }

  /// The proposed target at a point: the item there, or the current target if there is none.
  ///
  /// A policy receives ``original``, ``current`` and this proposal; its answer is passed to
  /// ``settle(on:in:)``.
  package func proposal(at point: Point, in geometry: LayoutGeometry) -> Slot {
    geometry.slot(at: point) ?? current
  }

  /// Stores an answer, which is final.
  ///
  /// - Parameters:
  ///   - answer: The target; an item of an existing section, or its end.
  ///   - geometry: The geometry of the items.
  /// - Returns: True if the target changed; false for an answer out of bounds, which keeps the
  ///   target (H3), and for the same one again, which is not a change (L16).
  package mutating func settle(on answer: Slot, in geometry: LayoutGeometry) -> Bool {
    guard answer != current, geometry.itemCounts.indices.contains(answer.section),
      answer.item >= 0, answer.item <= geometry.itemCounts[answer.section]
    else { return false }
    current = answer
    return true
  }
}
