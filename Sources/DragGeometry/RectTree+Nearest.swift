/// A search for the nearest of many rectangles, which decides what near means.
@usableFromInline package protocol RectSearch {
  /// The key of each rectangle; infinite where it does not count.
  func keys(of rects: RectBlock) -> Lanes

  /// The least key that a rectangle inside each of these can have; infinite where none counts.
  func leastKeys(in bounds: EdgeBlock) -> Lanes

  /// Whether a rectangle of this key would be taken, where its index is this one or above.
  func takes(key: Double, from lowest: Int) -> Bool

  /// Takes a rectangle, or passes it over for good.
  mutating func offer(_ index: Int, key: Double)
}

extension RectTree {
  /// Offers the rectangles that can win, the most promising ones first; nothing is allocated.
  @inlinable package func search(_ search: inout some RectSearch) {
    guard rootLevel >= 0 else { return }
    descend(nodes.count - 1, level: rootLevel, &search)
  }

  @inlinable func descend(_ node: Int, level: Int, _ search: inout some RectSearch) {
    let child = firstChild(of: node, level: level)
    var keys = search.leastKeys(in: nodes[node].edges)
    while let next = next(&keys, nodes[node].lowest, search) {
      if level > 0 {
        descend(child + next.lane, level: level - 1, &search)
      } else {
        var keys = search.keys(of: leaves[child + next.lane])
        let indices = indices[child + next.lane]
        while let next = self.next(&keys, indices, search) {
          search.offer(next.index, key: next.key)
        }
      }
    }
  }

  /// Takes out the least key, of several the one of the lowest index, as long as it can win.
  @inlinable @inline(__always) func next(
    _ keys: inout Lanes, _ lowest: SIMD16<Int32>, _ search: some RectSearch
  ) -> (lane: Int, index: Int, key: Double)? {
    let key = keys.least
    var (lane, index) = (0, Int32.max)
    for next in 0..<Self.fanOut where keys[next] == key && lowest[next] < index {
      (lane, index) = (next, lowest[next])
    }
    guard search.takes(key: key, from: Int(index)) else { return nil }
    keys[lane] = .infinity
    return (lane, Int(index), key)
  }
}
