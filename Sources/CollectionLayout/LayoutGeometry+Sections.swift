public import DragGeometry

extension LayoutGeometry {
  /// The band of a section's header, or nil where there is none.
  public func header(ofSection section: Int) -> Rect? {
    guard let height = layout.header, height > 0 else { return nil }
    return band(ofSection: section).map { bandFrame(from: $0.headerTop, extent: height) }
  }

  /// The band of a section's footer, or nil where there is none.
  public func footer(ofSection section: Int) -> Rect? {
    guard let height = layout.footer, height > 0 else { return nil }
    return band(ofSection: section).map { bandFrame(from: $0.footerTop, extent: height) }
  }

  /// The band of a whole section, from its header to its footer, or nil past the end.
  ///
  /// Where there are only frames, no section has a band.
  public func frame(ofSection section: Int) -> Rect? {
    band(ofSection: section).map { bandFrame(from: $0.top, extent: $0.bottom - $0.top) }
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

  /// The distance from a point to a section's band, in points; 0 where it has none.
  func distance(from point: Point, toSection section: Int) -> Double {
    frame(ofSection: section)?.squaredDistance(to: point).squareRoot() ?? 0
  }
}
