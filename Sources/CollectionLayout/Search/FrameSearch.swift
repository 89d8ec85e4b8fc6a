import DragGeometry

/// A search for the nearest item among exact frames, which are in the order of their slots.
struct FrameSearch: RectSearch {
  private let start: NearestSearch
  private let slots: [Slot]
  private let excluded: [Slot]
  /// The key of the best frame so far, or the limit.
  private var key: Double
  /// The index of the best frame so far; -1 if there is none yet.
  private var best = -1

  /// Continues a search without a result so far.
  init(_ start: NearestSearch, among slots: [Slot], excluding excluded: [Slot]) {
    self.start = start
    self.slots = slots
    self.excluded = excluded
    key = start.key
  }

  /// The search, including the result among the frames.
  var search: NearestSearch {
    var search = start
    if best >= 0 { search.offer(slots[best], key: key) }
    return search
  }

  @inline(__always) func keys(of frames: RectBlock) -> Lanes {
    visible(start.measure.keys(of: frames), in: frames.edges)
  }

  @inline(__always) func leastKeys(in bounds: EdgeBlock) -> Lanes {
    // No rectangle inside has a nearer edge, and no center is outside its edges.
    visible(start.measure.keys(of: bounds), in: bounds)
  }

  @inline(__always) func takes(key: Double, from lowest: Int) -> Bool {
    key < self.key || (key == self.key && lowest < best)
  }

  mutating func offer(_ index: Int, key: Double) {
    guard takes(key: key, from: index) else { return }
    if !excluded.isEmpty, excluded.containsSorted(slots[index]) { return }
    self.key = key
    best = index
  }

  /// Checks every frame.
  mutating func scan(_ frames: [Rect]) {
    for (index, frame) in frames.enumerated() where start.visible.map(frame.intersects) ?? true {
      offer(index, key: start.key(of: frame))
    }
  }

  /// The keys of the bounds that intersect the visible part.
  @inline(__always) private func visible(_ keys: Lanes, in bounds: EdgeBlock) -> Lanes {
    guard let visible = start.visible else { return keys }
    return keys.replacing(with: .infinity, where: bounds.misses(of: visible) .>= 0)
  }
}
