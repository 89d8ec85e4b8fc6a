import DragGeometry

/// Sections of lines that follow each other along one axis.
protocol SectionStack: Sendable {
  associatedtype Lines: Stretches

  /// The sections that have items, in the order along the axis.
  var filled: [Int] { get }

  /// The edges of a section.
  func band(ofSection section: Int) -> SectionBand

  /// The lines of a section, in the order along the axis.
  func lines(ofSection section: Int) -> Lines
}

/// Sections whose lines have equal heights.
struct UniformStack: SectionStack {
  /// The edges of each section.
  let bands: [SectionBand]
  let filled: [Int]
  private let lineHeight: Double
  private let linePitch: Double

  /// Stacks sections; mirrored ones from the last to the first, aligned to the far end.
  init(
    lineHeight: Double,
    gap: Double,
    frame: SectionFrame,
    itemCounts: [Int],
    columnCount: Int,
    extent: Double
  ) throws(LayoutError) {
    let pitch = lineHeight + gap
    guard pitch.isFinite else { throw .tooLarge }
    func stacked(from start: Double) -> [SectionBand] {
      var bottom = start
      let bands = (frame.isMirrored ? itemCounts.reversed() : itemCounts).map { count in
        let band = SectionBand(count: count, top: bottom, frame: frame) { top in
          count == 0
            ? top
            : Ramp(start: top, pitch: pitch, extent: lineHeight).maximum((count - 1) / columnCount)
        }
        bottom = band.bottom
        return band
      }
      return frame.isMirrored ? bands.reversed() : bands
    }
    var bands = stacked(from: 0)
    if frame.isMirrored, let total = bands.first?.bottom, total < extent {
      bands = stacked(from: extent - total)
    }
    let filled = bands.indices.filter { bands[$0].count > 0 }
    self.bands = bands
    self.filled = frame.isMirrored ? filled.reversed() : filled
    self.lineHeight = lineHeight
    linePitch = pitch
  }

  func band(ofSection section: Int) -> SectionBand { bands[section] }

  func lines(ofSection section: Int) -> Ramp {
    Ramp(start: bands[section].itemsTop, pitch: linePitch, extent: lineHeight)
  }
}
