import Seeds
import CollectionLayout
import DragGeometry
import TestSupport
import Testing

@Suite struct LayoutGeometryHeightsTests {
  @Test func `L9: rows have their own heights, else the list's`() throws {
    let list = try LayoutGeometry(
      .list(.init(height: 40, gap: 2, inset: Insets(5), header: 20, footer: 30)),
      width: 100,
      itemCounts: [3, 0, 1],
      sizes: [Slot(item: 1): Size(width: 7, height: 10.5)]
    )
    #expect(list.frame(of: Slot(item: 0)) == Rect(x: 5, y: 25, width: 90, height: 40))
    #expect(list.frame(of: Slot(item: 1)) == Rect(x: 5, y: 67, width: 90, height: 10.5))
    #expect(list.frame(of: Slot(item: 2)) == Rect(x: 5, y: 79.5, width: 90, height: 40))
    #expect(list.footer(ofSection: 0) == Rect(x: 0, y: 124.5, width: 100, height: 30))
    #expect(list.frame(of: Slot(section: 2, item: 0))?.minY == 239.5)
    #expect(list.contentSize == Size(width: 100, height: 314.5))
  }

  @Test func `L9: with heights of the list alone it is laid out as rows are`() throws {
    let counts = [3, 0, 7, 1]
    for orientation in everyOrientation {
      let bounds = Size(width: 90, height: 70)
      let list = try LayoutGeometry(
        .list(.init(gap: 3, inset: Insets(5), header: 20, footer: 30)),
        bounds: bounds, orientation: orientation, itemCounts: counts)
      let rows = try LayoutGeometry(
        .rows(.init(gap: 3, inset: Insets(5), header: 20, footer: 30)),
        bounds: bounds, orientation: orientation, itemCounts: counts)
      for (section, count) in counts.enumerated() {
        for item in 0..<count {
          let slot = Slot(section: section, item: item)
          #expect(list.frame(of: slot) == rows.frame(of: slot))
        }
        #expect(list.frame(ofSection: section) == rows.frame(ofSection: section))
        #expect(list.header(ofSection: section) == rows.header(ofSection: section))
        #expect(list.footer(ofSection: section) == rows.footer(ofSection: section))
      }
      #expect(list.contentSize == rows.contentSize)
    }
  }

  @Test func `L9: a list from right to left that does not fill its bounds begins at their end`()
    throws
  {
    func list(_ sizes: [Slot: Size]) throws -> LayoutGeometry {
      try LayoutGeometry(
        .list(.init(height: 40)), bounds: Size(width: 400, height: 50),
        orientation: LayoutOrientation(axis: .horizontal, direction: .rightToLeft),
        itemCounts: [2], sizes: sizes)
    }
    let equal = try list([:])
    #expect(equal.frame(of: Slot(item: 0)) == Rect(x: 360, y: 0, width: 40, height: 50))
    #expect(equal.frame(of: Slot(item: 1)) == Rect(x: 320, y: 0, width: 40, height: 50))
    let wider = try list([Slot(item: 0): Size(width: 100, height: 0)])
    #expect(wider.frame(of: Slot(item: 0)) == Rect(x: 300, y: 0, width: 100, height: 50))
    #expect(wider.frame(of: Slot(item: 1)) == Rect(x: 260, y: 0, width: 40, height: 50))
    // What is wider than the bounds begins at the end of the content.
    let widest = try list([
      Slot(item: 0): Size(width: 100, height: 0), Slot(item: 1): Size(width: 500, height: 0),
    ])
    #expect(widest.frame(of: Slot(item: 0))?.maxX == 600)
    #expect(widest.frame(of: Slot(item: 1))?.minX == 0)
  }

  @Test func `L9: the space that a list leaves free may be as large as all rows together`() throws {
    let width = 0x1.8p34
    let list = try LayoutGeometry(
      .list(.init(height: 40)), bounds: Size(width: width, height: 50),
      orientation: LayoutOrientation(axis: .horizontal, direction: .rightToLeft), itemCounts: [2],
      sizes: [Slot(item: 0): Size(width: 100, height: 0)])
    #expect(list.frame(of: Slot(item: 0))?.minX == width - 100)
  }

  @Test(.seeds(1...20))
  func `L9: rows of any heights follow each other without a gap or an overlap`() throws {
    var generator = SplitMix64(seed: Seed.current)
    let counts = (0..<4).map { _ in Int.random(in: 0...30, using: &generator) }
    let slots = counts.enumerated().flatMap { section, count in
      (0..<count).map { Slot(section: section, item: $0) }
    }
    var sizes: [Slot: Size] = [:]
    for slot in slots where Bool.random(using: &generator) {
      let height = Double(Int.random(in: 0...900, using: &generator)) / 7.3
      sizes[slot] = Size(width: height, height: height)
    }
    let list = try LayoutGeometry(
      .list(.init(height: 12.3, gap: 0.7, inset: Insets(1.1), header: 3.3, footer: 0.9)),
      width: 50.3, itemCounts: counts, sizes: sizes)
    var bottom = 0.0
    for (section, count) in counts.enumerated() {
      var top = bottom + ticks(3.3) + ticks(1.1)
      for item in 0..<count {
        let slot = Slot(section: section, item: item)
        let height = ticks(sizes[slot]?.height ?? 12.3)
        let frame = try #require(list.frame(of: slot))
        #expect(frame.minY == top && frame.height == height)
        top += height + (item == count - 1 ? 0 : ticks(0.7))
      }
      bottom = top + ticks(1.1) + ticks(0.9)
      #expect(list.frame(ofSection: section)?.maxY == bottom)
    }
    #expect(list.contentSize.height == bottom)
  }

  /// A list's extents are multiples of 1/65,536 of a point.
  private func ticks(_ extent: Double) -> Double { (extent * 65_536).rounded() / 65_536 }

  @Test func `heights that mean nothing, or more than can be summed, are refused`() throws {
    func list(height: Double = 44, own: Double) throws -> LayoutGeometry {
      try LayoutGeometry(
        .list(.init(height: height)), width: 100, itemCounts: [2],
        sizes: [Slot(item: 0): Size(width: 0, height: own)])
    }
    #expect(try list(own: 0).frame(of: Slot(item: 1))?.minY == 0)
    for height in [-1, .nan, .infinity] {
      #expect(throws: LayoutError.invalidSize(Slot(item: 0))) { try list(own: height) }
    }
    #expect(throws: LayoutError.tooLarge) { try list(own: 1e300) }
    #expect(throws: LayoutError.tooLarge) { try list(height: 1e11, own: 0) }
    // The sum decides: either row alone fits.
    #expect(throws: LayoutError.tooLarge) { try list(height: 0x1p34, own: 0x1p34) }
  }
}
