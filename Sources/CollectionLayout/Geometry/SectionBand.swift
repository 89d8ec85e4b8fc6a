import DragGeometry

/// The edges of one section along the scroll axis, from its header to its footer (L5).
///
/// Each edge is the previous one plus a distance, so that rounding cannot change their order. In a
/// mirrored layout the footer comes first.
struct SectionBand: Sendable {
  /// The number of items.
  let count: Int
  /// The least edge.
  let top: Double
  /// The least edge of the lines.
  let itemsTop: Double
  /// The greatest edge of the lines; the least if there are none.
  let itemsBottom: Double
  /// The greatest edge.
  let bottom: Double
  /// The least edge of the header.
  let headerTop: Double
  /// The least edge of the footer.
  let footerTop: Double

  /// Stacks a section's parts from its least edge on.
  init(
    count: Int,
    top: Double,
    frame: SectionFrame,
    itemsBottom: (_ itemsTop: Double) -> Double
  ) {
    self.count = count
    self.top = top
    itemsTop = top + frame.lead + frame.leadInset
    self.itemsBottom = itemsBottom(itemsTop)
    let trailTop = self.itemsBottom + frame.trailInset
    bottom = trailTop + frame.trail
    headerTop = frame.isMirrored ? trailTop : top
    footerTop = frame.isMirrored ? top : trailTop
  }

  /// Makes a section whose lines have exact frames.
  init(count: Int, from top: Double, to bottom: Double) {
    self.count = count
    self.top = top
    self.bottom = bottom
    itemsTop = top
    itemsBottom = bottom
    headerTop = top
    footerTop = bottom
  }

  private init(mirroring band: SectionBand, in extent: Double, header: Double) {
    count = band.count
    top = extent - band.bottom
    itemsTop = extent - band.itemsBottom
    itemsBottom = extent - band.itemsTop
    bottom = extent - band.top
    headerTop = extent - (band.headerTop + header)
    footerTop = top
  }

  /// The mirrored section.
  func mirrored(in extent: Double, header: Double) -> SectionBand {
    SectionBand(mirroring: self, in: extent, header: header)
  }

  /// True if the section has no items and no height.
  var isLine: Bool { count == 0 && bottom == top }
}

/// The surroundings of the lines of every section.
struct SectionFrame: Sendable {
  var style: SectionStyle
  let isMirrored: Bool

  /// The header, or the footer if mirrored.
  var lead: Double { isMirrored ? style.footer : style.header }
  var leadInset: Double { isMirrored ? style.inset.bottom : style.inset.top }
  var trailInset: Double { isMirrored ? style.inset.top : style.inset.bottom }
  /// The footer, or the header if mirrored.
  var trail: Double { isMirrored ? style.header : style.footer }
}
