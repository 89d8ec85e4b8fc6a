package import DragGeometry

/// What every layout says of its sections, whatever their cells are: the space around the cells and between them, and the room
/// before and behind them.
package struct SectionStyle: Hashable, Sendable {
  /// The free space around the cells of each section.
  package var inset: Insets
  /// The distance between two cells, in points.
  package var gap: Double
  /// The height of each section's header, in points; 0 for none.
  package var header: Double
  /// The height of each section's footer, in points; 0 for none.
  package var footer: Double

  /// The style that gives the same frames with swapped axes, if required.
  func transposed(_ isDue: Bool) -> SectionStyle {
    var style = self
    style.inset = inset.transposed(isDue)
    return style
  }

  func validate() throws(LayoutError) {
    try LayoutError.requireDistance(gap, "gap")
    try LayoutError.requireDistances(inset)
    try LayoutError.requireDistance(header, "header")
    try LayoutError.requireDistance(footer, "footer")
  }
}

/// The cells of a layout in sections of one style.
package protocol SectionedCells {
  /// The style of the sections.
  var section: SectionStyle { get set }
}
