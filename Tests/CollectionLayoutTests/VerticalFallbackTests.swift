import Seeds
import CollectionLayout
import DragGeometry
import Testing

@Suite struct VerticalFallbackTests {
  let fallback = VerticalFallback()

  private func slot(at point: Point, count: Int = 9) throws -> Int? {
    let geometry = try threeColumns(count: count)
    return fallback.resolve(point, in: geometry, visible: everywhere).slot?.item
  }

  @Test func `H7: a path from outside wins, and the hit-test runs all the same`() throws {
    let geometry = try threeColumns(count: 9)
    let answer = fallback.resolve(
      Point(x: 150, y: 50),
      system: Slot(item: 7),
      in: geometry,
      visible: everywhere
    )

    #expect(answer.slot == Slot(item: 7))
    #expect(answer.hit == Slot(item: 1))
    #expect(answer.nearest == nil)
  }

  @Test func `H7: the item under the point wins over the nearest, which is not looked for`() throws
  {
    let geometry = try threeColumns(count: 9)
    let answer = fallback.resolve(Point(x: 150, y: 99), in: geometry, visible: everywhere)

    #expect(answer.slot == Slot(item: 1))
    #expect(answer.nearest == nil)
  }

  @Test func `H7: the nearest is looked for beside a path from outside where nothing is hit`()
    throws
  {
    let geometry = try threeColumns(count: 9)
    let answer = fallback.resolve(
      Point(x: 105, y: 160),
      system: Slot(section: 4, item: 4),
      in: geometry,
      visible: everywhere
    )

    #expect(answer.slot == Slot(section: 4, item: 4))
    #expect(answer.hit == nil)
    #expect(answer.nearest == Slot(item: 3))
  }

  @Test(arguments: [(121.999, 0), (122, nil), (122.001, nil)] as [(Double, Int?)])
  func `H8: 99.999 is near enough, 100 is not`(y: Double, expected: Int?) throws {
    let geometry = try LayoutGeometry(.rows(Layout.Rows()), width: 390, itemCounts: [1])
    let answer = fallback.resolve(Point(x: 0, y: y), in: geometry, visible: everywhere)
    #expect(answer.slot?.item == expected)
  }

  @Test func `H8: NaN never wins, and x is not read`() throws {
    #expect(try slot(at: Point(x: 50, y: .nan)) == nil)
    #expect(try slot(at: Point(x: .nan, y: 160)) == 3)
    #expect(try slot(at: Point(x: .infinity, y: 160)) == 3)
    #expect(try slot(at: Point(x: 50, y: .infinity)) == nil)
  }

  @Test func `H8: an item that is not seen is skipped`() throws {
    let geometry = try threeColumns(count: 9)
    let visible = Rect(x: 0, y: 110, width: 320, height: 100)
    let answer = fallback.resolve(Point(x: 105, y: 101), in: geometry, visible: visible)
    #expect(answer.slot == Slot(item: 3))
  }

  @Test(arguments: [-500, 105, 215, 330, 9_000.0])
  func `H9a: all cells of a row tie, so its first cell wins, whatever x is`(x: Double) throws {
    #expect(try slot(at: Point(x: x, y: 160)) == 3)
  }

  @Test func `H9b: 40 below the last row it is item 6, not the end`() throws {
    #expect(try slot(at: Point(x: 300, y: 360)) == 6)
  }

  @Test func `H9c: 60 below the last row is 110 from its centre and yields nothing`() throws {
    #expect(try slot(at: Point(x: 300, y: 380)) == nil)
    #expect(try slot(at: Point(x: 300, y: 369.999)) == 6)
  }

  @Test func `H9d: the dragged item's own cell can win, and the move then changes nothing`() throws
  {
    let geometry = try threeColumns(count: 9)
    let source = Slot(item: 6)
    let answer = fallback.resolve(Point(x: 105, y: 350), in: geometry, visible: everywhere)

    #expect(answer.slot == source)
    #expect(answer.gap(movingFrom: source) == GapIndex(item: 6))
    #expect(answer.gap(movingFrom: source)?.finalIndex(movingFrom: source).item == 6)
  }

  @Test func `H9e: between two rows the upper one wins, for the order is ascending`() throws {
    #expect(try slot(at: Point(x: 150, y: 105)) == 0)
    #expect(try slot(at: Point(x: 150, y: 105.001)) == 3)
  }

  @Test func `H9f: an empty collection always yields nothing`() throws {
    #expect(try slot(at: Point(x: 50, y: 50), count: 0) == nil)
    let none = try LayoutGeometry(.rows(Layout.Rows()), width: 390, itemCounts: [])
    #expect(fallback.resolve(.zero, in: none, visible: everywhere).slot == nil)
  }

  @Test(arguments: [(0, 4, 5), (4, 0, 0), (2, 2, 2), (3, 4, 5), (4, 3, 3)])
  func `a path is a final index for one item of the same section`(
    source: Int,
    path: Int,
    gap: Int
  ) {
    let answer = VerticalFallback.Answer(hit: Slot(item: path))
    #expect(answer.gap(movingFrom: Slot(item: source)) == GapIndex(item: gap))
    #expect(answer.gap(movingFrom: nil) == GapIndex(item: path))
    #expect(answer.gap(movingFrom: Slot(section: 1, item: source)) == GapIndex(item: path))
    #expect(VerticalFallback.Answer().gap(movingFrom: nil) == nil)
  }

  @Test(.seeds(1...60), arguments: RandomScene.Kind.allCases)
  func `H16: the general resolver with the fallback's parameters finds the same cell`(
    kind: RandomScene.Kind
  ) throws {
    let seed = Seed.current
    let scene = try RandomScene(seed: seed, kind: kind)
    let resolver = DropResolver(
      query: NearestQuery(
        metric: .axisCenter(.vertical),
        radius: 100,
        candidates: .visible(in: scene.visible)
      )
    )
    for point in scene.points {
      let answer = fallback.resolve(point, in: scene.geometry, visible: scene.visible)
      guard answer.hit == nil else { continue }
      #expect(answer.slot == resolver.resolve(point, in: scene.geometry)?.slot, "\(point)")
    }
  }
}
