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
    var list = try LayoutGeometry(
      .list(.init(height: 40)), bounds: Size(width: 400, height: 50),
      orientation: LayoutOrientation(axis: .horizontal, direction: .rightToLeft), itemCounts: [2])
    #expect(list.frame(of: Slot(item: 0)) == Rect(x: 360, y: 0, width: 40, height: 50))
    #expect(list.frame(of: Slot(item: 1)) == Rect(x: 320, y: 0, width: 40, height: 50))
    try list.setHeight(100, of: Slot(item: 0))
    #expect(list.frame(of: Slot(item: 0)) == Rect(x: 300, y: 0, width: 100, height: 50))
    #expect(list.frame(of: Slot(item: 1)) == Rect(x: 260, y: 0, width: 40, height: 50))
    // What is wider than the bounds begins at the end of the content.
    try list.setHeight(500, of: Slot(item: 1))
    #expect(list.frame(of: Slot(item: 0))?.maxX == 600)
    #expect(list.frame(of: Slot(item: 1))?.minX == 0)
  }

  @Test func `L9: the space that a list leaves free may be as large as all rows together`() throws {
    let width = 0x1.8p34
    var list = try LayoutGeometry(
      .list(.init(height: 40)), bounds: Size(width: width, height: 50),
      orientation: LayoutOrientation(axis: .horizontal, direction: .rightToLeft), itemCounts: [2])
    try list.setHeight(100, of: Slot(item: 0))
    #expect(list.frame(of: Slot(item: 0))?.minX == width - 100)
  }

  @Test(.seeds(1...20), arguments: everyOrientation)
  func `L9: after any changes of heights all places are those of a new list`(
    orientation: LayoutOrientation
  ) throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    let counts = (0..<4).map { _ in Int.random(in: 0...30, using: &generator) }
    let slots = counts.enumerated().flatMap { section, count in
      (0..<count).map { Slot(section: section, item: $0) }
    }
    let layout = Layout.list(
      .init(height: 12.3, gap: 0.7, inset: Insets(1.1), header: 3.3, footer: 0.9))
    // Half of them fill their bounds; the others are moved to the end of a mirrored one.
    let bounds = seed % 2 == 0 ? Size(width: 50.3, height: 70.9) : Size(width: 9_000, height: 9_000)
    func list(_ sizes: [Slot: Size]) throws -> LayoutGeometry {
      try LayoutGeometry(
        layout, bounds: bounds, orientation: orientation, itemCounts: counts, sizes: sizes)
    }
    var sizes: [Slot: Size] = [:]
    var changed = try list([:])
    let first = changed
    let untouched = slots.map { first.frame(of: $0) }
    for _ in 0..<40 {
      guard let slot = slots.randomElement(using: &generator) else { break }
      let height = Double(Int.random(in: 0...900, using: &generator)) / 7.3
      sizes[slot] = Size(width: height, height: height)
      try changed.setHeight(height, of: slot)
    }
    let fresh = try list(sizes)
    #expect(changed.contentSize == fresh.contentSize)
    #expect(slots.map { changed.frame(of: $0) } == slots.map { fresh.frame(of: $0) })
    for section in counts.indices {
      #expect(changed.frame(ofSection: section) == fresh.frame(ofSection: section))
    }
    // A geometry is a value: the one that the changes began with has not changed.
    #expect(slots.map { first.frame(of: $0) } == untouched)
  }

  @Test func `a change that means nothing is refused and changes nothing`() throws {
    var list = try LayoutGeometry(.list(.init()), width: 100, itemCounts: [2])
    let size = list.contentSize
    for slot in [Slot(item: 2), Slot(item: -1)] {
      #expect(throws: LayoutError.pastTheEnd(slot)) { try list.setHeight(1, of: slot) }
    }
    for height in [-1, .nan, .infinity] {
      #expect(throws: LayoutError.invalidSize(Slot(item: 0))) {
        try list.setHeight(height, of: Slot(item: 0))
      }
    }
    #expect(throws: LayoutError.tooLarge) { try list.setHeight(1e300, of: Slot(item: 0)) }
    #expect(list.contentSize == size)
    #expect(list.frame(of: Slot(item: 1))?.minY == 44)
    var rows = try LayoutGeometry(.rows(.init()), width: 100, itemCounts: [2])
    #expect(throws: LayoutError.notAList) { try rows.setHeight(1, of: Slot(item: 0)) }
    #expect(throws: LayoutError.tooLarge) {
      try LayoutGeometry(.list(.init(height: 1e11)), width: 100, itemCounts: [2])
    }
  }
}
