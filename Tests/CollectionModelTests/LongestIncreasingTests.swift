import Seeds
import TestSupport
import Testing

import CollectionModel

/// Which elements can stay, against the plain way.
@Suite struct LongestIncreasingTests {
  /// The length of a longest ascending part, in O(n²).
  static func naive(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (place, number) in numbers.enumerated() {
      let ahead = lengths.indices.filter { $0 < place && numbers[$0] < number }
      lengths.append(1 + (ahead.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }

  @Test(arguments: [([], []), ([7], [0]), ([1, 2, 3], [0, 1, 2]), ([2, 3, 0, 1, 4], [2, 3, 4])])
  func `the places of the part that stays`(numbers: [Int], places: [Int]) {
    #expect(LongestIncreasing.places(of: numbers) == places)
  }

  @Test func `of descending numbers one stays`() {
    #expect(LongestIncreasing.places(of: [5, 4, 3]).count == 1)
  }

  @Test(.seeds(1...20))
  func `no ascending part is longer`() {
    let seed = Seed.current
    var generator = SplitMix64(seed: seed)
    for round in 0..<100 {
      var numbers = (0..<Int.random(in: 0...24, using: &generator)).map { $0 * 3 - 20 }
      // Some nearly in order, some in none.
      for _ in 0..<Int.random(in: 0...12, using: &generator) where !numbers.isEmpty {
        numbers.swapAt(
          numbers.indices.randomElement(using: &generator)!,
          numbers.indices.randomElement(using: &generator)!)
      }
      let places = LongestIncreasing.places(of: numbers)
      #expect(zip(places, places.dropFirst()).allSatisfy(<))
      let part = places.map { numbers[$0] }
      #expect(zip(part, part.dropFirst()).allSatisfy(<), "seed \(seed), round \(round)")
      #expect(places.count == Self.naive(numbers), "seed \(seed), round \(round): \(numbers)")
    }
  }
}
