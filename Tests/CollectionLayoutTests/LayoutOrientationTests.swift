import Seeds
import CollectionLayout
import DragGeometry
import TestSupport
import Testing

private let sideways = LayoutOrientation(axis: .horizontal)

private let mirrored = LayoutOrientation(direction: .rightToLeft)

private let both = LayoutOrientation(axis: .horizontal, direction: .rightToLeft)

/// A scene in whole points, so that its mirror image is exact.
private func scene(
  seed: UInt64, kind: RandomScene.Kind, orientation: LayoutOrientation
) throws -> (geometry: LayoutGeometry, points: [Point]) {
  var generator = SplitMix64(seed: seed)
  func length(_ low: Int, _ high: Int) -> Double {
    Double(Int.random(in: low...high, using: &generator) * 4)
  }
  let counts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
    Int.random(in: 0...9, using: &generator)
  }
  var sizes: [Slot: Size] = [:]
  var spans: [Slot: Int] = [:]
  for (section, count) in counts.enumerated() {
    for item in 0..<count {
      let slot = Slot(section: section, item: item)
      let (one, other) = (length(1, 6), length(1, 6))
      let isSwapped = orientation.axis == .horizontal
      sizes[slot] = Size(width: isSwapped ? other : one, height: isSwapped ? one : other)
      if Bool.random(using: &generator) { spans[slot] = 2 }
    }
  }
  let size = (length(8, 30), length(8, 30))
  let bounds =
    orientation.axis == .vertical
    ? Size(width: size.0, height: size.1) : Size(width: size.1, height: size.0)
  var layout = kind.layout(length: length)
  if case .flow(var flow) = layout {
    // A leftover that is shared by three is no exact number.
    flow.justify = false
    layout = .flow(flow)
  }
  let geometry = try LayoutGeometry(
    layout, bounds: bounds, orientation: orientation, itemCounts: counts,
    sizes: sizes, spans: spans)
  // Odd halves lie on no edge and on no middle.
  let points = (0..<60).map { _ in
    Point(x: length(-3, 60) + 0.375, y: length(-3, 60) + 0.625)
  }
  return (geometry, points)
}

@Suite struct LayoutOrientationTests {
  private func frames(_ geometry: LayoutGeometry) -> [Rect?] {
    (0..<(geometry.itemCounts.first ?? 0)).map { geometry.frame(of: Slot(item: $0)) }
  }

