import Seeds
import DragGeometry
import TestSupport
import Testing

@testable import CollectionLayout

/// Flows whose items have one size, which are computed.
///
/// The same flow where an item has this size as its own is filled line by line, and is what each is
/// compared with.
@Suite struct CellArrangementFlowTests {
  /// A flow with random numbers, with its items laid out in both ways.
  private struct Pair {
    let computed: LayoutGeometry
    let filled: LayoutGeometry
    var slots: [Slot] {
      computed.itemCounts.enumerated().flatMap { section, count in
        (0..<count).map { Slot(section: section, item: $0) }
      }
    }

    init?(seed: UInt64, orientation: LayoutOrientation) throws {
      var generator = SplitMix64(seed: seed)
      func length(_ low: Int, _ high: Int) -> Double {
        Double(Int.random(in: low...high, using: &generator))
      }
      let counts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        Int.random(in: 0...17, using: &generator)
      }
      guard let section = counts.firstIndex(where: { $0 > 0 }) else { return nil }
      let flow = Layout.Flow(
        item: Size(width: length(1, 60), height: length(1, 60)), line: length(0, 9),
        gap: length(0, 9),
        inset: Insets(
          top: length(0, 9), left: length(0, 9), bottom: length(0, 9), right: length(0, 9)),
        justify: Bool.random(using: &generator),
        alignment: Layout.Flow.Alignment.allCases.randomElement(using: &generator) ?? .center,
        header: length(0, 9), footer: length(0, 9))
      let bounds = Size(width: length(1, 300), height: length(1, 300))
      func laidOut(_ sizes: [Slot: Size]) throws -> LayoutGeometry {
        try LayoutGeometry(
          .flow(flow), bounds: bounds, orientation: orientation, itemCounts: counts, sizes: sizes)
      }
      computed = try laidOut([:])
      filled = try laidOut([Slot(section: section, item: 0): flow.item])
    }
  }

  private func isNear(_ one: Rect?, _ other: Rect?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9
      && abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9
  }

  @Test(.seeds(1...60), arguments: everyOrientation)
  func `L2, L3, L5, L6: a computed flow has the frames of one that is filled line by line`(
    orientation: LayoutOrientation
  ) throws {
    let seed = Seed.current
    guard let pair = try Pair(seed: seed, orientation: orientation) else { return }
    for slot in pair.slots {
      #expect(
        isNear(pair.computed.frame(of: slot), pair.filled.frame(of: slot)), "\(seed): \(slot)")
    }
    for section in pair.computed.itemCounts.indices {
      #expect(
        isNear(pair.computed.frame(ofSection: section), pair.filled.frame(ofSection: section)))
      #expect(
        isNear(pair.computed.header(ofSection: section), pair.filled.header(ofSection: section)))
      #expect(
        isNear(pair.computed.footer(ofSection: section), pair.filled.footer(ofSection: section)))
    }
    #expect(abs(pair.computed.contentSize.width - pair.filled.contentSize.width) < 1e-9)
    #expect(abs(pair.computed.contentSize.height - pair.filled.contentSize.height) < 1e-9)
    #expect(pair.computed.overwideItems == pair.filled.overwideItems)
    #expect(pair.computed.inlineAxis == pair.filled.inlineAxis)
  }

  @Test(.seeds(1...40), arguments: everyOrientation)
  func `H1, H9, H15: both have the same items under points, near them, and the same gaps`(
    orientation: LayoutOrientation
  ) throws {
    let seed = Seed.current
    guard let pair = try Pair(seed: seed, orientation: orientation) else { return }
    var generator = SplitMix64(seed: seed &* 31)
    let resolver = DropResolver.nearest(
      visible: Rect(x: 0, y: 0, width: 300, height: 600), radius: nil)
    for _ in 0..<60 {
      // Off all edges, whose last digits may differ.
      let point = Point(
        x: Double.random(in: -20...320, using: &generator),
        y: Double.random(in: -20...700, using: &generator))
      #expect(pair.computed.slot(at: point) == pair.filled.slot(at: point), "\(seed): \(point)")
      let near = pair.computed.nearest(to: point, NearestQuery(metric: .distanceToRect))
      let other = pair.filled.nearest(to: point, NearestQuery(metric: .distanceToRect))
      #expect(abs((near?.distance ?? 0) - (other?.distance ?? 0)) < 1e-9, "\(seed): \(point)")
      #expect(
        resolver.resolve(point, in: pair.computed)?.gap
          == resolver.resolve(point, in: pair.filled)?.gap, "\(seed): \(point)")
    }
    let area = Rect(x: 30.5, y: 40.5, width: 100, height: 90)
    #expect(
      Array(pair.computed.slots(intersecting: area)) == Array(pair.filled.slots(intersecting: area))
    )
  }

  @Test func `L6: where the items are too wide for their lines, they are filled and reported`()
    throws
  {
    let geometry = try LayoutGeometry(
      .flow(Layout.Flow(item: Size(width: 80, height: 20))), width: 60, itemCounts: [2])
    #expect(geometry.overwideItems == [Slot(item: 0), Slot(item: 1)])
  }

  @Test func `L2: an item joins a line that is too short by a rounding alone`() throws {
    let flow = Layout.Flow(item: Size(width: 4, height: 10), line: 0, gap: 0)
    let width = 8 - Double.rounding
    // Here the room that is left is the item's width, to the last digit.
    #expect(width - 4 + .rounding == 4)
    for sizes in [[:], [Slot(item: 0): flow.item]] {
      let geometry = try LayoutGeometry(.flow(flow), width: width, itemCounts: [3], sizes: sizes)
      #expect(geometry.frame(of: Slot(item: 1)) == Rect(x: 4, y: 0, width: 4, height: 10))
      #expect(geometry.frame(of: Slot(item: 2)) == Rect(x: 0, y: 10, width: 4, height: 10))
    }
  }

  @Test func `a line that has room for more items than can be counted is laid out at once`() throws
  {
    let flow = Layout.Flow(item: Size(width: 1, height: 10), line: 0, gap: 0)
    let geometry = try LayoutGeometry(.flow(flow), width: 1e18, itemCounts: [3])
    #expect(geometry.frame(of: Slot(item: 2)) == Rect(x: 2, y: 0, width: 1, height: 10))
  }

  @Test func `a flow of the greatest number of items is laid out at once`() throws {
    let geometry = try LayoutGeometry(
      .flow(Layout.Flow()), width: 350, itemCounts: [1 << 24])
    #expect(
      geometry.frame(of: Slot(item: (1 << 24) - 1))
        == Rect(x: 180, y: Double((1 << 24) / 6) * 60, width: 50, height: 50))
  }

  @Test func `a flow without an end is refused, as one whose items are placed`() {
    let flow = Layout.Flow(item: Size(width: 10, height: 1e308))
    for sizes in [[:], [Slot(item: 0): flow.item]] {
      for count in [2, 3] {
        #expect(throws: LayoutError.tooLarge) {
          try LayoutGeometry(.flow(flow), width: 10, itemCounts: [count], sizes: sizes)
        }
      }
    }
  }
}
