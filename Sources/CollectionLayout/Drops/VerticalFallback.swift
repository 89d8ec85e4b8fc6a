package import DragGeometry

/// The common rule for a drop without a destination: the vertically nearest visible cell (H7–H9).
///
/// It returns a path, which is a ``DragGeometry/FinalIndex`` for one item that moves within its
/// section and a ``DragGeometry/GapIndex`` for all others.
package struct VerticalFallback: Hashable, Sendable {
  /// The vertical distance that is too far, in points (H8).
  package var radius: Double

  /// Makes the rule.
  package init(radius: Double = 100) {
    self.radius = radius
  }

  /// The results of the three steps (H7).
  package struct Answer: Hashable, Sendable {
    /// The path that the system provided, without validation.
    package var system: Slot?
    /// The item under the point; searched for even if the system provided a path.
    package var hit: Slot?
    /// The nearest visible item; searched for only if no item is under the point.
    package var nearest: Slot?

    /// Makes an answer.
    package init(system: Slot? = nil, hit: Slot? = nil, nearest: Slot? = nil) {
      self.system = system
      self.hit = hit
      self.nearest = nearest
    }

    /// The first of the three results that exists (H7).
    package var slot: Slot? { system ?? hit ?? nearest }

    /// The target of a drop, in the order before it.
    ///
    /// A path is a final index for an item that moves within its section, and a gap for all others.
    ///
    /// - Parameter source: The moved item, if it is one local item; nil for all other drops.
    /// - Returns: The gap, or nil if no step had a result.
    package func gap(movingFrom source: Slot?) -> GapIndex? {
      guard let slot else { return nil }
      guard let source else { return GapIndex(section: slot.section, item: slot.item) }
      return FinalIndex(section: slot.section, item: slot.item).gap(movingFrom: source)
    }
  }

  /// Resolves a point in content coordinates.
  ///
  /// - Parameters:
  ///   - point: The pointer.
  ///   - system: A path that the system provided, which takes precedence.
  ///   - geometry: The geometry of the items.
  ///   - visible: The visible part of the content.
  /// - Returns: The results of the steps; the drop is forbidden if there is none (H10).
  package func resolve(
    _ point: Point,
    system: Slot? = nil,
    in geometry: LayoutGeometry,
    visible: Rect
  ) -> Answer {
    let hit = geometry.slot(at: point)
    let nearest = hit == nil ? geometry.nearest(to: point, query(visible: visible))?.slot : nil
    return Answer(system: system, hit: hit, nearest: nearest)
  }

  /// The query of the third step (H8).
  func query(visible: Rect) -> NearestQuery {
    NearestQuery(
      metric: .axisCenter(.vertical),
      radius: radius,
      candidates: .visible(in: visible)
    )
  }
}
