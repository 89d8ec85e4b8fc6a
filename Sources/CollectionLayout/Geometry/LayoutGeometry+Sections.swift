package import DragGeometry

extension LayoutGeometry {
  /// The frame of a section's header, or nil if there is none.
  package func header(ofSection section: Int) -> Rect? {
    guard let height = layout.section?.header, height > 0 else { return nil }
    return band(ofSection: section).map { bandFrame(from: $0.headerTop, extent: height) }
  }

  /// The frame of a section's footer, or nil if there is none.
  package func footer(ofSection section: Int) -> Rect? {
    guard let height = layout.section?.footer, height > 0 else { return nil }
    return band(ofSection: section).map { bandFrame(from: $0.footerTop, extent: height) }
  }

  /// The frame of a whole section, from its header to its footer, or nil past the end.
  ///
  /// With the ``Layout/frames`` layout, sections have no frames.
  package func frame(ofSection section: Int) -> Rect? {
    band(ofSection: section).map { bandFrame(from: $0.top, extent: $0.bottom - $0.top) }
  }

  /// The sections whose headers intersect a rectangle, ascending (L7): O(log sections) plus the
  /// number of sections that intersect it.
  package func headers(intersecting rect: Rect) -> [Int] {
    sections(meeting: rect).filter { header(ofSection: $0)?.intersects(rect) == true }
  }

  /// The sections whose footers intersect a rectangle, ascending (L7): O(log sections) plus the
  /// number of sections that intersect it.
  package func footers(intersecting rect: Rect) -> [Int] {
    sections(meeting: rect).filter { footer(ofSection: $0)?.intersects(rect) == true }
  }

  /// The sections that may intersect a rectangle, ascending.
  private func sections(meeting rect: Rect) -> Range<Int> {
    let rect = rect.transposed(plane.isTransposed)
    let count = itemCounts.count
    let isMirrored = orientation.mirrorsSections
    // From the least edge on; in a mirrored layout that is the last section.
    func band(atRank rank: Int) -> SectionBand? {
      self.band(ofSection: isMirrored ? count - 1 - rank : rank)
    }
    let low = (0..<count).partition { (band(atRank: $0)?.bottom ?? rect.minY) <= rect.minY }
    let high = (low..<count).partition { (band(atRank: $0)?.top ?? rect.maxY) < rect.maxY }
    return isMirrored ? count - high..<count - low : low..<high
  }

  /// The edges of a section, in the plane of the layout.
  func band(ofSection section: Int) -> SectionBand? {
    guard itemCounts.indices.contains(section) else { return nil }
    return arrangement.band(ofSection: section)
  }

  /// A band across the whole width.
  func bandFrame(from top: Double, extent: Double) -> Rect {
    Rect(x: 0, y: top, width: plane.width, height: extent).transposed(plane.isTransposed)
  }

  /// The distance from a point to a section, in points; 0 if it has no frame.
  func distance(from point: Point, toSection section: Int) -> Double {
    frame(ofSection: section)?.squaredDistance(to: point).squareRoot() ?? 0
  }
}
