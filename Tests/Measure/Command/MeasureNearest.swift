import CollectionLayout
import DragExplore
import DragGeometry
import DragConsole
import ReferenceSearch

/// Row 1: the nearest of 1,000,000 items against a scan over all of them, and the index for it.
enum MeasureNearest {
  private static let width = 1_080.0
  private static let many = 1_000_000
  private static let few = 10_000
  private static let cell = Size(width: 100, height: 100)

  /// What the two resolvers of a stage look for, with every item as a candidate.
  private static let resolvers: [(name: String, query: NearestQuery)] = [
    ("nearest", NearestQuery()),
    ("vertical", NearestQuery(metric: .axisCenter(.vertical), radius: 100)),
  ]

  /// Rows and grids with both resolvers, then free frames.
  static func rows(in race: MeasureRace) -> [MeasureRow] {
    let rows = Layout.rows(Layout.Rows(height: 44, gap: 8))
    let grid = Layout.grid(Layout.Grid(cell: cell, gap: 8))
    return searched("rows", rows, in: race) + searched("grid", grid, in: race)
      + frames(on: grid, in: race)
  }

  private static func searched(
    _ name: String, _ layout: Layout, in race: MeasureRace
  ) -> [MeasureRow] {
    guard let large = geometry(layout, many), let small = geometry(layout, few) else { return [] }
    return resolvers.flatMap { resolver in
      let timings = race.run([
        search(resolver.query, points(in: large, 4_096), large),
        scan(resolver.query, points(in: large, 4), large),
        search(resolver.query, points(in: small, 4_096), small),
      ])
      let agrees =
        agree(resolver.query, points(in: large, 24), large)
        && agree(resolver.query, points(in: small, 1_000), small)
      let work = "\(resolver.name) of 1,000,000, \(name)"
      return [
        MeasureRow(
          row: 1, work: "\(work), against the scan", of: timings[0],
          against: timings[1], goal: .faster(by: 2_000), agrees: agrees),
        MeasureRow(
          row: 1, work: "\(work), against 10,000", of: timings[0],
          against: timings[2], goal: .slower(by: 3), agrees: agrees),
      ]
    }
  }

  /// The frames of a grid, each given by itself: the layout knows nothing of their order.
  private static func frames(on grid: Layout, in race: MeasureRace) -> [MeasureRow] {
    guard let regular = geometry(grid, many) else { return [] }
    var places: [Slot: Rect] = [:]
    places.reserveCapacity(many)
    for item in 0..<many { places[Slot(item: item)] = regular.frame(of: Slot(item: item)) }
    guard
      let free = try? LayoutGeometry(.frames, width: width, itemCounts: [many], frames: places)
    else { return [] }
    let query = NearestQuery()
    let timings = race.run([
      search(query, points(in: regular, 4_096), free), scan(query, points(in: regular, 4), free),
    ])
    let layouts = race.run([layingOut(places), sorting(places)])
    return [
      MeasureRow(
        row: 1, work: "nearest of 1,000,000, frames, against the scan",
        of: timings[0], against: timings[1], goal: .faster(by: 200),
        agrees: agree(query, points(in: regular, 12), free)),
      MeasureRow(
        row: 1, work: "laying out 1,000,000 frames, against sorting them",
        of: layouts[0], against: layouts[1], goal: .faster(by: 1.2),
        agrees: layouts[0].answer == layouts[1].answer),
    ]
  }

  private static func geometry(_ layout: Layout, _ count: Int) -> LayoutGeometry? {
    try? LayoutGeometry(layout, width: width, itemCounts: [count])
  }

  /// Points all over the content; every second one lies as far from one item as from another.
  private static func points(in geometry: LayoutGeometry, _ count: Int) -> [Point] {
    var numbers = SeededNumbers(seed: 1)
    return (0..<count).compactMap { place in
      let item = Int.random(in: 0..<(geometry.itemCounts.first ?? 1), using: &numbers)
      guard let frame = geometry.frame(of: Slot(item: item)) else { return nil }
      guard place % 2 == 0 else { return Point(x: frame.maxX + 4, y: frame.maxY + 4) }
      return Point(
        x: .random(in: 0..<width, using: &numbers),
        y: .random(in: frame.minY..<frame.maxY + 8, using: &numbers))
    }
  }

  private static func search(
    _ query: NearestQuery, _ points: [Point], _ geometry: LayoutGeometry
  ) -> MeasureRace.Contender {
    MeasureRace.Contender(
      work: { points.reduce(0) { $0 &+ number(of: geometry.nearest(to: $1, query)) } },
      count: points.count)
  }

  private static func scan(
    _ query: NearestQuery, _ points: [Point], _ geometry: LayoutGeometry
  ) -> MeasureRace.Contender {
    MeasureRace.Contender(
      work: {
        points.reduce(0) { $0 &+ number(of: LinearScan.nearest(to: $1, query, in: geometry)) }
      },
      count: points.count)
  }

  /// Everything that a search for frames needs, from a dictionary of them.
  private static func layingOut(_ places: [Slot: Rect]) -> MeasureRace.Contender {
    MeasureRace.Contender(
      work: {
        (try? LayoutGeometry(.frames, width: width, itemCounts: [many], frames: places))?
          .itemCounts.reduce(0, +) ?? 0
      },
      count: 1)
  }

  private static func sorting(_ places: [Slot: Rect]) -> MeasureRace.Contender {
    MeasureRace.Contender(work: { places.sorted { $0.key < $1.key }.count }, count: 1)
  }

  private static func number(of found: NearestItem?) -> Int { found?.slot.item ?? -1 }

  private static func agree(
    _ query: NearestQuery, _ points: [Point], _ geometry: LayoutGeometry
  ) -> Bool {
    points.allSatisfy { point in
      geometry.nearest(to: point, query) == LinearScan.nearest(to: point, query, in: geometry)
    }
  }
}
