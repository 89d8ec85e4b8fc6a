extension RectTree {
  /// The highest index of a rectangle that contains a point, of those that pass a test (H1).
  package func highest(at point: Point, where passes: (Int) -> Bool = { _ in true }) -> Int? {
    guard rootLevel >= 0 else { return nil }
    var best: Int32 = -1
    findHighest(at: point, in: nodes.count - 1, level: rootLevel, best: &best, where: passes)
    return best < 0 ? nil : Int(best)
  }

  /// Calls the body with each rectangle that overlaps another one, along the curve.
  package func forEach(intersecting rect: Rect, _ body: (Int) -> Void) {
    guard rootLevel >= 0 else { return }
    visit(rect, node: nodes.count - 1, level: rootLevel, body)
  }

  private func findHighest(
    at point: Point,
    in node: Int,
    level: Int,
    best: inout Int32,
    where passes: (Int) -> Bool
  ) {
    let misses = nodes[node].edges.misses(of: point)
    let highest = nodes[node].highest
    let firstChild = firstChild(of: node, level: level)
    // From the child with the highest index downwards: children below the best result are skipped.
    var last = Int32.max
    while true {
      var next: Int?
      var nextHighest = best
      for lane in 0..<Self.fanOut
      where misses[lane] < 0 && highest[lane] > nextHighest && highest[lane] < last {
        next = lane
        nextHighest = highest[lane]
      }
      guard let next else { return }
      last = nextHighest
      guard level == 0 else {
        findHighest(at: point, in: firstChild + next, level: level - 1, best: &best, where: passes)
        continue
      }
      let misses = leaves[firstChild + next].edges.misses(of: point)
      let indices = indices[firstChild + next]
      for lane in 0..<Self.fanOut
      where misses[lane] < 0 && indices[lane] > best && passes(Int(indices[lane])) {
        best = indices[lane]
      }
    }
  }

  private func visit(_ rect: Rect, node: Int, level: Int, _ body: (Int) -> Void) {
    let misses = nodes[node].edges.misses(of: rect)
    let firstChild = firstChild(of: node, level: level)
    for child in 0..<Self.fanOut where misses[child] < 0 {
      guard level == 0 else {
        visit(rect, node: firstChild + child, level: level - 1, body)
        continue
      }
      let misses = leaves[firstChild + child].edges.misses(of: rect)
      let indices = indices[firstChild + child]
      for lane in 0..<Self.fanOut where misses[lane] < 0 { body(Int(indices[lane])) }
    }
  }
}
