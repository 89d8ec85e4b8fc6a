import Seeds
import CollectionLayout
import DragGeometry
import TestSupport
import Testing

@Suite struct AutoScrollTests {
  /// A viewport of 400 by 400: a zone of 50 points, at full speed from 20 on.
  private let middle = ScrollPosition(
    offset: Point(x: 0, y: 500),
    viewport: Size(width: 400, height: 400),
    content: Size(width: 400, height: 2_000)
  )

  @Test(arguments: [
    (50.0, 0.0), (49.999, -0.000_001_866), (35, -420), (27.5, -945), (20, -1_680), (0, -1_680),
    (-300, -1_680), (200, 0), (350, 0), (365, 420), (372.5, 945), (380, 1_680), (9_000, 1_680),
  ])
  func `A1: the speed grows with the square of the depth`(y: Double, velocity: Double) {
    let found = AutoScroll().velocity(at: Point(x: 200, y: y), in: middle)
    #expect(found.x == 0)
    #expect(abs(found.y - velocity) < 0.000_001)
  }

  @Test(arguments: [(50.0, 0.0), (49.999, -300), (0, -300), (350, 0), (350.001, 300), (400, 300)])
  func `A1: the simple rule has one speed`(y: Double, velocity: Double) {
    #expect(AutoScroll.simple.velocity(at: Point(x: 0, y: y), in: middle).y == velocity)
  }

  @Test func `A1: in a small viewport the zone is a quarter, in a tall one its speed is full`() {
    var small = middle
    small.viewport.height = 100
    #expect(AutoScroll().velocity(at: Point(x: 0, y: 25), in: small).y == 0)
    #expect(AutoScroll().velocity(at: Point(x: 0, y: 15), in: small).y == -420)
    var tall = middle
    tall.viewport.height = 1_000
    #expect(AutoScroll().velocity(at: Point(x: 0, y: 50), in: tall).y == 0)
    #expect(AutoScroll().velocity(at: Point(x: 0, y: 49.9), in: tall).y == -1_680)
  }

  @Test(arguments: [
    (0.0, 0.0, 1_680.0), (-20, 0, 1_680), (0.5, -1_680, 1_680), (1_599.9, -1_680, 1_680),
    (1_600, -1_680, 0), (1_700, -1_680, 0),
  ])
  func `A2: at an end nothing moves further`(offset: Double, up: Double, down: Double) {
    var position = middle
    position.offset.y = offset
    #expect(AutoScroll().velocity(at: .zero, in: position).y == up)
    #expect(AutoScroll().velocity(at: Point(x: 0, y: 400), in: position).y == down)
  }

  @Test func `A2: adjusted insets count`() {
    var position = middle
    position.insets = Insets(top: 30, left: 0, bottom: 40, right: 0)
    #expect(position.range(along: .vertical) == -30...1_640)
    position.offset.y = 10
    let up = AutoScroll().offset(after: 1_000_000, at: .zero, from: position)
    #expect(up == Point(x: 0, y: -30))
    let bottom = Point(x: 0, y: 400)
    #expect(AutoScroll().offset(after: 1_000_000, at: bottom, from: position).y == 1_640)
  }

  @Test func `A2: content that fits does not scroll`() {
    var position = middle
    position.content.height = 400
    position.offset = .zero
    #expect(position.range(along: .vertical) == nil)
    #expect(AutoScroll().velocity(at: Point(x: 200, y: 400), in: position) == .zero)
    position.insets.bottom = 1
    #expect(position.range(along: .vertical) == 0...1)
  }

  @Test func `A2: an offset beyond the end is not pulled back`() {
    var position = middle
    position.offset.y = 1_700
    let bottom = Point(x: 0, y: 400)
    #expect(AutoScroll().offset(after: 16_667, at: bottom, from: position).y == 1_700)
  }

