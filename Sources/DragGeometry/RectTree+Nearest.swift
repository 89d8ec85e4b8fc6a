/// A search for the nearest of many rectangles, which defines the metric.
@usableFromInline package protocol RectSearch {
  /// The key of each rectangle; infinite if it is not a candidate.
  func keys(of rects: RectBlock) -> Lanes

  /// The least possible key of a rectangle inside each of these; infinite without a candidate.
  func leastKeys(in bounds: EdgeBlock) -> Lanes

  /// Returns true if a rectangle with this key would be taken, if its index is at least this one.
  func takes(key: Double, from lowest: Int) -> Bool

  /// Takes a rectangle, or rejects it for good.
  mutating func offer(_ index: Int, key: Double)
}

extension RectTree {
  /// Offers the rectangles that can win, the most promising ones first; allocates nothing.
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

  /// Removes the least key, of equal ones that with the lowest index, if it can win.
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
