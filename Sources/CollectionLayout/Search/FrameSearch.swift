import DragGeometry

/// A search for the nearest item among exact frames, whose order is that of their slots.
struct FrameSearch: RectSearch {
  private let start: NearestSearch
  private let slots: [Slot]
  private let excluded: [Slot]
  /// The key of the best frame so far, or the limit.
  private var key: Double
  /// The place of the best frame so far; -1 where there is none yet.
  private var best = -1

  /// Goes on with a search in which nothing has been found.
  init(_ start: NearestSearch, among slots: [Slot], excluding excluded: [Slot]) {
    self.start = start
    self.slots = slots
    self.excluded = excluded
    key = start.key
  }

  /// The search, and what was found among the frames.
  var search: NearestSearch {
    var search = start
    if best >= 0 { search.offer(slots[best], key: key) }
    return search
  }

  @inline(__always) func keys(of frames: RectBlock) -> Lanes {
    visible(start.measure.keys(of: frames), in: frames.edges)
  }

  @inline(__always) func leastKeys(in bounds: EdgeBlock) -> Lanes {
    // No rectangle inside has a nearer edge, and no centre lies outside its edges.
    visible(start.measure.keys(of: bounds), in: bounds)
  }

  @inline(__always) func takes(key: Double, from lowest: Int) -> Bool {
    key < self.key || (key == self.key && lowest < best)
  }

  mutating func offer(_ place: Int, key: Double) {
    guard takes(key: key, from: place) else { return }
    if !excluded.isEmpty, excluded.containsSorted(slots[place]) { return }
    self.key = key
    best = place
  }

  /// Looks at every frame.
  mutating func scan(_ frames: [Rect]) {
    for (place, frame) in frames.enumerated() where start.visible.map(frame.intersects) ?? true {
      offer(place, key: start.key(of: frame))
    }
  }

  /// The keys of what shares a place with what is visible.
  @inline(__always) private func visible(_ keys: Lanes, in bounds: EdgeBlock) -> Lanes {
    guard let visible = start.visible else { return keys }
    return keys.replacing(with: .infinity, where: bounds.misses(of: visible) .>= 0)
  }
}
