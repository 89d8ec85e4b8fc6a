import DragGeometry
import Seeds
import TestSupport
import Testing

@testable import DragStage

/// The index over views against a linear scan.
@Suite struct DestinationIndexTests {
  private func scan(_ areas: [(Rect, ViewID)], _ point: Point) -> [ViewID] {
    areas.filter { $0.0.contains(point) }.map(\.1)
  }

  private func query(_ index: DestinationIndex, _ point: Point) -> [ViewID] {
    var found: [ViewID] = []
    index.collect(at: point, into: &found)
    return found.sorted(by: <)
  }

  /// Areas of many sizes, some far away, some without extent, some sharing edges.
  private func areas(_ count: Int, _ random: inout SplitMix64) -> [(Rect, ViewID)] {
    (0..<count).map { place in
      let far = [1.0, 1_000, 1e11][Int.random(in: 0..<20, using: &random) / 9]
      let side = Double.random(in: 0...1, using: &random)
      let longest = [0.0, 3, 40, 500, 1e6][Int.random(in: 0..<5, using: &random)]
      let isWhole = Bool.random(using: &random)
      func place1(_ range: Double) -> Double {
        let value = Double.random(in: -range...range, using: &random)
        return isWhole ? value.rounded() : value
      }
      let width = isWhole ? (side * longest).rounded() : side * longest
      let height = isWhole ? longest : Double.random(in: 0...1, using: &random) * longest
      return (
        Rect(x: place1(300 * far), y: place1(300 * far), width: width, height: height),
        ViewID(index: place)
      )
    }
  }

  @Test(
    arguments: zip(1...40, [1, 2, 3, 10, 100, 1_000, 10_000, 50] + Array(repeating: 60, count: 32)))
  func `finds what the scan finds`(seed: UInt64, count: Int) {
    var random = SplitMix64(seed: seed)
    let areas = areas(count, &random)
    let index = DestinationIndex(areas)
    for _ in 0..<300 {
      let chosen = areas[Int.random(in: 0..<count, using: &random)].0
      // Corners and edges, places inside, and places anywhere.
      let edges = [chosen.minX, chosen.maxX, chosen.center.x, chosen.maxX.nextDown, 0]
      let sides = [chosen.minY, chosen.maxY, chosen.center.y, chosen.maxY.nextDown, 1e12]
      let point = Point(
        x: edges[Int.random(in: 0..<5, using: &random)],
        y: sides[Int.random(in: 0..<5, using: &random)])
      #expect(query(index, point) == scan(areas, point), "\(point)")
    }
  }

  @Test(.seeds(1...20))
  func `finds what the scan finds after areas have moved or gone, until they are too many`() {
    var random = SplitMix64(seed: Seed.current)
    let count = [20, 100, 1_000].randomElement(using: &random) ?? 0
    var areas = areas(count, &random)
    var index = DestinationIndex(areas)
    var moved: Set<Int> = []
    while true {
      let entry = Int.random(in: 0..<count, using: &random)
      let area =
        Int.random(in: 0..<4, using: &random) == 0
        ? nil : self.areas(1, &random)[0].0
      areas[entry].0 = area ?? .zero
      if area != nil { moved.insert(entry) }
      guard index.move(entry, to: area) else { break }
      for near in [areas[entry].0.origin, areas[(entry + 1) % count].0.center] {
        #expect(query(index, near) == scan(areas, near), "\(near)")
      }
    }
    #expect(moved.count == 17 + count / 64)
  }

  @Test func `an index over nothing finds nothing`() {
    #expect(query(DestinationIndex(), .zero) == [])
    #expect(query(DestinationIndex([]), .zero) == [])
  }

  @Test func `least edges belong to a view, and greatest ones do not`() {
    let index = DestinationIndex([
      (Rect(x: -64, y: -64, width: 64, height: 64), ViewID(index: 0)),
      (Rect(x: 0, y: 0, width: 64, height: 64), ViewID(index: 1)),
    ])
    #expect(query(index, Point(x: -64, y: -64)) == [ViewID(index: 0)])
    #expect(query(index, Point(x: 0, y: 0)) == [ViewID(index: 1)])
    #expect(query(index, Point(x: 64, y: 63)) == [])
    #expect(query(index, Point(x: 63, y: 63)) == [ViewID(index: 1)])
  }

  @Test func `places beyond every number are in no view`() {
    let index = DestinationIndex([(Rect(x: 0, y: 0, width: 10, height: 10), ViewID(index: 0))])
    for value in [Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, .nan] {
      #expect(query(index, Point(x: value, y: 5)) == [])
      #expect(query(index, Point(x: 5, y: value)) == [])
    }
  }
}
