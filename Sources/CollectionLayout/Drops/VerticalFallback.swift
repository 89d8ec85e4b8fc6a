package import DragGeometry

/// The well-known rule for a drop without a destination: the nearest visible cell by height (H7–H9).
///
/// It answers with a path, which is a ``DragGeometry/FinalIndex`` for one item that moves inside
/// its section and a ``DragGeometry/GapIndex`` for all others.
package struct VerticalFallback: Hashable, Sendable {
  /// The vertical distance that is already too far, in points (H8).
  package var radius: Double

  /// Makes the rule.
  package init(radius: Double = 100) {
    self.radius = radius
  }

  /// What each of the three steps found (H7).
  package struct Answer: Hashable, Sendable {
    /// The path that came from outside, whatever it is.
    package var system: Slot?
    /// The item under the point; looked for even where a path came from outside.
    package var hit: Slot?
    /// The nearest visible item; looked for only where nothing is under the point.
    package var nearest: Slot?

    /// Makes an answer.
    package init(system: Slot? = nil, hit: Slot? = nil, nearest: Slot? = nil) {
      self.system = system
      self.hit = hit
      self.nearest = nearest
    }

    /// The first of the three that is there (H7).
    package var slot: Slot? { system ?? hit ?? nearest }

    /// Where a drop goes, counted in the order before it.
    ///
    /// A path is a final index for an item that moves inside its section, and a gap for all others.
    ///
    /// - Parameter source: The item that moves, where it is one local item; nil for all other drops.
    /// - Returns: The gap, or nil where nothing was found.
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
  ///   - system: A path that came from outside, which wins.
  ///   - geometry: The places of the items.
  ///   - visible: What of the content is seen.
  /// - Returns: What each step found; a drop is forbidden where none found anything (H10).
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

  /// What the third step looks for (H8).
  func query(visible: Rect) -> NearestQuery {
    NearestQuery(
      metric: .axisCenter(.vertical),
      radius: radius,
      candidates: .visible(in: visible)
    )
  }
}
