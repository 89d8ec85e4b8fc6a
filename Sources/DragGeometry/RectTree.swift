/// A static index over rectangles: a packed R-tree whose leaves follow a Hilbert curve.
///
/// It is built in O(n), and a query takes O(log n + results) for rectangles that do not all
/// overlap. A rectangle is identified by its index in the array that the tree was made from, which
/// has at most 2 to the power of 31 elements. A rectangle that is not valid or not bounded is never
/// found.
@usableFromInline package struct RectTree: Sendable {
  /// The number of rectangles of a leaf, and of children of a node; the last may have fewer.
  @usableFromInline static let fanOut = 16

  /// The rectangles, along the curve.
  @usableFromInline let leaves: [RectBlock]
  /// The index of each leaf's rectangles.
  @usableFromInline let indices: [SIMD16<Int32>]
  /// The nodes of all levels, from those above the leaves to the root.
  @usableFromInline let nodes: [Node]
  /// The index of each level's first node, and the index after the root.
  @usableFromInline let levelStarts: [Int]

  /// The contents of up to 16 leaves or nodes.
  @frozen @usableFromInline struct Node: Sendable {
    /// The edges of each.
    @usableFromInline let edges: EdgeBlock
    /// The lowest index in each.
    @usableFromInline let lowest: SIMD16<Int32>
    /// The highest index in each.
    let highest: SIMD16<Int32>
  }

  /// The contents of one leaf or node.
  private struct Part {
    var bounds = RectBounds()
    var lowest = Int32.max
    var highest = Int32(-1)
  }

  /// Builds an index.
  package init(_ rects: [Rect]) {
    let order = Self.order(of: rects)
    var leaves: [RectBlock] = []
    var indices: [SIMD16<Int32>] = []
    var parts: [Part] = []
    let count = (order.count + Self.fanOut - 1) / Self.fanOut
    leaves.reserveCapacity(count)
    indices.reserveCapacity(count)
    parts.reserveCapacity(count)
    for start in stride(from: 0, to: order.count, by: Self.fanOut) {
      let end = order.count - start
      let leaf = RectBlock(
        Sixteen { $0 < end ? rects[Int(order[start + $0].index)] : Self.nowhere })
      // The last leaf repeats its last index, which no search reaches.
      let items = Sixteen { Int32(order[start + min($0, end - 1)].index) }.lanes { $0 }
      leaves.append(leaf)
      indices.append(items)
      parts.append(
        Part(bounds: leaf.edges.bounds, lowest: items.min(), highest: items.max()))
    }
    var nodes: [Node] = []
    var starts = [0]
    while !parts.isEmpty {
      let first = nodes.count
      for start in stride(from: 0, to: parts.count, by: Self.fanOut) {
        let children = Sixteen { start + $0 < parts.count ? parts[start + $0] : Part() }
        nodes.append(
          Node(
            edges: EdgeBlock(
              minX: children.lanes { $0.bounds.minX }, minY: children.lanes { $0.bounds.minY },
              maxX: children.lanes { $0.bounds.maxX }, maxY: children.lanes { $0.bounds.maxY }),
            lowest: children.lanes { $0.lowest },
            highest: children.lanes { $0.highest }))
      }
      starts.append(nodes.count)
      guard nodes.count - first > 1 else { break }
      parts = nodes[first...].map {
        Part(bounds: $0.edges.bounds, lowest: $0.lowest.min(), highest: $0.highest.max())
      }
    }
    self.leaves = leaves
    self.indices = indices
    self.nodes = nodes
    levelStarts = starts
  }

  private static let nowhere = Rect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The level of the root, counted from 0 right above the leaves; -1 if there is none.
  @usableFromInline var rootLevel: Int { levelStarts.count - 2 }

  /// The index of a node's first child: in the leaves for level 0, in the nodes for all others.
  @usableFromInline func firstChild(of node: Int, level: Int) -> Int {
    let offset = (node - levelStarts[level]) * Self.fanOut
    return level > 0 ? levelStarts[level - 1] + offset : offset
  }

  /// All rectangles that can be found, in the order of their centers along the curve.
  private static func order(of rects: [Rect]) -> [KeyedIndex] {
    var whole = RectBounds()
    for rect in rects where isFound(rect) { whole.formUnion(rect) }
    let path = CurvePath(through: whole)
    var order: [KeyedIndex] = []
    order.reserveCapacity(rects.count)
    for (index, rect) in rects.enumerated() where isFound(rect) {
      order.append(KeyedIndex(key: path.position(of: rect.center), index: index))
    }
    order.sortByDigits()
    return order
  }

  private static func isFound(_ rect: Rect) -> Bool {
    rect.isValid && rect.maxX.isFinite && rect.maxY.isFinite
  }
}
