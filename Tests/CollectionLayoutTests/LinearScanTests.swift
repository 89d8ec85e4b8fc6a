import Seeds
import CollectionLayout
import DragGeometry
import ReferenceSearch
import Testing

/// Every search against the plain scan; a failure names the layout and the seed (H18).
@Suite struct LinearScanTests {
  static let metrics: [NearestQuery.Metric] = [
    .axisCenter(.vertical), .axisCenter(.horizontal), .euclideanCenter, .distanceToRect,
  ]

  /// Every layout in every orientation.
  struct Case: CustomTestStringConvertible, Sendable {
    let kind: RandomScene.Kind
    let orientation: LayoutOrientation

    var testDescription: String { "\(kind) \(orientation.axis) \(orientation.direction)" }

    func scene(seed: UInt64) throws -> RandomScene {
      try RandomScene(seed: seed, kind: kind, orientation: orientation)
    }

    static let all = RandomScene.Kind.allCases.flatMap { kind in
      everyOrientation.map { Case(kind: kind, orientation: $0) }
    }
  }

  @Test(.seeds(1...2), arguments: Case.all)
  func `H18: the nearest item is that of the scan, ties included`(of: Case) throws {
    let seed = Seed.current
    let scene = try of.scene(seed: seed)
    for metric in Self.metrics {
      for radius in [nil, 100, 12, 7.3] {
        for candidates in [NearestQuery.Candidates.all, .visible(in: scene.visible)] {
          for excluded in [[], scene.excluded] {
            let query = NearestQuery(
              metric: metric,
              radius: radius,
              candidates: candidates,
              excluding: excluded.reversed()
            )
            let wrong = scene.points.filter { point in
              scene.geometry.nearest(to: point, query)
                != LinearScan.nearest(to: point, query, in: scene.geometry)
            }
            #expect(wrong == [], "\(query)")
          }
        }
      }
    }
  }

  @Test(.seeds(1...2), arguments: Case.all)
  func `L7: the headers and footers in a rectangle are those of the scan, in order`(of: Case) throws
  {
    let seed = Seed.current
    let geometry = try of.scene(seed: seed).geometry
    let rects =
      geometry.itemCounts.indices.compactMap { geometry.frame(ofSection: $0) } + [
        everywhere, try of.scene(seed: seed).visible, Rect(x: 0, y: 0, width: 0, height: 0),
      ]
    for rect in rects {
      let sections = geometry.itemCounts.indices
      #expect(
        geometry.headers(intersecting: rect)
          == sections.filter { geometry.header(ofSection: $0)?.intersects(rect) == true })
      #expect(
        geometry.footers(intersecting: rect)
          == sections.filter { geometry.footer(ofSection: $0)?.intersects(rect) == true })
    }
  }

  @Test(.seeds(1...2), arguments: Case.all)
  func `H1: the item under a point is that of the scan`(of: Case) throws {
    let seed = Seed.current
    let scene = try of.scene(seed: seed)
    let corners = scene.geometry.slots(intersecting: everywhere).compactMap {
      scene.geometry.frame(of: $0)
    }
    for point in scene.points + corners.map(\.origin)
      + corners.map({ Point(x: $0.maxX, y: $0.maxY) })
    {
      let expected = LinearScan.slot(at: point, in: scene.geometry)
      #expect(scene.geometry.slot(at: point) == expected, "\(point)")
    }
  }

  @Test(.seeds(1...2), arguments: Case.all)
  func `L7: the items in a rectangle are those of the scan, in order`(of: Case) throws {
    let seed = Seed.current
    let scene = try of.scene(seed: seed)
    for rect in [scene.visible, everywhere, .zero] {
      let expected = LinearScan.slots(intersecting: rect, in: scene.geometry)
      #expect(Array(scene.geometry.slots(intersecting: rect)) == expected)
    }
  }

  @Test(arguments: Case.all)
  func `H18: far away, where rounding makes many items tie, the lowest still wins`(
    of: Case
  ) throws {
    for seed in UInt64(1)...20 {
      let scene = try of.scene(seed: seed)
      for metric in Self.metrics {
        for far in [1e15, 1e17, -1e17, 1e200, .infinity, -.infinity, .nan] {
          for point in [Point(x: far, y: far), Point(x: 3, y: far), Point(x: far, y: 3)] {
            let query = NearestQuery(metric: metric)
            let expected = LinearScan.nearest(to: point, query, in: scene.geometry)
            let found = scene.geometry.nearest(to: point, query)
            #expect(found == expected, "seed \(seed) \(metric) \(point)")
            _ = scene.geometry.slot(at: point)
          }
        }
      }
    }
  }
}

/// The same with the seeds that a quick run leaves out.
@Suite struct SlowLinearScanTests {
  @Test(.seeds(3...12), arguments: LinearScanTests.Case.all)
  func `H1, H18, L7: every search agrees with the scan, more seeds`(of: LinearScanTests.Case) throws
  {
    let tests = LinearScanTests()
    try tests.`H18: the nearest item is that of the scan, ties included`(of: of)
    try tests.`L7: the headers and footers in a rectangle are those of the scan, in order`(
      of: of)
    try tests.`H1: the item under a point is that of the scan`(of: of)
    try tests.`L7: the items in a rectangle are those of the scan, in order`(of: of)
  }
}
