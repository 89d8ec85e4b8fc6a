package import DragGeometry

/// The items that intersect a rectangle, in index order.
///
/// Items of the layout are found during iteration; exact frames are searched at its start.
package struct IntersectingSlots: Sequence, Sendable {
  let geometry: LayoutGeometry
  let rect: Rect

  /// Starts from the first item.
  package func makeIterator() -> Iterator {
    Iterator(geometry, rect)
  }

  /// An iterator that finds one item after the other.
  package struct Iterator: IteratorProtocol, Sendable {
    private let geometry: LayoutGeometry
    private let rect: Rect
    private var lines: LineCursor
    private var section = 0
    private var items = 0..<0
    private var overrides: ArraySlice<Int>
    private var nextArranged: Slot?
    private var nextOverride: Slot?

    init(_ geometry: LayoutGeometry, _ rect: Rect) {
      let rect = rect.transposed(geometry.plane.isTransposed)
      self.geometry = geometry
      self.rect = rect
      lines = LineCursor(geometry.arrangement, meeting: rect)
      overrides = geometry.overrides.indices(intersecting: rect)[...]
      nextArranged = advanceArranged()
      nextOverride = advanceOverride()
    }

    /// The next item, or nil after the last one.
    package mutating func next() -> Slot? {
      if let arranged = nextArranged, nextOverride.map({ arranged < $0 }) ?? true {
        nextArranged = advanceArranged()
        return arranged
      }
      let override = nextOverride
      nextOverride = advanceOverride()
      return override
    }

    private mutating func advanceArranged() -> Slot? {
      while true {
        while let item = items.popFirst() {
          let slot = Slot(section: section, item: item)
          let isMet = geometry.arrangement.frame(of: slot)?.intersects(rect) ?? false
          if isMet, !geometry.overrides.contains(slot) { return slot }
        }
        guard let line = lines.next(in: geometry.arrangement) else { return nil }
        (section, items) = (line.section, line.items)
      }
    }

    private mutating func advanceOverride() -> Slot? {
      overrides.popFirst().map { geometry.overrides.slots[$0] }
    }
  }
}
