import DragGeometry
import TestSupport
import Testing

/// Sorting by digits against the library's sorting.
@Suite struct KeyedIndexTests {
  @Test(
    arguments: [0, 1, 2, 15, 16, 17, 300, 5_000], [0, 1, 7, 4_096, 1 << 20, 1 << 28, UInt32.max])
  func `equal keys stay in their order, whatever their count and size`(
    count: Int, greatest: UInt32
  ) {
    var generator = SplitMix64(seed: UInt64(count))
    let pairs = (0..<count).map {
      KeyedIndex(key: UInt32.random(in: 0...greatest, using: &generator), index: $0)
    }
    var sorted = pairs
    sorted.sortByDigits()
    let expected = pairs.sorted { ($0.key, $0.index) < ($1.key, $1.index) }
    #expect(sorted.map(\.index) == expected.map(\.index))
    #expect(sorted.map(\.key) == expected.map(\.key))
  }
}
