import Seeds
import CollectionLayout
import DragGeometry
import ReferenceSearch
import TestSupport
import Testing

@Suite struct GapGeometryTests {
  @Test func `H5: a gap of two rows moves what follows it, and counts base and gap`() throws {
    let rows = try LayoutGeometry(.rows(.init()), width: 100, itemCounts: [3, 1])
    let open = try GapGeometry(
      opening: GapIndex(item: 1), of: [.init(), .init()], in: rows)
    #expect(open.geometry.itemCounts == [5, 1])
    #expect((0..<3).map { open.frame(of: Slot(item: $0))?.minY } == [0, 132, 176])
    #expect((0..<2).map { open.frame(ofCell: $0)?.minY } == [44, 88])
    #expect(open.frame(of: Slot(section: 1, item: 0))?.minY == 220)
    for slot in [Slot(item: 3), Slot(item: -1), Slot(section: 2, item: 0), Slot(item: .max)] {
      #expect(open.frame(of: slot) == nil)
    }
    #expect(open.frame(ofCell: 2) == nil)
    #expect(open.frame(ofCell: -1) == nil)
  }

  @Test func `H5: an item that moves leaves its place, and the count stays`() throws {
    let rows = try LayoutGeometry(.rows(.init()), width: 100, itemCounts: [4])
    let open = try GapGeometry(
      opening: GapIndex(item: 3), of: [.init()], in: rows, lifting: [Slot(item: 0), Slot(item: 0)])
    #expect(open.geometry.itemCounts == [4])
    #expect((0..<4).map { open.frame(of: Slot(item: $0))?.minY } == [nil, 0, 44, 132])
    #expect(open.frame(ofCell: 0)?.minY == 88)
  }

  @Test func `an exact frame goes with its item`() throws {
    let frame = Rect(x: 5, y: 500, width: 9, height: 9)
    let rows = try LayoutGeometry(
      .rows(.init()), width: 100, itemCounts: [3], frames: [Slot(item: 2): frame])
    let open = try GapGeometry(opening: GapIndex(item: 0), of: [.init()], in: rows)
    #expect(open.frame(of: Slot(item: 2)) == frame)
    #expect(open.frame(of: Slot(item: 1))?.minY == 88)
  }

