import CollectionLayout
import DragGeometry
import Testing

/// What a point means in the line of an item: on which side of it, and in the empty rest behind it.
@Suite struct DropResolverLinesTests {
  private let nearest = DropResolver.nearest(visible: everywhere)

  private func gap(_ x: Double, _ y: Double, _ geometry: LayoutGeometry) -> Int? {
    nearest.resolve(Point(x: x, y: y), in: geometry)?.gap.item
  }

  @Test(arguments: [
    Layout.flow(.init(item: Size(width: 100, height: 40), line: 0, gap: 0)),
    .grid(.init(cell: Size(width: 100, height: 40), gap: 0)),
    .grid(.init(cell: Size(width: 20, height: 40), gap: 0, columns: .fixed(1))),
    .grid(.init(cell: Size(width: 60, height: 40), gap: 0)),
  ])
  func `H13: an item that fills its line has its neighbors above and below`(
    layout: Layout
  ) throws {
    let column = try LayoutGeometry(layout, width: 100, itemCounts: [3])
    #expect(gap(15, 41, column) == 1 && gap(5, 59.999, column) == 1)
    #expect(gap(1, 60, column) == 2 && gap(15, 79, column) == 2)
    #expect(column.isInMiddle(Point(x: 1, y: 50), of: Slot(item: 1)))
    #expect(!column.isInMiddle(Point(x: 10, y: 49), of: Slot(item: 1)))
    let point = column.point(ofGap: GapIndex(item: 1), visible: everywhere)
    #expect(point?.y == 41)
    #expect(column.point(ofGap: GapIndex(item: 3), visible: everywhere)?.y == 119)
  }

  @Test func `H13: an item that leaves room in its line has its neighbors beside it`() throws {
    let one = try LayoutGeometry(
      .grid(.init(cell: Size(width: 50, height: 40), gap: 0)), width: 100, itemCounts: [1])
    #expect(gap(24, 39, one) == 0 && gap(25, 1, one) == 1)
    let flow = Layout.Flow(item: Size(width: 50, height: 40), line: 0, gap: 0)
    let alone = try LayoutGeometry(.flow(flow), width: 100, itemCounts: [1])
    #expect(gap(24, 39, alone) == 0 && gap(25, 1, alone) == 1)
    // Beside the first item there is room, although the second one does not fit there.
    let mixed = try LayoutGeometry(
      .flow(flow), width: 100, itemCounts: [3],
      sizes: [Slot(item: 1): Size(width: 80, height: 40)])
    #expect(gap(24, 39, mixed) == 0 && gap(25, 1, mixed) == 1)
    #expect(gap(79, 59, mixed) == 1 && gap(1, 60, mixed) == 2)
  }

  @Test func `H13: regular items of two columns fill their lines, compact ones do not`() throws {
    let geometry = try LayoutGeometry(
      .twoColumn(.init(inset: .zero, gap: 0)), bounds: Size(width: 80, height: 200),
      itemCounts: [4], spans: [Slot(item: 2): 2])
    #expect(gap(50, 39, geometry) == 1 && gap(70, 1, geometry) == 2)
    #expect(gap(70, 59, geometry) == 2 && gap(1, 61, geometry) == 3)
    #expect(gap(1, 119, geometry) == 3 && gap(39, 81, geometry) == 4)
  }

  @Test func `H15: the empty rest of a line is behind its last item`() throws {
    let grid = try threeColumns(count: 7)
    // Nearer to the items of the line above.
    for x in [101.0, 160, 270, 319] {
      let found = try #require(nearest.resolve(Point(x: x, y: 221), in: grid))
      #expect(found.gap == GapIndex(item: 7) && found.side == nil)
      #expect(found.affinity == .previous)
    }
    // Between two lines, and between the items of a line, the nearest item decides.
    #expect(gap(270, 212, grid) == 6)
    #expect(gap(104, 50, grid) == 1 && gap(107, 50, grid) == 1)
    let flow = try LayoutGeometry(
      .flow(.init(item: Size(width: 90, height: 40), line: 10, gap: 10)), width: 320,
      itemCounts: [5], sizes: [Slot(item: 2): Size(width: 250, height: 40)])
    let found = try #require(nearest.resolve(Point(x: 240, y: 38), in: flow))
    #expect(found.slot == Slot(item: 1) && found.side == .after && found.gap.item == 2)
    #expect(found.distance == 50 && !found.isInMiddle)
  }

  @Test(arguments: [
    Layout.rows(.init(height: 40, gap: 0, inset: Insets(top: 0, left: 0, bottom: 0, right: 60))),
    .grid(.init(cell: Size(width: 40, height: 40), gap: 0, columns: .fixed(1))),
  ])
  func `H15: beside a single column the nearest item decides, from above and from below`(
    layout: Layout
  ) throws {
    let column = try LayoutGeometry(layout, width: 100, itemCounts: [3])
    #expect(gap(90, 41, column) == 1 && gap(90, 59, column) == 1)
    #expect(gap(90, 61, column) == 2 && gap(90, 79, column) == 2)
  }

  @Test func `H15: the rest of a line counts while an item is in range, and none is excluded`()
    throws
  {
    let grid = try threeColumns(count: 7)
    let rest = Point(x: 270, y: 270)
    var resolver = nearest
    resolver.query.radius = 61
    #expect(resolver.resolve(rest, in: grid)?.gap.item == 7)
    resolver.query.radius = 60
    #expect(resolver.resolve(rest, in: grid) == nil)
    resolver.query = NearestQuery(excluding: [Slot(item: 6)])
    #expect(resolver.resolve(rest, in: grid)?.gap.item == 6)
    resolver.query = NearestQuery(metric: .axisCenter(.vertical))
    #expect(resolver.resolve(rest, in: grid)?.slot == Slot(item: 6))
    // An item with an exact frame is in no line.
    let elsewhere = try LayoutGeometry(
      .grid(.init(cell: Size(width: 100, height: 100), gap: 10)), width: 320, itemCounts: [7],
      frames: [Slot(item: 6): Rect(x: 500, y: 0, width: 10, height: 10)])
    #expect(gap(270, 111 + 90, elsewhere) == 6)
  }
}
