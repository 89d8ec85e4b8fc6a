import CollectionLayout
import DragGeometry
import TestSupport
import Testing

@Suite struct DropResolverTests {
  let nearest = DropResolver.nearest(visible: everywhere)

  private func rows(_ counts: [Int], header: Double = 0, footer: Double = 0, gap: Double = 0) throws
    -> LayoutGeometry
  {
    try LayoutGeometry(
      .rows(.init(height: 40, gap: gap, header: header, footer: footer)),
      width: 100,
      itemCounts: counts
    )
  }

  private func gap(_ point: Point, _ geometry: LayoutGeometry) -> GapIndex? {
    nearest.resolve(point, in: geometry)?.gap
  }

  @Test(arguments: [
    (40.001, 1, DropResolution.Side.before), (59.999, 1, .before), (60, 2, .after),
    (79.999, 2, .after),
  ])
  func `H13: on a table the side goes by y, and the middle counts as after`(
    y: Double,
    gap: Int,
    side: DropResolution.Side
  ) throws {
    let found = try #require(nearest.resolve(Point(x: 99, y: y), in: rows([3])))
    #expect(found.slot == Slot(item: 1))
    #expect(found.gap == GapIndex(item: gap))
    #expect(found.side == side)
    #expect(found.distance == 0)
  }

  @Test(arguments: [(110, 1), (159.999, 1), (160, 2), (209.999, 2)])
  func `H13: in a grid the side goes by x`(x: Double, gap: Int) throws {
    #expect(self.gap(Point(x: x, y: 99), try threeColumns(count: 9)) == GapIndex(item: gap))
  }

  @Test(arguments: [(159.999, 2), (160, 2), (160.001, 1)])
  func `H13: from right to left the sides are swapped, and the middle still counts as after`(
    x: Double,
    gap: Int
  ) throws {
    var resolver = nearest
    resolver.direction = .rightToLeft
    let found = resolver.resolve(Point(x: x, y: 50), in: try threeColumns(count: 9))
    #expect(found?.gap == GapIndex(item: gap))
    let row = resolver.resolve(Point(x: 10, y: 10), in: try rows([3]))
    #expect(row?.gap == GapIndex(item: 0))
  }

  @Test func `H14: the gap at a line's end and at the next one's start differ by affinity`() throws
  {
    let geometry = try threeColumns(count: 9)
    let end = try #require(nearest.resolve(Point(x: 310, y: 50), in: geometry))
    let start = try #require(nearest.resolve(Point(x: 10, y: 160), in: geometry))

    #expect(end.gap == GapIndex(item: 3) && start.gap == GapIndex(item: 3))
    #expect(end.affinity == .previous && start.affinity == .next)
    #expect(end.slot == Slot(item: 2) && start.slot == Slot(item: 3))
  }

  @Test func `H11: of two items at one distance the lowest wins`() throws {
    let geometry = try threeColumns(count: 9)
    #expect(nearest.resolve(Point(x: 105, y: 105), in: geometry)?.slot == Slot(item: 0))
    #expect(nearest.resolve(Point(x: 105, y: 105), in: geometry)?.distance == 50.0.squareRoot())
  }

  @Test func `H1, H7: where two items meet, the one that begins there is meant`() throws {
    let found = nearest.resolve(Point(x: 50, y: 40), in: try rows([3]))
    #expect(found?.slot == Slot(item: 1))
    #expect(found?.side == .before)
    #expect(found?.gap == GapIndex(item: 1))
    #expect(found?.distance == 0)
    let next = nearest.resolve(Point(x: 50, y: 80), in: try rows([2, 2]))
    #expect(next?.gap == GapIndex(section: 1, item: 0))
  }

  @Test func `H11: the radius is exclusive`() throws {
    let resolver = DropResolver.nearest(visible: everywhere, radius: 10)
    let geometry = try rows([1])
    #expect(resolver.resolve(Point(x: 109.999, y: 20), in: geometry) != nil)
    #expect(resolver.resolve(Point(x: 110, y: 20), in: geometry) == nil)
    #expect(nearest.resolve(Point(x: 9_000, y: 20), in: geometry) != nil)
  }

  @Test(arguments: [0, -1, .nan, -Double.infinity])
  func `a radius that means nothing lets nothing in`(radius: Double) throws {
    let resolver = DropResolver.nearest(visible: everywhere, radius: radius)
    #expect(try resolver.resolve(Point(x: 10, y: 10), in: rows([1])) == nil)
  }

