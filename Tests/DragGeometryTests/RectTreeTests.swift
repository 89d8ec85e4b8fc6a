import DragGeometry
import TestSupport
import Testing

/// The tree against looking at every rectangle; a failure names its seed (H18).
@Suite struct RectTreeTests {
  /// Rectangles with what makes searches differ: equal centres, no size, duplicates, all scales.
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

  @Test(arguments: UInt64(1)...120)
  func `H1: the highest rectangle at a point is that of the scan`(seed: UInt64) {
    let rects = Self.rects(seed: seed)
    let tree = RectTree(rects)
    for point in Self.points(seed: seed, near: rects) {
      #expect(tree.highest(at: point) == rects.lastIndex { $0.contains(point) })
      let odd = rects.indices.last { $0 % 2 == 1 && rects[$0].contains(point) }
      #expect(tree.highest(at: point) { $0 % 2 == 1 } == odd)
    }
  }

  @Test(arguments: UInt64(1)...120)
  func `L7: the rectangles that meet another one are those of the scan`(seed: UInt64) {
    let rects = Self.rects(seed: seed)
    let tree = RectTree(rects)
    for rect in rects.prefix(8) + [Rect(x: -20, y: -20, width: 50, height: 30), .zero] {
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

    func leastKey(in bounds: RectBounds) -> Double? {
      let dx = max(bounds.minX - point.x, 0, point.x - bounds.maxX)
      let dy = max(bounds.minY - point.y, 0, point.y - bounds.maxY)
      return dx * dx + dy * dy
    }

    func takes(key: Double, from lowest: Int) -> Bool {
      key < self.key || (key == self.key && lowest < best ?? 0)
    }

    mutating func offer(_ index: Int, _ rect: Rect) {
      offered += 1
      let key = rect.squaredDistance(to: point)
      if takes(key: key, from: index) { (best, self.key) = (index, key) }
    }
  }

  @Test(arguments: UInt64(1)...120)
  func `H18: the nearest rectangle is that of the scan, ties included`(seed: UInt64) {
    let rects = Self.rects(seed: seed)
    let tree = RectTree(rects)
    for point in Self.points(seed: seed, near: rects) where !point.x.isNaN {
      var scan = Nearest(point: point)
      for (index, rect) in rects.enumerated() { scan.offer(index, rect) }
      var search = Nearest(point: point)
      tree.search(&search)
      #expect(search.best == scan.best, "\(point)")
    }
  }

  @Test func `a search looks at few of many rectangles, also where all of them are equal`() {
    let apart = (0..<10_000).map {
      Rect(x: Double($0 % 100) * 10, y: Double($0 / 100) * 10, width: 8, height: 8)
    }
    for (rects, limit) in [(apart, 64), (Array(repeating: apart[0], count: 10_000), 16)] {
      var search = Nearest(point: Point(x: 503, y: 509))
      RectTree(rects).search(&search)
      #expect(search.offered <= limit)
    }
  }

  @Test func `a rectangle that is not valid or has no end is never found`() {
    let bad = [
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: -1, height: 1),
      Rect(x: 1e308, y: 0, width: 1e308, height: 1), Rect(x: 0, y: 0, width: .infinity, height: 1),
    ]
    let tree = RectTree(bad + [Rect(x: 0, y: 0, width: 1, height: 1)] + bad)
    #expect(tree.highest(at: Point(x: 0.5, y: 0.5)) == 4)
    var search = Nearest(point: .zero)
    tree.search(&search)
    #expect(search.best == 4)
    #expect(search.offered == 1)
    #expect(RectTree(bad).highest(at: .zero) == nil)
    #expect(RectTree([]).highest(at: .zero) == nil)
  }
}
