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
    var keys = SIMD16<Double>(repeating: .nan)
    for (lane, child) in children.enumerated() {
      if let key = search.leastKey(in: nodes[child].bounds) { keys[lane] = key }
    }
    while true {
      var next: Int?
      for lane in 0..<children.count where !keys[lane].isNaN {
        guard let least = next else {
          next = lane
          continue
        }
        let isLess =
          keys[lane] < keys[least]
          || keys[lane] == keys[least]
            && nodes[children.lowerBound + lane].lowest < nodes[children.lowerBound + least].lowest
        if isLess { next = lane }
      }
      guard let next else { return }
      let child = children.lowerBound + next
      guard search.takes(key: keys[next], from: nodes[child].lowest) else { return }
      descend(child, level: level - 1, &search)
      keys[next] = .nan
    }
  }
}