  @Test func `A3: the pointer at rest is over other content after a step`() {
    var position = middle
    let pointer = Point(x: 10, y: 400)
    position.offset = AutoScroll().offset(after: 100_000, at: pointer, from: position)
    #expect(position.contentPoint(under: pointer) == Point(x: 10, y: 1_068))
  }

  @Test func `A4: both axes are independent`() {
    var position = middle
    position.content.width = 800
    let velocity = AutoScroll().velocity(at: Point(x: 365, y: 35), in: position)
    #expect(velocity == Point(x: 420, y: -420))
    let offset = AutoScroll().offset(after: 500_000, at: Point(x: 365, y: 35), from: position)
    #expect(offset == Point(x: 210, y: 290))
  }

  @Test(arguments: [Point(x: 0, y: 0), Point(x: 0, y: -80), Point(x: 500, y: 900)])
  func `A4: nothing moves once the drag is targeted elsewhere or over`(pointer: Point) {
    #expect(AutoScroll().velocity(at: pointer, in: middle) != .zero)
    #expect(AutoScroll().velocity(at: pointer, in: middle, isTargeted: false) == .zero)
    let offset = AutoScroll().offset(
      after: 1_000_000, at: pointer, from: middle, isTargeted: false)
    #expect(offset == middle.offset)
  }

  @Test(.seeds(1...200))
  func `A5: halving the steps changes the way by less than a point a second`() {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator)) / 7
    }
    let start = ScrollPosition(
      offset: Point(x: number(0...4_000), y: number(0...4_000)),
      viewport: Size(width: number(1...3_000), height: number(1...3_000)),
      content: Size(width: number(0...9_000), height: number(0...9_000)),
      insets: Insets(number(0...100))
    )
    let pointer = Point(x: number(-100...3_000), y: number(-100...3_000))
    func scrolled(steps: Int) -> Point {
      var position = start
      for _ in 0..<steps {
        position.offset = AutoScroll().offset(
          after: 1_024_000 / Int64(steps), at: pointer, from: position)
      }
      return position.offset
    }
    #expect(scrolled(steps: 64) == scrolled(steps: 64))
    let coarse = scrolled(steps: 64)
    for steps in [128, 256, 1_024] {
      let fine = scrolled(steps: steps)
      #expect(abs(coarse.x - fine.x) < 0.001)
      #expect(abs(coarse.y - fine.y) < 0.001)
    }
  }

  @Test func `numbers that mean nothing move nothing`() {
    let rules = [
      AutoScroll(maximumSpeed: .nan), AutoScroll(maximumSpeed: -1), AutoScroll(edge: .nan),
      AutoScroll(edge: -5), AutoScroll(edgeShare: .nan), AutoScroll(maximumSpeed: .infinity),
    ]
    for rule in rules {
      #expect(rule.velocity(at: Point(x: 0, y: 1), in: middle) == .zero)
    }
    for point in [Point(x: .nan, y: .nan), Point(x: .infinity, y: -.infinity)] {
      #expect(AutoScroll().velocity(at: point, in: middle) == .zero)
    }
    var endless = middle
    endless.content.height = .infinity
    #expect(AutoScroll().velocity(at: .zero, in: endless) == .zero)
    for time in [0, -1, Int64.min] {
      #expect(AutoScroll().offset(after: time, at: .zero, from: middle) == middle.offset)
    }
    #expect(AutoScroll().offset(after: .max, at: .zero, from: middle) == .zero)
  }

  @Test(arguments: [
    (200.0, 200.0, false), (200, 20, true), (20, 200, true), (380, 200, true), (200, 380, true),
    (-5, 200, true), (200, 405, true), (20, 20, true),
  ])
  func `A1: near one edge is near enough, whatever the other axis`(
    x: Double, y: Double, isNear: Bool
  ) {
    let viewport = Size(width: 400, height: 400)
    #expect(AutoScroll().isNearEdge(Point(x: x, y: y), of: viewport) == isNear)
    #expect(AutoScroll().isNearEdge(Point(x: y, y: x), of: viewport) == isNear)
  }
}
