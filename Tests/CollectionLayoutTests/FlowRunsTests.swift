import DragGeometry
import Seeds
import TestSupport
import Testing

@testable import CollectionLayout

/// Flows whose items come, go and change their sizes.
@Suite struct FlowRunsTests {
  /// The own sizes of the items of each section, and what is made of them from nothing.
  private struct Model {
    let flow: Layout.Flow
    let bounds: Size
    let orientation: LayoutOrientation
    var sections: [[Size?]]

    var counts: [Int] { sections.map(\.count) }

    var sizes: [Slot: Size] {
      var sizes: [Slot: Size] = [:]
      for (section, items) in sections.enumerated() {
        for (item, size) in items.enumerated() {
          if let size { sizes[Slot(section: section, item: item)] = size }
        }
      }
      return sizes
    }

    func geometry() throws -> LayoutGeometry {
      try LayoutGeometry(
        .flow(flow), bounds: bounds, orientation: orientation, itemCounts: counts, sizes: sizes)
    }

    /// The flow as it is filled line by line, each item stored with its frame.
    func plain() throws -> FlowArrangement {
      let plane = Plane(orientation, bounds: bounds)
      guard case .flow(let flow) = Layout.flow(flow).transposed(plane.isTransposed) else {
        throw LayoutError.tooLarge
      }
      return try FlowArrangement(flow, plane: plane, itemCounts: counts, sizes: sizes)
    }
  }

  private func isSame(_ line: FlowLine, _ other: FlowLine) -> Bool {
    line.section == other.section && line.items == other.items
      && line.extent.low == other.extent.low && line.extent.high == other.extent.high
      && line.isFilled == other.isFilled
  }

  private func check(_ geometry: LayoutGeometry, against model: Model) throws {
    let plain = try model.plain()
    guard case .runs(let runs) = geometry.arrangement else {
      Issue.record("the flow is not kept in runs")
      return
    }
    try #require(geometry.itemCounts == model.counts)
    #expect(geometry.contentSize == (try model.geometry().contentSize))
    #expect(geometry.hasEmptySections == model.counts.contains(0))
    #expect(runs.overwide == plain.overwide)
    try #require(runs.lineCount == plain.lineCount)
    #expect((0..<runs.lineCount).allSatisfy { isSame(runs.line(at: $0), plain.line(at: $0)) })
    for (section, count) in model.counts.enumerated() {
      let slots = (0..<count).map { Slot(section: section, item: $0) }
      #expect(slots.map { runs.frame(of: $0) } == slots.map { plain.frame(of: $0) })
      #expect(slots.allSatisfy { isSame(runs.line(of: $0), plain.line(of: $0)) })
      let (one, other) = (runs.bands[section], plain.bands[section])
      #expect(one.top == other.top && one.bottom == other.bottom)
      #expect(one.itemsTop == other.itemsTop && one.itemsBottom == other.itemsBottom)
    }
  }

  fileprivate static let orientations = everyOrientation.filter { !$0.mirrorsSections }

  @Test(.seeds(1...2), arguments: orientations)
  func `L2, L3, L4: after any changes all places are those of a flow made from nothing`(
    orientation: LayoutOrientation
  ) throws {
    try compareChanges(orientation)
  }