  @Test(arguments: [
    GapIndex(item: 4), GapIndex(item: -1), GapIndex(section: 1, item: 0),
    GapIndex(section: .max, item: .max),
  ])
  func `a gap that is not there is refused`(gap: GapIndex) throws {
    let rows = try LayoutGeometry(.rows(.init()), width: 100, itemCounts: [3])
    #expect(throws: LayoutError.pastTheEnd(Slot(section: gap.section, item: gap.item))) {
      try GapGeometry(opening: gap, of: [], in: rows)
    }
    #expect(throws: LayoutError.pastTheEnd(Slot(item: 3))) {
      try GapGeometry(opening: GapIndex(item: 0), of: [], in: rows, lifting: [Slot(item: 3)])
    }
    // Of several, the first one is named.
    #expect(throws: LayoutError.pastTheEnd(Slot(item: 4))) {
      try GapGeometry(
        opening: GapIndex(item: 0), of: [], in: rows,
        lifting: [9, 1, 4].map { Slot(item: $0) } + [Slot(section: 1, item: 0)])
    }
  }

  /// The items of a section as they are shown: those that stay by their index, places by nil.
  private func order(
    _ counts: [Int], gap: GapIndex, places: Int, lifted: [Slot]
  ) -> [[Slot?]] {
    counts.enumerated().map { section, count in
      var order: [Slot?] = []
      for item in 0...count {
        if gap == GapIndex(section: section, item: item) {
          order += Array(repeating: nil, count: places)
        }
        let slot = Slot(section: section, item: item)
        if item < count, !lifted.contains(slot) { order.append(slot) }
      }
      return order
    }
  }

  @Test(.seeds(1...12), arguments: LinearScanTests.Case.all)
  func `H5: the geometry is the new layout of the order with the gap`(of: LinearScanTests.Case)
    throws
  {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    let counts = [Int.random(in: 0...9, using: &generator), 5, 0]
    var sizes: [Slot: Size] = [:]
    var spans: [Slot: Int] = [:]
    var frames: [Slot: Rect] = [:]
    let slots = counts.enumerated().flatMap { section, count in
      (0..<count).map { Slot(section: section, item: $0) }
    }
    for slot in slots {
      sizes[slot] = Size(
        width: Double(Int.random(in: 1...30, using: &generator)),
        height: Double(Int.random(in: 1...30, using: &generator)))
      if Bool.random(using: &generator) { spans[slot] = 2 }
      if of.kind == .frames { frames[slot] = Rect(origin: .zero, size: sizes[slot] ?? .zero) }
    }
    let layout = of.kind.layout { low, _ in Double(low + 1) }
    func laidOut(_ order: [[Slot?]], places: [GapGeometry.Cell]) throws -> LayoutGeometry {
      var shownSizes: [Slot: Size] = [:]
      var shownSpans: [Slot: Int] = [:]
      var shownFrames: [Slot: Rect] = [:]
      var place = 0
      for (section, items) in order.enumerated() {
        for (item, slot) in items.enumerated() {
          let shown = Slot(section: section, item: item)
          if let slot {
            shownSizes[shown] = sizes[slot]
            shownSpans[shown] = spans[slot]
            shownFrames[shown] = frames[slot]
          } else {
            shownSizes[shown] = places[place].size
            shownSpans[shown] = places[place].span
            place += 1
          }
        }
      }
      return try LayoutGeometry(
        layout, bounds: Size(width: 90, height: 120), orientation: of.orientation,
        itemCounts: order.map(\.count), sizes: shownSizes, spans: shownSpans, frames: shownFrames)
    }
    let base = try laidOut(
      counts.indices.map { section in slots.filter { $0.section == section } },
      places: [])
    for _ in 0..<6 {
      let section = Int.random(in: 0..<3, using: &generator)
      let gap = GapIndex(
        section: section, item: Int.random(in: 0...counts[section], using: &generator))
      let lifted = slots.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
      let places = (0..<Int.random(in: 0...3, using: &generator)).map { place in
        GapGeometry.Cell(
          size: place == 0 ? nil : Size(width: 7, height: 11),
          span: place == 1 ? 2 : 1)
      }
      let open = try GapGeometry(opening: gap, of: places, in: base, lifting: lifted.reversed())
      let order = order(counts, gap: gap, places: places.count, lifted: lifted)
      let expected = try laidOut(order, places: places)
      #expect(open.geometry.itemCounts == order.map(\.count))
      #expect(open.geometry.contentSize == expected.contentSize)
      var place = 0
      for (section, items) in order.enumerated() {
        for (item, slot) in items.enumerated() {
          let frame = expected.frame(of: Slot(section: section, item: item))
          if let slot {
            #expect(open.frame(of: slot) == frame)
          } else {
            #expect(open.frame(ofCell: place) == frame)
            place += 1
          }
        }
      }
      for slot in lifted { #expect(open.frame(of: slot) == nil) }
      for _ in 0..<12 {
        let point = Point(
          x: Double(Int.random(in: -10...100, using: &generator)),
          y: Double(Int.random(in: -10...130, using: &generator)))
        let shown = LinearScan.slot(at: point, in: expected)
        #expect(open.slot(at: point) == shown.flatMap { order[$0.section][$0.item] })
      }
      let seen = Rect(x: 5, y: 5, width: 40, height: 60)
      #expect(
        open.slots(intersecting: seen)
          == LinearScan.slots(intersecting: seen, in: expected).compactMap {
            order[$0.section][$0.item]
          })
    }
  }

  @Test func `H5: at a point is what is shown there, and in the gap is nothing`() throws {
    let rows = try LayoutGeometry(.rows(.init()), width: 100, itemCounts: [4, 2])
    let open = try GapGeometry(
      opening: GapIndex(item: 3), of: [.init()], in: rows, lifting: [Slot(item: 0)])
    let found = stride(from: 22.0, to: 308, by: 44).map { open.slot(at: Point(x: 50, y: $0)) }
    #expect(
      found == [
        Slot(item: 1), Slot(item: 2), nil, Slot(item: 3), Slot(section: 1, item: 0),
        Slot(section: 1, item: 1), nil,
      ])
    #expect(
      open.slots(intersecting: Rect(x: 0, y: 50, width: 9, height: 100)) == [
        Slot(item: 2), Slot(item: 3),
      ])
  }
}
