/// A search for the nearest of many rectangles, which decides what near means.
package protocol RectSearch {
  /// The least key that a rectangle inside these bounds can have; nil where none of them counts.
  func leastKey(in bounds: RectBounds) -> Double?

  /// Whether a rectangle of this key would be taken, where its index is this one or above.
  func takes(key: Double, from lowest: Int) -> Bool

  /// Looks at one rectangle.
  mutating func offer(_ index: Int, _ rect: Rect)
}

extension RectTree {
  /// Offers the rectangles that can win, the most promising ones first; nothing is allocated.
  @inlinable package func search(_ search: inout some RectSearch) {
    guard rootLevel >= 0 else { return }
    descend(nodes.count - 1, level: rootLevel, &search)
  }

  @inlinable func descend(_ node: Int, level: Int, _ search: inout some RectSearch) {
    let children = children(of: node, level: level)
    guard level > 0 else {
      for place in children { search.offer(indices[place], leaves[place]) }
      return
    }
    // Each round takes the child that comes next by key and lowest index, until one cannot win.
    var last = (key: -Double.infinity, lowest: -1)
    while true {
      var next: Int?
      var least = (key: Double.infinity, lowest: Int.max)
      for child in children {
        guard let key = search.leastKey(in: nodes[child].bounds) else { continue }
        let rank = (key: key, lowest: nodes[child].lowest)
        if last < rank, rank < least {
          next = child
          least = rank
        }
      }
      guard let next, search.takes(key: least.key, from: least.lowest) else { return }
      descend(next, level: level - 1, &search)
      last = least
    }
  }
}
