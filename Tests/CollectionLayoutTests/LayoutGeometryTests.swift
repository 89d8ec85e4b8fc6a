import CollectionLayout
import DragGeometry
import TestSupport
import Testing

@Suite struct LayoutGeometryTests {
  static let everyLayout: [Layout] = [
    .rows(.init()), .list(.init()), .grid(.init()), .flow(.init()), .flow(.init(justify: true)),
    .twoColumn(.init()), .frames,
  ]

  @Test func `rows fill the width between the insets`() throws {
    let geometry = try LayoutGeometry(
      .rows(.init(height: 40, gap: 2, inset: Insets(top: 1, left: 10, bottom: 3, right: 20))),
      width: 390,
      itemCounts: [2, 1]
    )

    #expect(geometry.frame(of: Slot(item: 0)) == Rect(x: 10, y: 1, width: 360, height: 40))
    #expect(geometry.frame(of: Slot(item: 1)) == Rect(x: 10, y: 43, width: 360, height: 40))
    #expect(
      geometry.frame(of: Slot(section: 1, item: 0)) == Rect(x: 10, y: 87, width: 360, height: 40)
    )
    #expect(geometry.contentSize == Size(width: 390, height: 130))
  }

  @Test func `a grid fills its columns from the left, line after line`() throws {
    let geometry = try LayoutGeometry(.grid(.init()), width: 390, itemCounts: [5])

    #expect(geometry.frame(of: Slot(item: 2)) == Rect(x: 216, y: 0, width: 100, height: 100))
    #expect(geometry.frame(of: Slot(item: 3)) == Rect(x: 0, y: 108, width: 100, height: 100))
    #expect(geometry.contentSize == Size(width: 390, height: 208))
  }

  @Test func `L5: headers and footers span the width and ignore the insets`() throws {
    for layout in [
      Layout.rows(.init(height: 50, inset: Insets(5), header: 20, footer: 30)),
      .grid(.init(cell: Size(width: 50, height: 50), inset: Insets(5), header: 20, footer: 30)),
      .flow(.init(inset: Insets(5), header: 20, footer: 30)),
    ] {
      let geometry = try LayoutGeometry(layout, width: 200, itemCounts: [1, 0, 1])

      #expect(geometry.header(ofSection: 0) == Rect(x: 0, y: 0, width: 200, height: 20))
      #expect(geometry.frame(of: Slot(item: 0))?.minY == 25)
      #expect(geometry.footer(ofSection: 0) == Rect(x: 0, y: 80, width: 200, height: 30))
      #expect(geometry.frame(ofSection: 0) == Rect(x: 0, y: 0, width: 200, height: 110))
      #expect(geometry.frame(ofSection: 1) == Rect(x: 0, y: 110, width: 200, height: 60))
      #expect(geometry.footer(ofSection: 1) == Rect(x: 0, y: 140, width: 200, height: 30))
      #expect(geometry.contentSize == Size(width: 200, height: 280))
      #expect(geometry.header(ofSection: 3) == nil)
      #expect(geometry.frame(ofSection: -1) == nil)
    }
  }

  @Test func `a band without height is none`() throws {
    let geometry = try LayoutGeometry(.rows(.init()), width: 200, itemCounts: [1])
    #expect(geometry.header(ofSection: 0) == nil)
    #expect(geometry.footer(ofSection: 0) == nil)
  }

  @Test(arguments: everyLayout)
  func `L8: past the end there are no frames, however far`(layout: Layout) throws {
    let geometry = try LayoutGeometry(layout, width: 200, itemCounts: [3, 0])

    for slot in [
      Slot(item: 3), Slot(item: -1), Slot(section: 1, item: 0), Slot(section: 2, item: 0),
      Slot(section: -1, item: 0), Slot(section: .max, item: .max), Slot(item: .min),
    ] {
      #expect(geometry.frame(of: slot) == nil)
    }
  }

  @Test func `an exact frame takes precedence over any layout`() throws {
    let frame = Rect(x: -10, y: 500, width: 600, height: 20)
    let geometry = try LayoutGeometry(
      .rows(.init()),
      width: 200,
      itemCounts: [3],
      frames: [Slot(item: 1): frame]
    )

    #expect(geometry.frame(of: Slot(item: 1)) == frame)
    #expect(geometry.frame(of: Slot(item: 2))?.minY == 88)
    #expect(geometry.slot(at: Point(x: 300, y: 510)) == Slot(item: 1))
    #expect(geometry.slot(at: Point(x: 10, y: 50)) == nil)
    #expect(geometry.contentSize == Size(width: 590, height: 520))
  }

  @Test func `H1: of two items under a point the higher index wins`() throws {
    let geometry = try LayoutGeometry(
      .rows(.init()),
      width: 200,
      itemCounts: [3],
      frames: [
        Slot(item: 0): Rect(x: 0, y: 88, width: 200, height: 44),
        Slot(item: 1): Rect(x: 0, y: 0, width: 100, height: 132),
      ]
    )
    #expect(geometry.slot(at: Point(x: 10, y: 90)) == Slot(item: 2))
    #expect(geometry.slot(at: Point(x: 10, y: 50)) == Slot(item: 1))
  }

  @Test func `H1: the least edges are inside, the greatest are not, and a gap holds nothing`()
    throws
  {
    let geometry = try threeColumns(count: 9)

    #expect(geometry.slot(at: Point(x: 0, y: 0)) == Slot(item: 0))
    #expect(geometry.slot(at: Point(x: 99.999, y: 99.999)) == Slot(item: 0))
    #expect(geometry.slot(at: Point(x: 100, y: 50)) == nil)
    #expect(geometry.slot(at: Point(x: 50, y: 100)) == nil)
    #expect(geometry.slot(at: Point(x: 110, y: 110)) == Slot(item: 4))
    #expect(geometry.slot(at: Point(x: -0.001, y: 0)) == nil)
  }

  @Test func `with frames alone an item without one is nowhere`() throws {
    let geometry = try LayoutGeometry(
      .frames,
      width: 200,
      itemCounts: [2],
      frames: [Slot(item: 1): Rect(x: 5, y: 5, width: 10, height: 10)]
    )

    #expect(geometry.frame(of: Slot(item: 0)) == nil)
    #expect(Array(geometry.slots(intersecting: everywhere)) == [Slot(item: 1)])
    #expect(geometry.frame(ofSection: 0) == nil)
    #expect(geometry.contentSize == Size(width: 200, height: 15))
  }

  @Test func `the items of a rectangle come in index order, exact frames among them`() throws {
    let geometry = try LayoutGeometry(
      .grid(.init(gap: 10)),
      width: 320,
      itemCounts: [9],
      frames: [Slot(item: 8): Rect(x: 0, y: 0, width: 5, height: 5)]
    )
    let slots = geometry.slots(intersecting: Rect(x: 100, y: 100, width: 10.5, height: 10.5))
    #expect(Array(slots) == [Slot(item: 4)])
    let first = geometry.slots(intersecting: Rect(x: 0, y: 0, width: 111, height: 111))
    #expect(Array(first) == [0, 1, 3, 4, 8].map { Slot(item: $0) })
  }

  @Test func `content reaches down to the lowest exact frame of a section, whichever item has it`()
    throws
  {
    for (lowest, other) in [(0, 1), (1, 0), (2, 0)] {
      let geometry = try LayoutGeometry(
        .rows(.init(height: 10)), width: 100, itemCounts: [3],
        frames: [
          Slot(item: lowest): Rect(x: 0, y: 300, width: 50, height: 40),
          Slot(item: other): Rect(x: 0, y: 100, width: 50, height: 40),
        ])
      #expect(geometry.contentSize.height == 340, "item \(lowest)")
    }
  }

  @Test func `a slot before the first item, or of no section, does not exist`() throws {
    let geometry = try LayoutGeometry(.rows(.init()), width: 100, itemCounts: [2, 1])
    for slot in [
      Slot(section: 0, item: -1), Slot(section: 0, item: 2), Slot(section: -1, item: 0),
      Slot(section: 2, item: 0), Slot(section: 1, item: 1),
    ] { #expect(geometry.frame(of: slot) == nil, "\(slot)") }
    #expect(throws: LayoutError.pastTheEnd(Slot(section: 0, item: -1))) {
      try LayoutGeometry(
        .rows(.init()), width: 100, itemCounts: [2, 1], frames: [Slot(section: 0, item: -1): .zero])
    }
  }

  @Test(arguments: everyLayout)
  func `numbers that cannot be laid out are refused`(layout: Layout) {
    let slot = Slot(item: 0)
    #expect(throws: LayoutError.notFinite(parameter: "width")) {
      try LayoutGeometry(layout, width: .nan, itemCounts: [1])
    }
    #expect(throws: LayoutError.negative(parameter: "width", value: -1)) {
      try LayoutGeometry(layout, width: -1, itemCounts: [1])
    }
    #expect(throws: LayoutError.negativeCount(section: 1, count: -1)) {
      try LayoutGeometry(layout, width: 9, itemCounts: [1, -1])
    }
    #expect(throws: LayoutError.tooLarge) {
      try LayoutGeometry(layout, width: 9, itemCounts: [.max, .max])
    }
    #expect(throws: LayoutError.invalidSize(slot)) {
      try LayoutGeometry(
        layout, width: 9, itemCounts: [1], sizes: [slot: Size(width: -1, height: 0)])
    }
    #expect(throws: LayoutError.invalidFrame(slot)) {
      try LayoutGeometry(
        layout, width: 9, itemCounts: [1],
        frames: [slot: Rect(x: 1e308, y: 0, width: 1e308, height: 0)])
    }
    #expect(throws: LayoutError.pastTheEnd(Slot(item: 1))) {
      try LayoutGeometry(layout, width: 9, itemCounts: [1], sizes: [Slot(item: 1): .zero])
    }
    #expect(throws: LayoutError.pastTheEnd(Slot(item: 1))) {
      try LayoutGeometry(layout, width: 9, itemCounts: [1], frames: [Slot(item: 1): .zero])
    }
    #expect(throws: Never.self) {
      try LayoutGeometry(
        layout, width: 9, itemCounts: [1, 0], sizes: [slot: .zero], frames: [slot: .zero])
    }
  }

  @Test func `content without a finite end is refused`() {
    for layout in [
      Layout.rows(.init(height: 1e308)), .rows(.init(header: 1e308, footer: 1e308)),
      .rows(.init(height: 1e308, gap: 1e308)),
      .grid(.init(cell: Size(width: 1e308, height: 1), columns: .fixed(.max))),
      .flow(.init(item: Size(width: 1, height: 1e308))),
      .flow(.init(inset: Insets(1e308))),
    ] {
      #expect(throws: LayoutError.tooLarge) {
        try LayoutGeometry(layout, width: 9, itemCounts: [5, 5])
      }
    }
  }

  @Test func `a huge number of items is laid out without keeping one`() throws {
    let geometry = try LayoutGeometry(
      .grid(.init(cell: Size(width: 1, height: 1), gap: 0)),
      width: 1_000,
      itemCounts: [1 << 51]
    )
    let last = Slot(item: (1 << 51) - 1)
    let frame = try #require(geometry.frame(of: last))
    #expect(geometry.slot(at: frame.center) == last)
    #expect(geometry.nearest(to: frame.center, NearestQuery())?.slot == last)
  }

  @Test func `sections of exact frames have edges, and an empty one takes a drop in its frame`()
    throws
  {
    let frames = [
      Slot(section: 0, item: 0): Rect(x: 0, y: 10, width: 50, height: 40),
      Slot(section: 2, item: 0): Rect(x: 0, y: 130, width: 50, height: 40),
    ]
    let sections = [
      Rect(x: 0, y: 0, width: 100, height: 60), Rect(x: 0, y: 60, width: 100, height: 60),
      Rect(x: 0, y: 120, width: 100, height: 70),
    ]
    for layout in [Layout.frames, .rows(.init(height: 7))] {
      let geometry = try LayoutGeometry(
        layout, bounds: Size(width: 100, height: 400), itemCounts: [1, 0, 1], frames: frames,
        sections: sections)
      #expect(geometry.frame(ofSection: 1) == sections[1])
      #expect(geometry.contentSize.height == 190)
      let resolver = DropResolver.nearest(visible: everywhere)
      func gap(_ y: Double) -> GapIndex? { resolver.resolve(Point(x: 5, y: y), in: geometry)?.gap }
      #expect(gap(90) == GapIndex(section: 1, item: 0))
      #expect(gap(30)?.section == 0)
      #expect(gap(185) == GapIndex(section: 2, item: 1))
      #expect(
        geometry.point(
          ofGap: GapIndex(section: 1, item: 0), visible: Rect(x: 0, y: 0, width: 100, height: 400))
          == Point(x: 50, y: 90))
    }
    // Of another number than there are sections, overlapping, or without an end, they are not used.
    let thirds = [
      Rect(x: 0, y: 100, width: 100, height: 70), Rect(x: 0, y: 120, width: 100, height: -1),
      Rect(x: 0, y: 1e308, width: 100, height: 1e308), Rect(x: 0, y: .nan, width: 100, height: 1),
      Rect(x: 1e308, y: 120, width: 1e308, height: 1),
    ]
    let wrong = [
      [], [sections[0]], sections + [sections[2]], [sections[1], sections[0], sections[2]],
    ]
    for others in wrong + thirds.map({ [sections[0], sections[1], $0] }) {
      let geometry = try LayoutGeometry(
        .frames, bounds: Size(width: 100, height: 400), itemCounts: [1, 0, 1], frames: frames,
        sections: others)
      #expect(geometry.frame(ofSection: 1) == nil, "\(others)")
    }
  }
}
