import Seeds
import DragGeometry
import TestSupport
import Testing

/// The tree against looking at every rectangle; a failure names its seed (H18).
@Suite struct RectTreeTests {
  /// Rectangles with what makes searches differ: equal centers, no size, duplicates, all scales.
  static func rects(seed: UInt64) -> [Rect] {
    var generator = SplitMix64(seed: seed)
    let count = Int.random(in: 0...400, using: &generator)
    let scales = [1, 1e-9, 1e9, 1e150, 1e300]
    let scale: Double = scales.randomElement(using: &generator) ?? 1
    let spread = [0, 3, 40, 1_000].randomElement(using: &generator) ?? 0
    func length(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator)) * scale
    }
    return (0..<count).map { _ in
      Rect(
        x: length(-spread...spread), y: length(-spread...spread), width: length(0...5),
        height: length(0...5))
    }
  }

  static func points(seed: UInt64, near rects: [Rect]) -> [Point] {
    var generator = SplitMix64(seed: seed &+ 1_000_000)
    let corners = rects.shuffled(using: &generator).prefix(12)
    return corners.map(\.origin) + corners.map { Point(x: $0.maxX, y: $0.maxY) }
      + corners.map(\.center)
      + [.zero, Point(x: 1e17, y: 3), Point(x: .nan, y: 0), Point(x: .infinity, y: -.infinity)]
  }

  @Test func `a rectangle that is not valid or has no end is never found`() {
    let bad = [
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: -1, height: 1),
      Rect(x: 1e308, y: 0, width: 1e308, height: 1), Rect(x: 0, y: 0, width: .infinity, height: 1),
      Rect(x: 0, y: 1e308, width: 1, height: 1e308),
    ]
    let tree = RectTree(bad + [Rect(x: 0, y: 0, width: 1, height: 1)] + bad)
    #expect(tree.highest(at: Point(x: 0.5, y: 0.5)) == bad.count)
    var search = Nearest(point: .zero)
    tree.search(&search)
    #expect(search.best == bad.count)
    #expect(search.offered == 1)
    #expect(RectTree(bad).highest(at: .zero) == nil)
    for rect in bad {
      for point in [.zero, rect.origin, rect.center] {
        var alone = Nearest(point: point)
        RectTree([rect]).search(&alone)
        #expect(alone.best == nil && alone.offered == 0, "\(rect)")
        #expect(RectTree([rect]).highest(at: point) == nil, "\(rect)")
      }
    }
    #expect(RectTree([]).highest(at: .zero) == nil)
  }

  @Test(.seeds(1...120))
  func `H1: the highest rectangle at a point is that of the scan`() {
    let seed = Seed.current
    let rects = Self.rects(seed: seed)
    let tree = RectTree(rects)
    for point in Self.points(seed: seed, near: rects) {
      #expect(tree.highest(at: point) == rects.lastIndex { $0.contains(point) })
      let odd = rects.indices.last { $0 % 2 == 1 && rects[$0].contains(point) }
      #expect(tree.highest(at: point) { $0 % 2 == 1 } == odd)
    }
  }

  @Test(.seeds(1...120))
  func `L7: the rectangles that meet another one are those of the scan`() {
    let seed = Seed.current
    let rects = Self.rects(seed: seed)
    let tree = RectTree(rects)
    let others = [
      Rect(x: -20, y: -20, width: 50, height: 30), .zero,
      Rect(x: -20, y: -20, width: .infinity, height: 30),
      Rect(x: -20, y: -20, width: .infinity, height: .infinity),
    ]
    for rect in rects.prefix(8) + others {
      var found: [Int] = []
      tree.forEach(intersecting: rect) { found.append($0) }
      #expect(found.sorted() == rects.indices.filter { rects[$0].intersects(rect) })
    }
  }

  /// The nearest rectangle by the distance to its edges; of several the lowest.
  struct Nearest: RectSearch {
    let point: Point
    var best: Int?
    var key = Double.infinity
    var offered = 0

    func keys(of rects: RectBlock) -> Lanes { leastKeys(in: rects.edges) }

    func leastKeys(in bounds: EdgeBlock) -> Lanes {
      var keys = Lanes()
      for lane in keys.indices {
        let dx = max(bounds.minX[lane] - point.x, 0, point.x - bounds.maxX[lane])
        let dy = max(bounds.minY[lane] - point.y, 0, point.y - bounds.maxY[lane])
        keys[lane] = dx * dx + dy * dy
      }
      return keys
    }

    func takes(key: Double, from lowest: Int) -> Bool {
      key < self.key || (key == self.key && lowest < best ?? 0)
    }

    mutating func offer(_ index: Int, key: Double) {
      offered += 1
      if takes(key: key, from: index) { (best, self.key) = (index, key) }
    }
  }

  @Test(.seeds(1...120))
  func `H18: the nearest rectangle is that of the scan, ties included`() {
    let seed = Seed.current
    let rects = Self.rects(seed: seed)
    let tree = RectTree(rects)
    for point in Self.points(seed: seed, near: rects) where !point.x.isNaN {
      var scan = Nearest(point: point)
      for (index, rect) in rects.enumerated() {
        scan.offer(index, key: rect.squaredDistance(to: point))
      }
      var search = Nearest(point: point)
      tree.search(&search)
      #expect(search.best == scan.best, "\(point)")
    }
  }

  /// Layouts in which much is equal: places, extents, centers, and rows of the longest strips.
  static let regular: [@Sendable (Int) -> Rect] = [
    { _ in Rect(x: 0.1, y: 0.2, width: 0, height: 0) },
    { _ in Rect(x: -0.1, y: 1e6, width: 3, height: 0.7) },
    { Rect(x: Double($0 % 3), y: Double($0 / 3), width: 1, height: 1) },
    { Rect(x: Double($0) * 1e5, y: 0.3, width: 0, height: 9) },
    { Rect(x: Double($0 % 2), y: Double($0) * 1e302, width: 2, height: 1e302) },
    { Rect(x: -Double($0), y: -Double($0), width: Double($0) * 2, height: Double($0) * 2) },
  ]

  @Test(arguments: [1, 2, 15, 16, 17, 32, 255, 256, 257, 4_096, 4_097], regular.indices)
  func `every search is that of the scan around the powers of a node's size`(
    count: Int, layout: Int
  ) {
    let rects = (0..<count).map(Self.regular[layout])
    let tree = RectTree(rects)
    for index in [0, count / 3, count - 1] {
      for point in [rects[index].origin, rects[index].center, Point(x: 0.5, y: -7)] {
        var scan = Nearest(point: point)
        for (index, rect) in rects.enumerated() {
          scan.offer(index, key: rect.squaredDistance(to: point))
        }
        var search = Nearest(point: point)
        tree.search(&search)
        #expect(search.best == scan.best, "\(point)")
        #expect(tree.highest(at: point) == rects.lastIndex { $0.contains(point) }, "\(point)")
      }
      var found: [Int] = []
      tree.forEach(intersecting: rects[index]) { found.append($0) }
      #expect(found.sorted() == rects.indices.filter { rects[$0].intersects(rects[index]) })
    }
  }

  @Test func `a search looks at few of the rectangles in a strip, whichever way it runs`() {
    var generator = SplitMix64(seed: 1)
    let tall = (0..<10_000).map { index in
      Rect(x: Double(index % 8) * 10, y: Double(index / 8) * 10, width: 8, height: 8)
    }.shuffled(using: &generator)
    let wide = tall.map { Rect(x: $0.minY, y: $0.minX, width: 8, height: 8) }
    for (rects, point) in [(tall, Point(x: 31, y: 5_009)), (wide, Point(x: 5_009, y: 31))] {
      var search = Nearest(point: point)
      RectTree(rects).search(&search)
      #expect(search.offered <= 4)
    }
  }

  @Test func `a search looks at few of many rectangles, also where all of them are equal`() {
    let apart = (0..<10_000).map {
      Rect(x: Double($0 % 100) * 10, y: Double($0 / 100) * 10, width: 8, height: 8)
    }
    for (rects, limit) in [(apart, 4), (Array(repeating: apart[0], count: 10_000), 1)] {
      var search = Nearest(point: Point(x: 503, y: 509))
      RectTree(rects).search(&search)
      #expect(search.offered <= limit)
    }
  }
}