  @Test func `a horizontal grid fills downwards, column after column`() throws {
    let grid = try LayoutGeometry(
      .grid(.init(cell: Size(width: 100, height: 40), gap: 10)),
      bounds: Size(width: 50, height: 100), orientation: sideways, itemCounts: [3])
    #expect(
      frames(grid) == [
        Rect(x: 0, y: 0, width: 100, height: 40), Rect(x: 0, y: 50, width: 100, height: 40),
        Rect(x: 110, y: 0, width: 100, height: 40),
      ])
    #expect(grid.contentSize == Size(width: 210, height: 100))
    #expect(grid.inlineAxis == .vertical)
  }

  @Test func `from right to left a grid begins at the right, with its insets`() throws {
    let grid = try LayoutGeometry(
      .grid(.init(gap: 10, inset: Insets(top: 1, left: 20, bottom: 2, right: 5))),
      bounds: Size(width: 390, height: 0), orientation: mirrored, itemCounts: [4])
    #expect(frames(grid).map { $0?.minX } == [270, 160, 50, 270])
  }

  @Test func `horizontal rows from right to left begin at the right end of the content`() throws {
    let layout = Layout.rows(.init(height: 40, header: 10, footer: 20))
    let long = try LayoutGeometry(
      layout, bounds: Size(width: 60, height: 30), orientation: both, itemCounts: [2, 1])
    #expect(frames(long).map { $0?.minX } == [130, 90])
    #expect(long.frame(of: Slot(section: 1, item: 0))?.minX == 20)
    #expect(long.header(ofSection: 0) == Rect(x: 170, y: 0, width: 10, height: 30))
    #expect(long.footer(ofSection: 0) == Rect(x: 70, y: 0, width: 20, height: 30))
    #expect(long.frame(ofSection: 1) == Rect(x: 0, y: 0, width: 70, height: 30))
    #expect(long.contentSize == Size(width: 180, height: 30))
    let short = try LayoutGeometry(
      layout, bounds: Size(width: 500, height: 30), orientation: both, itemCounts: [1])
    #expect(frames(short).map { $0?.minX } == [450])
    #expect(short.contentSize == Size(width: 500, height: 30))
  }

  @Test func `H13: in horizontal rows the side goes by x, in a mirror the other way`() throws {
    let layout = Layout.rows(.init(height: 40))
    let bounds = Size(width: 120, height: 30)
    let rows = try LayoutGeometry(
      layout, bounds: bounds, orientation: sideways, itemCounts: [3])
    let mirror = try LayoutGeometry(layout, bounds: bounds, orientation: both, itemCounts: [3])
    let resolver = DropResolver.nearest(visible: everywhere)
    for (x, gap) in [(45.0, 1), (75, 2), (-5, 0), (130, 3)] {
      let here = resolver.resolve(Point(x: x, y: 15), in: rows)
      let there = resolver.resolve(Point(x: 120 - x, y: 15), in: mirror)
      #expect(here?.gap == GapIndex(item: gap))
      #expect(there?.gap == GapIndex(item: gap))
      #expect(here?.affinity == there?.affinity)
    }
  }

  @Test(.seeds(1...10), arguments: RandomScene.Kind.allCases.filter { $0 != .frames })
  func `H16: the middle half of an item is the same in the mirror, with its ends`(
    kind: RandomScene.Kind
  ) throws {
    let seed = Seed.current
    for axis in Axis.allCases {
      let (here, _) = try scene(seed: seed, kind: kind, orientation: .init(axis: axis))
      let (there, _) = try scene(
        seed: seed, kind: kind, orientation: .init(axis: axis, direction: .rightToLeft))
      let extent =
        axis == .vertical ? here.width : max(here.width, here.contentSize.width)
      for (section, count) in here.itemCounts.enumerated() {
        for item in 0..<count {
          let slot = Slot(section: section, item: item)
          let frame = try #require(here.frame(of: slot))
          var answers: [Bool] = []
          for share in [0.125, 0.25, 0.5, 0.75, 0.875] {
            let point = Point(
              x: frame.minX + frame.width * share, y: frame.minY + frame.height * share)
            let image = Point(x: extent - point.x, y: point.y)
            answers.append(here.isInMiddle(point, of: slot))
            #expect(there.isInMiddle(image, of: slot) == answers.last, "\(axis) \(slot) \(share)")
          }
          #expect(answers == [false, true, true, false, false])
        }
      }
      #expect(!here.isInMiddle(.zero, of: Slot(section: 9, item: 0)))
    }
  }

  @Test(.seeds(1...30), arguments: RandomScene.Kind.allCases.filter { $0 != .frames })
  func `with swapped axes the answers at swapped points are the same`(kind: RandomScene.Kind) throws
  {
    let seed = Seed.current
    let (here, points) = try scene(seed: seed, kind: kind, orientation: .init())
    let (there, _) = try swapped(here, seed: seed, kind: kind)
    let resolver = DropResolver(query: NearestQuery())
    for point in points {
      let image = Point(x: point.y, y: point.x)
      #expect(there.slot(at: image) == here.slot(at: point))
      #expect(resolver.resolve(image, in: there) == resolver.resolve(point, in: here))
    }
  }

  /// The scene whose description has its axes swapped.
  private func swapped(
    _ geometry: LayoutGeometry, seed: UInt64, kind: RandomScene.Kind
  ) throws -> (geometry: LayoutGeometry, points: [Point]) {
    let (other, points) = try scene(
      seed: seed, kind: kind, orientation: .init(axis: .horizontal))
    func swapped(_ inset: Insets) -> Insets {
      Insets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
    }
    var layout = geometry.layout
    switch layout {
    case .rows(var rows):
      rows.section.inset = swapped(rows.section.inset)
      layout = .rows(rows)
    case .list(var list):
      list.section.inset = swapped(list.section.inset)
      layout = .list(list)
    case .grid(var grid):
      grid.section.inset = swapped(grid.section.inset)
      grid.cell = Size(width: grid.cell.height, height: grid.cell.width)
      layout = .grid(grid)
    case .flow(var flow):
      flow.section.inset = swapped(flow.section.inset)
      flow.item = Size(width: flow.item.height, height: flow.item.width)
      layout = .flow(flow)
    case .twoColumn(var rows):
      rows.section.inset = swapped(rows.section.inset)
      layout = .twoColumn(rows)
    case .frames: break
    }
    var sizes: [Slot: Size] = [:]
    var spans: [Slot: Int] = [:]
    for (section, count) in other.itemCounts.enumerated() {
      for item in 0..<count {
        let slot = Slot(section: section, item: item)
        let size = geometry.frame(of: slot)?.size ?? .zero
        sizes[slot] = Size(width: size.height, height: size.width)
        // A whole row is twice as wide as it is high.
        if size.width == size.height * 2 { spans[slot] = 2 }
      }
    }
    return (
      try LayoutGeometry(
        layout, bounds: other.bounds, orientation: other.orientation,
        itemCounts: other.itemCounts, sizes: sizes, spans: spans), points
    )
  }
}

/// The seeded searches and the long inputs, which the quick run leaves out.
@Suite struct SlowLayoutOrientationTests {
  @Test(.seeds(1...30), arguments: RandomScene.Kind.allCases.filter { $0 != .frames })
  func `H16: the mirror image has the same answers at mirrored points`(kind: RandomScene.Kind)
    throws
  {
    let seed = Seed.current
    for axis in Axis.allCases {
      // Insets and cells are not square here: only the direction differs.
      let (here, points) = try scene(seed: seed, kind: kind, orientation: .init(axis: axis))
      let (there, _) = try scene(
        seed: seed, kind: kind, orientation: .init(axis: axis, direction: .rightToLeft))
      let extent =
        axis == .vertical ? here.width : max(here.width, here.contentSize.width)
      func mirror(_ rect: Rect) -> Rect {
        Rect(x: extent - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      }
      for (section, count) in here.itemCounts.enumerated() {
        for item in 0..<count {
          let slot = Slot(section: section, item: item)
          #expect(there.frame(of: slot) == here.frame(of: slot).map(mirror))
        }
        #expect(there.frame(ofSection: section) == here.frame(ofSection: section).map(mirror))
        #expect(there.header(ofSection: section) == here.header(ofSection: section).map(mirror))
        #expect(there.footer(ofSection: section) == here.footer(ofSection: section).map(mirror))
      }
      for metric in LinearScanTests.metrics {
        let resolver = DropResolver(query: NearestQuery(metric: metric))
        for point in points {
          let image = Point(x: extent - point.x, y: point.y)
          #expect(there.slot(at: image) == here.slot(at: point))
          let one = resolver.resolve(point, in: here)
          let other = resolver.resolve(image, in: there)
          #expect(one == other, "\(axis) \(metric) at \(point)")
        }
      }
    }
  }
}
