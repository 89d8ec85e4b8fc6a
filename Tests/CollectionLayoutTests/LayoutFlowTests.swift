import CollectionLayout
import DragGeometry
import Testing

@Suite struct LayoutFlowTests {
  private func flow(
    _ flow: Layout.Flow,
    width: Double,
    counts: [Int],
    widths: [Double] = []
  ) throws -> LayoutGeometry {
    var sizes: [Slot: Size] = [:]
    for (item, width) in widths.enumerated() {
      sizes[Slot(item: item)] = Size(width: width, height: flow.item.height)
    }
    return try LayoutGeometry(.flow(flow), width: width, itemCounts: counts, sizes: sizes)
  }

  private func lefts(_ geometry: LayoutGeometry) -> [Double] {
    geometry.itemCounts.indices.flatMap { section in
      (0..<geometry.itemCounts[section]).compactMap {
        geometry.frame(of: Slot(section: section, item: $0))?.minX
      }
    }
  }

  @Test func `L1: items are 50 by 50, lines and neighbors are 10 apart`() throws {
    let geometry = try flow(Layout.Flow(), width: 115, counts: [3])

    #expect(geometry.frame(of: Slot(item: 1)) == Rect(x: 60, y: 0, width: 50, height: 50))
    #expect(geometry.frame(of: Slot(item: 2)) == Rect(x: 0, y: 60, width: 50, height: 50))
  }

  @Test(arguments: [(170, [0, 60, 120]), (169.999, [0, 60, 0])] as [(Double, [Double])])
  func `L2: an item joins as long as it and its gap fit exactly`(
    width: Double,
    expected: [Double]
  ) throws {
    #expect(lefts(try flow(Layout.Flow(), width: width, counts: [3])) == expected)
  }

  @Test func `L2, L3: parts of a width fit as often as it has them, however rounded`() throws {
    for parts in 2...60 {
      for width in [390, 100.2, 1_180.7] {
        let part = (width - Double(parts - 1) * 8) / Double(parts)
        guard part > 0 else { continue }
        let size = Size(width: part, height: 10)
        let grid = Layout.Grid(cell: size)
        #expect(grid.columnCount(width: width) == parts, "\(parts) of \(width)")
        for justify in [false, true] {
          let layout = Layout.Flow(item: size, gap: 8, justify: justify)
          let geometry = try flow(layout, width: width, counts: [parts + 1])
          #expect(geometry.frame(of: Slot(item: parts - 1))?.minY == 0, "\(parts) of \(width)")
          #expect(geometry.frame(of: Slot(item: parts))?.minX == 0, "\(parts) of \(width)")
        }
      }
    }
  }

  @Test func `L2: the insets take room`() throws {
    let inset = Insets(top: 1, left: 20, bottom: 2, right: 5)
    let geometry = try flow(Layout.Flow(inset: inset), width: 135, counts: [3])

    #expect(lefts(geometry) == [20, 80, 20])
    #expect(geometry.contentSize == Size(width: 135, height: 113))
  }

  @Test func `L2: each line is filled greedily with own sizes`() throws {
    let geometry = try flow(
      Layout.Flow(gap: 0), width: 100, counts: [5], widths: [60, 40, 30, 71, 29])
    #expect(lefts(geometry) == [0, 60, 0, 0, 71])
    #expect((0..<5).map { geometry.frame(of: Slot(item: $0))?.minY } == [0, 0, 60, 120, 120])
  }

  @Test func `L3: leading keeps the least distance`() throws {
    #expect(lefts(try flow(Layout.Flow(), width: 200, counts: [4])) == [0, 60, 120, 0])
  }

  @Test func `L3: justify shares the leftover, and the last line keeps to the grid`() throws {
    let justified = Layout.Flow(justify: true)
    #expect(lefts(try flow(justified, width: 200, counts: [5])) == [0, 75, 150, 0, 75])
    #expect(lefts(try flow(justified, width: 200, counts: [4])) == [0, 75, 150, 0])
    #expect(lefts(try flow(justified, width: 200, counts: [1, 1])) == [0, 0])
  }

  @Test func `L3: justify shares equally between items of own sizes`() throws {
    let geometry = try flow(
      Layout.Flow(justify: true), width: 200, counts: [4], widths: [30, 60, 80, 190])
    #expect(lefts(geometry) == [0, 45, 120, 5])
    // The last line is as if two more items like its last one were in it.
    for height in [50, 0.1] {
      let justified = Layout.Flow(item: Size(width: 50, height: height), justify: true)
      #expect(lefts(try flow(justified, width: 200, counts: [2], widths: [80, 30])) == [0, 90])
    }
  }

  @Test func `L3: a line that can hold only one item centres it`() throws {
    let justified = Layout.Flow(justify: true)
    #expect(lefts(try flow(justified, width: 100, counts: [2])) == [25, 25])
    #expect(lefts(try flow(Layout.Flow(), width: 100, counts: [2])) == [0, 0])
  }

  @Test(arguments: [
    (Layout.Flow.Alignment.top, 0), (.center, 15), (.bottom, 30),
  ])
  func `L4: a line is as tall as its tallest item, and the others are aligned across it`(
    alignment: Layout.Flow.Alignment,
    top: Double
  ) throws {
    let geometry = try LayoutGeometry(
      .flow(Layout.Flow(alignment: alignment)),
      width: 200,
      itemCounts: [4],
      sizes: [Slot(item: 1): Size(width: 50, height: 80)]
    )
    #expect(geometry.frame(of: Slot(item: 0))?.minY == top)
    #expect(geometry.frame(of: Slot(item: 3))?.minY == 90)
  }

  @Test func `L5: a section is its header, insets, lines, the gaps between them, and footer`()
    throws
  {
    let layout = Layout.Flow(
      inset: Insets(top: 3, left: 0, bottom: 4, right: 0), header: 20, footer: 30)
    let geometry = try flow(layout, width: 110, counts: [5, 0])

    #expect(geometry.frame(ofSection: 0)?.height == 227)
    #expect(geometry.frame(ofSection: 1)?.height == 57)
  }

  @Test func `L6: an item that is too wide has its own line, is not clamped, and is reported`()
    throws
  {
    let geometry = try flow(Layout.Flow(), width: 100, counts: [3], widths: [20, 150, 20])

    #expect(geometry.frame(of: Slot(item: 1)) == Rect(x: 0, y: 60, width: 150, height: 50))
    #expect(geometry.frame(of: Slot(item: 2))?.minY == 120)
    #expect(geometry.overwideItems == [Slot(item: 1)])
    let exact = try flow(Layout.Flow(), width: 100, counts: [1], widths: [100])
    #expect(exact.overwideItems == [])
  }

  @Test func `L7: the content is as wide as the collection and as tall as its sections`() throws {
    let geometry = try flow(Layout.Flow(header: 5), width: 100, counts: [1, 1])
    #expect(geometry.contentSize == Size(width: 100, height: 110))
  }
}
