/// A static index over rectangles: a packed R-tree whose leaves follow a Hilbert curve.
///
/// It is built once in O(n log n) and answers in O(log n + answers) for rectangles that do not all
/// overlap. A rectangle is known by its index in the array that the tree was made from; one that is
/// not valid or has no finite end is never found.
package struct RectTree: Sendable {
  /// What up to ``fanOut`` leaves or nodes have in common.
  @frozen @usableFromInline struct Node: Sendable {
    var bounds = RectBounds()
    var lowest = Int.max
    var highest = Int.min
  }

  /// The number of children of a node; only the last node of a level has fewer.
  @usableFromInline static let fanOut = 16

  /// The rectangles, along the curve.
  @usableFromInline let leaves: [Rect]
  /// The index of each leaf's rectangle.
  @usableFromInline let indices: [Int]
  /// The nodes of all levels, from those above the leaves to the root.
  @usableFromInline let nodes: [Node]
  /// The place of each level's first node, and behind the root.
  @usableFromInline let levelStarts: [Int]

  /// Builds an index.
  package init(_ rects: [Rect]) {
    let order = Self.order(of: rects)
    let leaves = order.map { rects[$0] }
    var nodes: [Node] = []
    var starts = [0]
    for start in stride(from: 0, to: leaves.count, by: Self.fanOut) {
      var node = Node()
      for place in start..<min(start + Self.fanOut, leaves.count) {
        node.bounds.formUnion(leaves[place])
        node.lowest = min(node.lowest, order[place])
        node.highest = max(node.highest, order[place])
      }
      nodes.append(node)
    }
    var level = nodes.indices
    while !level.isEmpty {
      starts.append(nodes.count)
      guard level.count > 1 else { break }
      for start in stride(from: level.lowerBound, to: level.upperBound, by: Self.fanOut) {
        var node = Node()
        for child in nodes[start..<min(start + Self.fanOut, level.upperBound)] {
          node.bounds.formUnion(child.bounds)
          node.lowest = min(node.lowest, child.lowest)
          node.highest = max(node.highest, child.highest)
        }
        nodes.append(node)
      }
      level = level.upperBound..<nodes.count
    }
    self.leaves = leaves
    indices = order
    self.nodes = nodes
    levelStarts = starts
  }

  /// The level of the root, counted from 0 right above the leaves; -1 where there is none.
  @usableFromInline var rootLevel: Int { levelStarts.count - 2 }

  /// The places of a node's children: in the leaves for level 0, in the nodes for all others.
  @usableFromInline func children(of node: Int, level: Int) -> Range<Int> {
    let start = (node - levelStarts[level]) * Self.fanOut
    guard level > 0 else { return start..<min(start + Self.fanOut, leaves.count) }
    let below = levelStarts[level - 1]
    return below + start..<min(below + start + Self.fanOut, levelStarts[level])
  }

  /// The indices of all rectangles that can be found, along the curve through their centres.
  private static func order(of rects: [Rect]) -> [Int] {
    var whole = RectBounds()
    for rect in rects where isFound(rect) { whole.formUnion(rect) }
    // Halved before they are subtracted, so that the greatest extents stay finite.
    let extent = max(whole.maxX / 2 - whole.minX / 2, whole.maxY / 2 - whole.minY / 2)
    let cells = Double((1 << HilbertCurve.order) - 1)
    func cell(_ center: Double, _ least: Double) -> UInt32 {
      let share = (center / 2 - least / 2) / extent
      return share > 0 ? UInt32(min(share, 1) * cells) : 0
    }
    let indexBits = Int.bitWidth - rects.count.leadingZeroBitCount
    var keys: [UInt64] = []
    keys.reserveCapacity(rects.count)
    for (index, rect) in rects.enumerated() where isFound(rect) {
      let center = rect.center
      let place = HilbertCurve.index(
        x: cell(center.x, whole.minX), y: cell(center.y, whole.minY))
      keys.append(place << UInt64(indexBits) | UInt64(index))
    }
    keys.sort()
    let indexMask = (1 << UInt64(indexBits)) - 1
    return keys.map { Int($0 & UInt64(indexMask)) }
  }

  private static func isFound(_ rect: Rect) -> Bool {
    rect.isValid && rect.maxX.isFinite && rect.maxY.isFinite
  }
}
