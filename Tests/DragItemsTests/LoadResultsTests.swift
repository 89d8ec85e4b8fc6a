import Seeds
import DragItems
import TestSupport
import Testing

@Suite struct LoadResultsTests {
  @Test func `CONTRACT-89: only what could be made is brought, in the order of the items`() throws {
    var results = LoadResults<String>(count: 4)
    try results.complete(3, with: .success("d"))
    try results.complete(1, with: .failure(.failed("no room")))
    try results.complete(0, with: .success("a"))
    #expect(results.values == nil && !results.isComplete)
    try results.complete(2, with: .success("c"))
    #expect(results.values == ["a", "c", "d"])
    #expect(results.errors.map(\.item) == [1])
    #expect(results.errors.map(\.error) == [.failed("no room")])
  }

  @Test func `CONTRACT-117: a second result is refused and changes nothing`() throws {
    var results = LoadResults<Int>(count: 1)
    try results.complete(0, with: .success(1))
    let before = results
    #expect(throws: LoadResults<Int>.ResultError.complete(0)) {
      try results.complete(0, with: .success(2))
    }
    for item in [-1, 1, Int.max, Int.min] {
      #expect(throws: LoadResults<Int>.ResultError.unknown(item)) {
        try results.complete(item, with: .failure(.cancelled))
      }
    }
    #expect(results == before)
  }

  @Test func `without loads everything is complete`() {
    #expect(LoadResults<Int>(count: 0).values == [])
    #expect(LoadResults<Int>(count: .min).values == [])
  }

  @Test(.seeds(51...52))
  func `CONTRACT-120: the order of completion does not matter`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    for count in 0..<40 {
      let outcomes: [Result<Int, LoadError>] = (0..<count).map {
        Bool.random(using: &random) ? .success($0) : .failure(.itemUnavailable)
      }
      var results = LoadResults<Int>(count: count)
      for item in (0..<count).shuffled(using: &random) {
        #expect(results.values == nil)
        try results.complete(item, with: outcomes[item])
      }
      #expect(results.values == outcomes.compactMap { try? $0.get() })
    }
  }
}
