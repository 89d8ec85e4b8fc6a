import Seeds
import CollectionLayout
import DragGeometry
import TestSupport
import Testing

/// The laws of destinations (H12, H16) on random scenes; a failure names its seed.
@Suite struct SlowDropResolverLawsTests {
  @Test(.seeds(1...40), arguments: RandomScene.Kind.allCases)
  func `H12: the distance to a frame is never above that to its centre`(kind: RandomScene.Kind)
    throws
  {
    let seed = Seed.current
    let scene = try RandomScene(seed: seed, kind: kind)
    for point in scene.points {
      let toRect = scene.geometry.nearest(to: point, NearestQuery(metric: .distanceToRect))
      let toCenter = scene.geometry.nearest(to: point, NearestQuery(metric: .euclideanCenter))
      #expect((toRect?.distance ?? 0) <= (toCenter?.distance ?? 0))
      if let hit = scene.geometry.slot(at: point) {
        #expect(toRect?.distance == 0)
        #expect(scene.geometry.frame(of: hit)?.contains(point) == true)
      }
    }
  }

  @Test(.seeds(1...60))
  func `H16: moving down a table never lowers the gap`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    let counts = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      Int.random(in: 0...4, using: &generator)
    }
    func length(_ high: Int) -> Double { Double(Int.random(in: 0...high, using: &generator)) }
    let geometry = try LayoutGeometry(
      .rows(
        .init(
          height: length(30) + 1,
          gap: length(9),
          inset: Insets(length(5)),
          header: length(10),
          footer: length(10)
        )
      ),
      width: 100,
      itemCounts: counts
    )
    for metric in LinearScanTests.metrics where metric != .axisCenter(.horizontal) {
      let resolver = DropResolver(query: NearestQuery(metric: metric))
      var last = GapIndex(item: 0)
      for step in -20...Int(geometry.contentSize.height * 2) + 40 {
        let point = Point(x: 50, y: Double(step) / 2)
        let gap = try #require(resolver.resolve(point, in: geometry)?.gap)
        #expect(last <= gap, "\(metric) at \(point.y)")
        last = gap
      }
      #expect(last == GapIndex(section: counts.count - 1, item: counts[counts.count - 1]))
    }
  }

  @Test(.seeds(1...40), arguments: RandomScene.Kind.allCases)
  func `H16: the same question has the same answer, and a gap that exists`(kind: RandomScene.Kind)
    throws
  {
    let seed = Seed.current
    let scene = try RandomScene(seed: seed, kind: kind)
    let resolver = DropResolver.nearest(visible: scene.visible)
    for point in scene.points {
      let answer = resolver.resolve(point, in: scene.geometry)
      #expect(answer == resolver.resolve(point, in: scene.geometry))
      let isInMiddle = answer?.slot.map { scene.geometry.isInMiddle(point, of: $0) } ?? false
      #expect(answer?.isInMiddle ?? false == (answer?.side != nil && isInMiddle), "\(point)")
      guard let gap = answer?.gap else { continue }
      #expect(scene.geometry.itemCounts.indices.contains(gap.section))
      #expect((0...scene.geometry.itemCounts[gap.section]).contains(gap.item))
    }
  }

  @Test(.seeds(1...40))
  func `H16: moving down a list of own heights never lowers the gap`() throws {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    var sizes: [Slot: Size] = [:]
    for item in 0..<9 {
      let height = Double(Int.random(in: 0...30, using: &generator))
      sizes[Slot(item: item)] = Size(width: 0, height: height)
    }
    let geometry = try LayoutGeometry(
      .list(.init(gap: 3, header: 7)), width: 100, itemCounts: [9], sizes: sizes)
    for metric in [NearestQuery.Metric.axisCenter(.vertical), .euclideanCenter, .distanceToRect] {
      for hysteresis in [0.0, 4] {
        let resolver = DropResolver(query: NearestQuery(metric: metric), hysteresis: hysteresis)
        var last = GapIndex(item: 0)
        for step in -20...Int(geometry.contentSize.height * 2) + 40 {
          let point = Point(x: 50, y: Double(step) / 2)
          let gap = try #require(resolver.resolve(point, in: geometry, keeping: last)?.gap)
          #expect(last <= gap, "\(metric) at \(point.y)")
          last = gap
        }
        #expect(last == GapIndex(item: 9))
      }
    }
  }

  @Test(.seeds(1...40))
  func `H16: shifting content and point together changes nothing`() throws {
    let seed = Seed.current
    try compareFrames(seed: seed, direction: .leftToRight) { point in
      Point(x: point.x + 4_096, y: point.y - 512)
    } frame: { rect in
      rect.moved(by: Point(x: 4_096, y: -512))
    }
  }

  @Test(.seeds(1...40))
  func `H16: a mirrored scene from right to left has the same gaps`() throws {
    let seed = Seed.current
    try compareFrames(seed: seed, direction: .rightToLeft) { point in
      Point(x: 512 - point.x, y: point.y)
    } frame: { rect in
      Rect(x: 512 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
  }

  /// Compares free frames in whole points with the same frames elsewhere.
  private func compareFrames(
    seed: UInt64,
    direction: LayoutDirection,
    point moved: (Point) -> Point,
    frame movedFrame: (Rect) -> Rect
  ) throws {
    var generator = SplitMix64(seed: seed)
    func length(_ low: Int, _ high: Int) -> Double {
      Double(Int.random(in: low...high, using: &generator))
    }
    var frames: [Slot: Rect] = [:]
    for item in 0..<12 {
      frames[Slot(item: item)] = Rect(
        x: length(0, 400), y: length(600, 900), width: length(1, 90), height: length(1, 90))
    }
    let here = try LayoutGeometry(.frames, width: 500, itemCounts: [12], frames: frames)
    let there = try LayoutGeometry(
      .frames,
      width: 500,
      itemCounts: [12],
      frames: frames.mapValues(movedFrame)
    )
    for metric in LinearScanTests.metrics {
      let query = NearestQuery(metric: metric)
      for _ in 0..<20 {
        let point = Point(x: length(0, 500), y: length(550, 1_000))
        let one = DropResolver(query: query).resolve(point, in: here)
        let other = DropResolver(query: query, direction: direction)
          .resolve(moved(point), in: there)
        #expect(one == other, "\(metric) at \(point)")
      }
    }
  }
}
