import CollectionLayout
import DragGeometry
import Testing

@Suite struct LayoutGeometryGapsTests {
  @Test func `a gap of rows is at the top edge of the row after it, one point inside`() throws {
    let geometry = try LayoutGeometry(.rows(.init()), width: 390, itemCounts: [3])
    func point(_ gap: Int) -> Point? {
      geometry.point(ofGap: GapIndex(item: gap), visible: everywhere)
    }

    #expect(point(0) == Point(x: 195, y: 1))
    #expect(point(2) == Point(x: 195, y: 89))
    #expect(point(3) == Point(x: 195, y: 131))
  }

  @Test func `a gap of a grid or a flow is at the left edge of the item after it`() throws {
    for layout in [
      Layout.grid(.init(cell: Size(width: 50, height: 50), gap: 10)), .flow(.init()),
    ] {
      let geometry = try LayoutGeometry(layout, width: 115, itemCounts: [3])
      func point(_ gap: Int) -> Point? {
        geometry.point(ofGap: GapIndex(item: gap), visible: everywhere)
      }
      #expect(point(1) == Point(x: 61, y: 25))
      #expect(point(2) == Point(x: 1, y: 85))
      #expect(point(3) == Point(x: 49, y: 85))
    }
  }

  @Test func `the way inside is at most a quarter of a small item`() throws {
    let geometry = try LayoutGeometry(.rows(.init(height: 2)), width: 390, itemCounts: [1])
    #expect(geometry.point(ofGap: GapIndex(item: 0), visible: everywhere)?.y == 0.5)
    #expect(geometry.point(ofGap: GapIndex(item: 1), visible: everywhere)?.y == 1.5)
  }

  @Test func `the gap of an empty section is the centre of what is seen of it`() throws {
    let geometry = try LayoutGeometry(.rows(.init(header: 100)), width: 390, itemCounts: [1, 0, 0])
    let visible = Rect(x: 0, y: 180, width: 390, height: 220)
    // The sections end at 144, 244 and 344; the last one reaches down to 400.
    func point(_ section: Int) -> Point? {
      geometry.point(ofGap: GapIndex(section: section, item: 0), visible: visible)
    }
    #expect(point(1) == Point(x: 195, y: 212))
    #expect(point(2) == Point(x: 195, y: 322))
  }

  @Test func `an empty collection's gap is in the middle of its bounds`() throws {
    let bounds = Rect(x: 0, y: 0, width: 390, height: 220)
    for layout in LayoutGeometryTests.everyLayout {
      let geometry = try LayoutGeometry(layout, width: 390, itemCounts: [0])
      #expect(
        geometry.point(ofGap: GapIndex(item: 0), visible: bounds) == Point(x: 195, y: 110)
      )
    }
  }

  @Test func `an empty section out of sight still has a point`() throws {
    let geometry = try LayoutGeometry(.rows(.init(header: 20)), width: 390, itemCounts: [0, 3])
    let visible = Rect(x: 0, y: 60, width: 390, height: 50)
    let point = geometry.point(ofGap: GapIndex(item: 0), visible: visible)
    #expect(point == Point(x: 195, y: 10))
  }

  @Test(arguments: LayoutGeometryTests.everyLayout)
  func `L8: past the end there are no gaps`(layout: Layout) throws {
    let geometry = try LayoutGeometry(layout, width: 390, itemCounts: [2])
    for gap in [
      GapIndex(item: 3), GapIndex(item: -1), GapIndex(section: 1, item: 0),
      GapIndex(section: -1, item: 0), GapIndex(section: .max, item: .max),
    ] {
      #expect(geometry.point(ofGap: gap, visible: everywhere) == nil)
    }
  }

  @Test(arguments: [
    Layout.rows(.init()), .rows(.init(height: 3, gap: 5, inset: Insets(4), header: 7, footer: 2)),
    .grid(.init()), .grid(.init(gap: 0, columns: .fixed(2), header: 9)),
    .flow(.init()), .flow(.init(justify: true, footer: 3)),
  ])
  func `a point in a gap resolves to that gap`(layout: Layout) throws {
    let counts = [0, 3, 0, 7, 1, 0]
    let geometry = try LayoutGeometry(layout, width: 390, itemCounts: counts)
    let visible = Rect(origin: .zero, size: Size(width: 390, height: 4_000))
    let resolver = DropResolver.nearest(visible: visible)
    for (section, count) in counts.enumerated() {
      for item in 0...count {
        let gap = GapIndex(section: section, item: item)
        let point = try #require(geometry.point(ofGap: gap, visible: visible))
        #expect(resolver.resolve(point, in: geometry)?.gap == gap)
      }
    }
  }

  @Test func `frames below each other are distinguished by y, others by x`() throws {
    let column = try LayoutGeometry(
      .frames,
      width: 100,
      itemCounts: [2],
      frames: [
        Slot(item: 0): Rect(x: 0, y: 0, width: 100, height: 40),
        Slot(item: 1): Rect(x: 0, y: 40, width: 100, height: 40),
      ]
    )
    #expect(column.inlineAxis == .vertical)
    #expect(column.point(ofGap: GapIndex(item: 1), visible: everywhere) == Point(x: 50, y: 41))

    let line = try LayoutGeometry(
      .frames,
      width: 100,
      itemCounts: [2],
      frames: [
        Slot(item: 0): Rect(x: 0, y: 0, width: 40, height: 40),
        Slot(item: 1): Rect(x: 40, y: 0, width: 40, height: 40),
      ]
    )
    #expect(line.inlineAxis == .horizontal)
    #expect(line.point(ofGap: GapIndex(item: 1), visible: everywhere) == Point(x: 41, y: 20))
  }
}
