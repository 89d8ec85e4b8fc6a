import DragGeometry

/// Some items of a section that follow each other, and the lines that begin with one of them.
///
/// Where the first of these lines begins depends on the items before the run, and on nothing else. So the lines are kept for
/// each such entry: a change of an item before the run only chooses another entry, which was mostly seen before.
struct FlowRun: Sendable {
  /// The lines from one entry on.
  struct Pass: Sendable {
    /// The first item of each line, counted from the run's first item.
    var starts: [Int] = []
    /// The top of each line, counted from that of the first one.
    var tops: [Double] = []
    var heights: [Double] = []
    /// The distance from the first line's top to that of the first line behind the run.
    var extent = 0.0
    /// The number of items behind the run that belong to its last line.
    var exit = 0
    /// The number of items behind the run that its last line depends on; the end of the section counts as one.
    var lookahead = 0
  }

  /// The number of items that a run is made of.
  static let usualCount = 128

  /// The items' own sizes, in the plane of the layout; nil for those of the layout's size.
  let sizes: [Size?]
  /// The number of items with sizes of their own.
  let ownCount: Int
  /// The lines from each entry on that was asked for.
  private(set) var passes: [Pass?] = []

  init(_ sizes: [Size?]) {
    self.sizes = sizes
    ownCount = sizes.count { $0 != nil }
  }

  /// True if the lines from an entry on are known.
  func knows(_ entry: Int) -> Bool { entry < passes.count && passes[entry] != nil }

  mutating func keep(_ pass: Pass, from entry: Int) {
    while passes.count <= entry { passes.append(nil) }
    passes[entry] = pass
  }

  /// Forgets all lines that depend on an item at a distance behind the run.
  mutating func forget(dependingOn distance: Int) {
    for entry in passes.indices where passes[entry].map({ $0.lookahead > distance }) == true {
      passes[entry] = nil
    }
  }
}

extension FlowRun {
  /// Splits items into runs.
  static func runs(of sizes: [Size?]) -> [FlowRun] {
    guard sizes.count > 2 * usualCount else { return sizes.isEmpty ? [] : [FlowRun(sizes)] }
    return stride(from: 0, to: sizes.count, by: usualCount).map { start in
      FlowRun(Array(sizes[start..<min(start + usualCount, sizes.count)]))
    }
  }
}
