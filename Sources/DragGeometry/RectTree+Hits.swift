extension RectTree {
  /// The highest index of a rectangle that contains a point, of those that pass a test (H1).
  package func highest(at point: Point, where passes: (Int) -> Bool = { _ in true }) -> Int? {
    guard rootLevel >= 0 else { return nil }
    var best = -1
    findHighest(at: point, in: nodes.count - 1, level: rootLevel, best: &best, where: passes)
    return best < 0 ? nil : best
  }

  /// Calls back with each rectangle that shares a place with another one, along the curve.
  package func forEach(intersecting rect: Rect, _ body: (Int) -> Void) {
    guard rootLevel >= 0 else { return }
    visit(rect, node: nodes.count - 1, level: rootLevel, body)
  }

  private func findHighest(
    at point: Point,
    in node: Int,
    level: Int,
    best: inout Int,
    where passes: (Int) -> Bool
  ) {
    let children = children(of: node, level: level)
    guard level > 0 else {
      for place in children
      where indices[place] > best && leaves[place].contains(point) && passes(indices[place]) {
        best = indices[place]
      }
      return
    }
    // From the child with the highest index downwards: below the best found, none can win.
    var last = Int.max
    while true {
      var next: Int?
      var nextHighest = best
      for child in children
      where nodes[child].highest > nextHighest && nodes[child].highest < last
        && nodes[child].bounds.contains(point)
      {
        next = child
        nextHighest = nodes[child].highest
      }
      guard let next else { return }
      findHighest(at: point, in: next, level: level - 1, best: &best, where: passes)
      last = nextHighest
    }
  }

  private func visit(_ rect: Rect, node: Int, level: Int, _ body: (Int) -> Void) {
    for child in children(of: node, level: level) {
      if level == 0 {
        if leaves[child].intersects(rect) { body(indices[child]) }
      } else if nodes[child].bounds.intersects(rect) {
        visit(rect, node: child, level: level - 1, body)
      }
    }
  }
}
