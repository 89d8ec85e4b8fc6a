import Testing

import DragReplay

@Suite struct ShardTests {
  private let ids = (0..<1_000).map { TestID(file: "f\($0 % 7).drag", name: "test \($0)") }

  @Test(arguments: 1...9)
  func `each test is in one part, and the parts are of like size`(count: Int) {
    let shards = (1...count).compactMap { Shard($0, of: count) }
    for id in ids { #expect(shards.count { $0.holds(id) } == 1) }
    for shard in shards {
      let share = ids.count { shard.holds($0) }
      #expect(share * count > 700 && share * count < 1_300, "\(share)")
    }
  }

  @Test func `a part is the same on every machine and in every version`() throws {
    let shard = try #require(Shard(1, of: 2))
    let held = ["a.drag: one", "a.drag: two", "a.drag: three", "b.drag: one"].map { text in
      let parts = text.split(separator: " ")
      return shard.holds(TestID(file: String(parts[0].dropLast()), name: String(parts[1])))
    }
    #expect(held == [true, false, true, true])
  }

  @Test func `a part that is written is read again`() {
    for shard in [Shard(1, of: 1), Shard(3, of: 4)] {
      #expect(shard.flatMap { Shard($0.text) } == shard)
    }
    #expect(Shard(3, of: 4)?.text == "3/4")
  }

  @Test func `there are no parts 0, nor one after the last`() {
    #expect(Shard(0, of: 2) == nil)
    #expect(Shard(3, of: 2) == nil)
    #expect(Shard(1, of: 0) == nil)
    #expect(Shard(-1, of: -1) == nil)
  }

  @Test func `a part is read as it is written`() {
    #expect(Shard("2/4") == Shard(2, of: 4))
    for text in ["", "1", "1/", "0/4", "5/4", "1/4/2", "a/b", "-1/4"] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }

  @Test func `the parts of all seeds are all seeds, each once`() {
    let seeds = (1...103).map { UInt64($0) }
    let parts = (1...4).map { SlowSimulationTests.part("\($0)/4", of: seeds) }
    #expect(parts.flatMap(\.self).sorted() == seeds)
    #expect(parts.map(\.count) == [26, 26, 26, 25])
    #expect(SlowSimulationTests.part(nil, of: seeds) == seeds)
  }
}