  fileprivate func compareChanges(_ orientation: LayoutOrientation) throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    // Narrow items make lines that are longer than a run.
    let widest = [2, 40, 400].randomElement(using: &random) ?? 40
    func size() -> Size? {
      guard Int.random(in: 0..<3, using: &random) > 0 else { return nil }
      let (across, along) = (
        Double(Int.random(in: 0...widest, using: &random)),
        Double(Int.random(in: 0...400, using: &random)) / 8
      )
      return Size(width: across, height: along).transposed(orientation.axis == .horizontal)
    }
    var model = Model(
      flow: Layout.Flow(
        item: Size(width: Double(max(1, widest / 2)), height: 12.5), line: 3.25,
        gap: [0, 0.1, 7].randomElement(using: &random) ?? 0, inset: Insets(1.5),
        justify: Bool.random(using: &random),
        alignment: Layout.Flow.Alignment.allCases.randomElement(using: &random) ?? .center,
        header: 20, footer: 0.5),
      bounds: Size(width: 300.3, height: 310.7), orientation: orientation,
      sections: [500, 0, 90].map { count in (0..<count).map { _ in size() } })
    model.sections[2][7] = Size(width: 3, height: 3)
    var geometry = try model.geometry()
    try check(geometry, against: model)
    for _ in 0..<24 {
      var steps: [LayoutGeometry.Replacement] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let section = Int.random(in: 0..<3, using: &random)
        let count = model.sections[section].count
        let start = Int.random(in: 0...count, using: &random)
        let most = [1, 1, 3, 200].randomElement(using: &random) ?? 1
        let end = min(count, start + Int.random(in: 0...most, using: &random))
        let sizes = (0..<Int.random(in: 0...most, using: &random)).map { _ in size() }
        model.sections[section].replaceSubrange(start..<end, with: sizes)
        steps.append(.init(section: section, items: start..<end, sizes: sizes))
      }
      // An item with a size of its own is always there.
      steps.append(
        .init(section: 2, items: model.sections[2].count..<model.sections[2].count, sizes: [.zero]))
      model.sections[2].append(.zero)
      let isReplaced = geometry.replace(steps)
      try #require(isReplaced)
      try check(geometry, against: model)
    }
  }

  @Test
  func `a thousand items in front of ten thousand: the lines of few items are filled for each`() {
    let flow = Layout.Flow(item: Size(width: 50, height: 50))
    let rules = LineRules(flow, width: 320)
    func known(_ section: FlowSection) -> Int {
      section.runs.reduce(0) { sum, run in
        sum + run.passes.reduce(0) { $0 + ($1?.starts.count ?? 0) }
      }
    }
    var section = FlowSection(
      (0..<10_000).map { $0 == 9_999 ? Size(width: 20, height: 20) : nil }, by: rules)
    #expect(section.lineCount == 2_000)
    var filled = 0
    for _ in 0..<1_000 {
      let before = known(section)
      section.replace(0..<0, with: [nil])
      filled += max(0, known(section) - before)
    }
    #expect(section.itemCount == 11_000)
    #expect(section.lineCount == 2_200)
    // Each run is filled once from each of the five places that a line may begin at; nothing else is kept or filled.
    #expect(filled < 5 * 2_200 + 1_000 * 2 * FlowRun.usualCount / 5)
    #expect(known(section) <= 5 * 2_300)
  }

  @Test func `a flow that is computed again, mirrored or not exact is laid out again`() throws {
    let bounds = Size(width: 100, height: 100)
    let own = Size(width: 20, height: 20)
    let insertion = LayoutGeometry.Replacement(section: 0, items: 0..<0, sizes: [nil])
    func flow(
      _ sizes: [Slot: Size], orientation: LayoutOrientation = LayoutOrientation(),
      frames: [Slot: Rect] = [:], line: Double = 10
    ) throws -> LayoutGeometry {
      try LayoutGeometry(
        .flow(Layout.Flow(line: line)), bounds: bounds, orientation: orientation, itemCounts: [3],
        sizes: sizes, frames: frames)
    }
    func isReplaced(_ change: LayoutGeometry.Replacement, in geometry: inout LayoutGeometry) -> Bool
    {
      geometry.replace([change])
    }
    func change(_ items: Range<Int>, to size: Size?) -> LayoutGeometry.Replacement {
      .init(section: 0, items: items, sizes: size.map { [$0] } ?? [])
    }
    var kept = try flow([Slot(item: 1): own])
    let isInserted = isReplaced(insertion, in: &kept)
    #expect(isInserted)
    #expect(kept.itemCounts == [4])
    let rejected = [
      // No item has a size of its own any more.
      change(2..<3, to: nil),
      change(0..<1, to: Size(width: 1, height: 0.1)),
      change(0..<1, to: Size(width: 1, height: 1e11)),
      change(0..<1, to: Size(width: -1, height: 1)),
    ].map { isReplaced($0, in: &kept) }
    #expect(rejected == [false, false, false, false])
    #expect(kept.itemCounts == [4])
    #expect(kept.frame(of: Slot(item: 2))?.size == own)
    let others = try [
      flow([:]),
      flow([Slot(item: 1): own], orientation: .init(axis: .horizontal, direction: .rightToLeft)),
      flow([Slot(item: 1): own], frames: [Slot(item: 0): .zero]),
      flow([Slot(item: 1): own], line: 0.1),
    ]
    for var other in others {
      let isInserted = isReplaced(insertion, in: &other)
      #expect(!isInserted)
    }
  }

  @Test(.seeds(1...10))
  func `H5: a gap in a flow of many items is that of a flow made from nothing`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    var model = Model(
      flow: Layout.Flow(line: 4, gap: 5), bounds: Size(width: 300, height: 400),
      orientation: LayoutOrientation(),
      sections: [200, 130].map { count in
        (0..<count).map { _ in
          Bool.random(using: &random)
            ? Size(
              width: Double(Int.random(in: 1...90, using: &random)),
              height: Double(Int.random(in: 1...90, using: &random))) : nil
        }
      })
    let geometry = try model.geometry()
    let lifted = [Slot(item: 5), Slot(section: 1, item: 12)]
    let gap = GapIndex(section: 0, item: Int.random(in: 0...200, using: &random))
    let cells = [GapGeometry.Cell(size: Size(width: 33, height: 44)), GapGeometry.Cell()]
    let shift = GapShift(gap: gap, cellCount: cells.count, lifted: lifted)
    let opened = try geometry.shifted(by: shift, opening: cells)
    model.sections[1].remove(at: 12)
    model.sections[0].insert(contentsOf: cells.map(\.size), at: gap.item)
    model.sections[0].remove(at: gap.item > 5 ? 5 : 7)
    try check(opened, against: model)
  }
}

/// The same with the seeds that a quick run leaves out.
@Suite struct SlowFlowRunsTests {
  @Test(.seeds(3...8), arguments: FlowRunsTests.orientations)
  func `L2, L3, L4: after any changes all places are those of a flow made from nothing, more seeds`(
    orientation: LayoutOrientation
  ) throws {
    try FlowRunsTests().compareChanges(orientation)
  }
}
