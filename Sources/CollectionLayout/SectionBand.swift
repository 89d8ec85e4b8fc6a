import DragGeometry

/// The vertical edges of one section, from its header down to its footer (L5).
///
/// Each edge is the one above it plus a distance, so that edges never come out of order by rounding.
struct SectionBand: Sendable {
  /// The number of items.
  let count: Int
  /// The top of the header.
  let top: Double
  /// The top of the first line.
  let itemsTop: Double
  /// The bottom of the last line; the top of the first where there is none.
  let itemsBottom: Double
  /// The top of the footer.
  let footerTop: Double
  /// The bottom of the footer.
  let bottom: Double

  /// Stacks a section's parts from its top downwards.
  init(
    count: Int,
    top: Double,
    frame: SectionFrame,
    itemsBottom: (_ itemsTop: Double) -> Double
  ) {
    self.count = count
    self.top = top
    itemsTop = top + frame.header + frame.inset.top
    self.itemsBottom = itemsBottom(itemsTop)
    footerTop = self.itemsBottom + frame.inset.bottom
    bottom = footerTop + frame.footer
  }

  /// Whether the section has no items and no height.
  var isLine: Bool { count == 0 && bottom == top }
}

/// What surrounds the lines of every section.
struct SectionFrame: Sendable {
  let header: Double
  let footer: Double
  let inset: Insets
}