  @Test func `H11: only what is seen counts, and what is excluded does not`() throws {
    let geometry = try rows([5])
    let visible = Rect(x: 0, y: 80, width: 100, height: 40)
    let seen = DropResolver.nearest(visible: visible).resolve(Point(x: 5, y: 10), in: geometry)
    #expect(seen?.slot == Slot(item: 2))

    let query = NearestQuery(excluding: [Slot(item: 2), Slot(item: 1)])
    let other = DropResolver(query: query).resolve(Point(x: 5, y: 90), in: geometry)
    #expect(other?.slot == Slot(item: 3))
    #expect(other?.gap == GapIndex(item: 3))
  }

  @Test func `the dragged ones are included by default`() throws {
    #expect(nearest.query.excluded == [])
    #expect(nearest.query.radius == nil)
    #expect(nearest.query.metric == .distanceToRect)
  }

  @Test func `H15: below the last line, in the section or beyond all, it is the end`() throws {
    let geometry = try LayoutGeometry(
      .grid(.init(gap: 10, inset: Insets(20), footer: 30)),
      width: 360,
      itemCounts: [4, 2]
    )
    // The first section's lines end at 230 and its footer at 280; x is that of its first column.
    let below = try #require(nearest.resolve(Point(x: 25, y: 235), in: geometry))
    #expect(below.gap == GapIndex(item: 4))
    #expect(below.affinity == .previous)
    #expect(below.side == nil)
    #expect(below.slot == Slot(item: 3))
    #expect(gap(Point(x: 25, y: 275), geometry) == GapIndex(item: 4))
    #expect(gap(Point(x: 25, y: 280), geometry) == GapIndex(section: 1, item: 0))
    #expect(gap(Point(x: 25, y: 5_000), geometry) == GapIndex(section: 1, item: 2))
  }

  @Test func `H15: above the first line it is the start`() throws {
    let geometry = try LayoutGeometry(
      .grid(.init(gap: 10, inset: Insets(20), header: 30)),
      width: 360,
      itemCounts: [4]
    )
    let above = try #require(nearest.resolve(Point(x: 340, y: 40), in: geometry))
    #expect(above.gap == GapIndex(item: 0))
    #expect(above.affinity == .next)
    #expect(above.slot == Slot(item: 2))
    #expect(gap(Point(x: 340, y: -100), geometry) == GapIndex(item: 0))
  }

  @Test func `H15: a section without items takes what falls into its band`() throws {
    let geometry = try rows([1, 0, 1], header: 20, footer: 10)
    // Sections end at 70, 100 and 170.
    let found = try #require(nearest.resolve(Point(x: 50, y: 75), in: geometry))
    #expect(found.gap == GapIndex(section: 1, item: 0))
    #expect(found.distance == 0)
    #expect(found.side == nil)
    #expect(gap(Point(x: 50, y: 69.999), geometry) == GapIndex(item: 1))
    #expect(gap(Point(x: 50, y: 100), geometry) == GapIndex(section: 2, item: 0))
  }

  @Test func `H15: a section without height is met at its place, the last one below all`() throws {
    let geometry = try rows([2, 0, 2, 0])
    #expect(gap(Point(x: 50, y: 80), geometry) == GapIndex(section: 1, item: 0))
    #expect(gap(Point(x: 50, y: 79.999), geometry) == GapIndex(item: 2))
    #expect(gap(Point(x: 50, y: 80.001), geometry) == GapIndex(section: 2, item: 0))
    #expect(gap(Point(x: 50, y: 500), geometry) == GapIndex(section: 3, item: 0))
    #expect(gap(Point(x: 50, y: 0), try rows([0, 2])) == GapIndex(section: 0, item: 0))
    #expect(gap(Point(x: 50, y: 0.001), try rows([0, 2])) == GapIndex(section: 1, item: 0))
  }

