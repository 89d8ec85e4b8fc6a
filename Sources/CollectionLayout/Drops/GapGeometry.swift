package import DragGeometry

/// The places of a collection while a gap is open in it (H5).
///
/// There are as many places as the items that stay and those of the gap, never one more cell than
/// that. Items are named by their slots in the order without the gap, as drops are.
package struct GapGeometry: Sendable {
  /// What stands in a place of the gap.
  package struct Place: Hashable, Sendable {
    /// Its own size, which a flow reads, and a list along its axis; nil for that of the layout.
    package var size: Size?
    /// How much of a row it takes in the two-column layout.
    package var style: Layout.TwoColumn.Style

    /// Makes a place.
    package init(size: Size? = nil, style: Layout.TwoColumn.Style = .compact) {
      self.size = size
      self.style = style
    }
  }

  /// Where the gap is, in the order without it.
  package let gap: GapIndex
  /// The number of places in the gap.
  package let placeCount: Int
  /// The places of all: of the items that stay and of the gap.
  package let geometry: LayoutGeometry
  /// The items that have left their places, ascending.
  private let lifted: [Slot]

  /// Opens a gap: O(sections and exact frames) on rows and grids, O(n) on all others.
  ///
  /// - Parameters:
  ///   - gap: Where the gap is, counted with the lifted items in their places.
  ///   - places: What stands in the gap.
  ///   - base: The places without the gap.
  ///   - lifted: Items that have left their places, as those do that are moved inside a collection.
  /// - Throws: `pastTheEnd` for a gap or an item that is not there, or what the places lack.
  package init(
    opening gap: GapIndex,
    of places: [Place],
    in base: LayoutGeometry,
    lifting lifted: some Sequence<Slot> = []
  ) throws(LayoutError) {
    let counts = base.itemCounts
    guard counts.indices.contains(gap.section), gap.item >= 0, gap.item <= counts[gap.section]
    else { throw .pastTheEnd(Slot(section: gap.section, item: gap.item)) }
    let sorted = Set(lifted).sorted()
    if let missing = sorted.first(where: { !$0.exists(in: counts) }) { throw .pastTheEnd(missing) }
    self.gap = gap
    placeCount = places.count
    self.lifted = sorted
    let shift = GapShift(gap: gap, placeCount: places.count, lifted: sorted)
    geometry = try base.shifted(by: shift, opening: places)
  }

  /// The frame of an item by its slot in the order without the gap; nil for a lifted one, and past
  /// the end (L8).
  package func frame(of slot: Slot) -> Rect? {
    shift.shown(slot).flatMap { geometry.frame(of: $0) }
  }

  /// The frame of a place in the gap, from 0; nil past the end.
  package func frame(ofPlace place: Int) -> Rect? {
    guard place >= 0, place < placeCount else { return nil }
    return geometry.frame(of: shift.slot(ofPlace: place))
  }

  private var shift: GapShift { GapShift(gap: gap, placeCount: placeCount, lifted: lifted) }
}