  @Test func `H15: a section without height is met where coordinates are rounded`() throws {
    let geometry = try LayoutGeometry(
      .rows(.init(height: 33.3)), width: 100, itemCounts: [7, 0, 2, 0])
    let line = try #require(
      geometry.point(ofGap: GapIndex(section: 1, item: 0), visible: everywhere))
    for origin in [0.1, 88.7, 1_234.567] {
      for offset in [0, 12.3, 500.1] {
        let inWindow = line.y - offset + origin
        let back = Point(x: 50, y: inWindow - origin + offset)
        #expect(gap(back, geometry) == GapIndex(section: 1, item: 0))
      }
    }
  }

  @Test func `H15: an empty collection takes what comes near, and one without sections nothing`()
    throws
  {
    #expect(gap(Point(x: 50, y: 50), try rows([0])) == GapIndex(item: 0))
    #expect(gap(Point(x: 50, y: 50), try rows([])) == nil)
    let close = DropResolver.nearest(visible: everywhere, radius: 100)
    #expect(close.resolve(Point(x: 50, y: 99), in: try rows([0]))?.gap == GapIndex(item: 0))
    #expect(close.resolve(Point(x: 50, y: 100), in: try rows([0])) == nil)
    let frames = try LayoutGeometry(.frames, width: 100, itemCounts: [0])
    #expect(gap(Point(x: 50, y: 50), frames) == GapIndex(item: 0))
  }

  @Test func `a point outside all cells resolves to nothing`() throws {
    for point in [Point(x: .nan, y: 5), Point(x: 5, y: .nan), Point(x: .infinity, y: 0)] {
      #expect(gap(point, try rows([3])) == nil)
    }
  }

  @Test func `an item with a frame of its own decides, wherever its section is`() throws {
    let frames = (0..<3).map {
      (Slot(item: $0), Rect(x: 0, y: 300 - 100 * Double($0), width: 100, height: 90))
    }
    let geometry = try LayoutGeometry(
      .rows(.init()),
      width: 100,
      itemCounts: [3],
      frames: Dictionary(uniqueKeysWithValues: frames)
    )
    #expect(gap(Point(x: 50, y: 310), geometry) == GapIndex(item: 0))
    #expect(gap(Point(x: 50, y: 140), geometry) == GapIndex(item: 2))
    #expect(gap(Point(x: 50, y: 90), geometry) == GapIndex(item: 0))
    #expect(gap(Point(x: 50, y: 390), geometry) == GapIndex(item: 3))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `H15: beside frames that scroll sideways lie the first section and the last one`(
    direction: LayoutDirection
  ) throws {
    let places = [100.0, 300]
    let slots = [Slot(section: 0, item: 0), Slot(section: 1, item: 0)]
    let ordered = direction == .leftToRight ? places : places.reversed()
    let frames = zip(slots, ordered).map { ($0, Rect(x: $1, y: 0, width: 90, height: 90)) }
    let geometry = try LayoutGeometry(
      .frames, bounds: Size(width: 600, height: 100),
      orientation: LayoutOrientation(axis: .horizontal, direction: direction), itemCounts: [1, 1],
      frames: Dictionary(uniqueKeysWithValues: frames))
    let first = GapIndex(section: 0, item: 0)
    let last = GapIndex(section: 1, item: 1)
    let isMirrored = direction == .rightToLeft
    #expect(gap(Point(x: 50, y: 5), geometry) == (isMirrored ? last : first))
    #expect(gap(Point(x: 500, y: 5), geometry) == (isMirrored ? first : last))
    // Between the frames of both an item decides.
    let behind = isMirrored ? GapIndex(section: 1, item: 0) : GapIndex(section: 0, item: 1)
    #expect(gap(Point(x: 220, y: 5), geometry) == behind)
  }

  @Test func `H15: an empty last section without lines takes what is below, as any empty one does`()
    throws
  {
    let geometry = try LayoutGeometry(
      .frames, bounds: Size(width: 100, height: 600), itemCounts: [1, 0],
      frames: [Slot(item: 0): Rect(x: 0, y: 0, width: 100, height: 40)])
    let found = try #require(
      DropResolver(query: NearestQuery()).resolve(Point(x: 50, y: 300), in: geometry))
    #expect(found.gap == GapIndex(section: 1, item: 0))
    #expect(found.affinity == .next)
  }
}

/// The option that keeps a gap near the middle of an item (H17).
@Suite struct DropResolverHysteresisTests {
  private func gap(
    at y: Double, keeping previous: GapIndex?, hysteresis: Double
  ) throws -> Int? {
    let rows = try LayoutGeometry(.rows(.init(height: 40)), width: 100, itemCounts: [3])
    let resolver = DropResolver(query: NearestQuery(), hysteresis: hysteresis)
    return resolver.resolve(Point(x: 5, y: y), in: rows, keeping: previous)?.gap.item
  }

  @Test(arguments: [
    (64.0, 1, 1), (64.999, 1, 1), (65, 1, 2), (60, 1, 1), (56, 2, 2), (55.001, 2, 2), (55, 2, 1),
    (64, 3, 2), (56, 0, 1),
  ])
  func `H17: the old gap stays until the point is past the middle by so much`(
    y: Double, previous: Int, expected: Int
  ) throws {
    #expect(try gap(at: y, keeping: GapIndex(item: previous), hysteresis: 5) == expected)
  }

  @Test(arguments: [0, -1, Double.nan])
  func `H17: a hysteresis that is not a distance is off, and so is one without an earlier gap`(
    hysteresis: Double
  ) throws {
    #expect(try gap(at: 60, keeping: GapIndex(item: 1), hysteresis: hysteresis) == 2)
    #expect(try gap(at: 59.9, keeping: GapIndex(item: 2), hysteresis: hysteresis) == 1)
    #expect(try gap(at: 60, keeping: nil, hysteresis: 5) == 2)
  }
}
