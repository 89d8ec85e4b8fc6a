import Seeds
import OrderedStore
import TestSupport
import Testing

/// The three kinds of key, by what they promise alike and by where they end.
@Suite struct OrderKeyTests {
  /// Keys that are asked for stand in order, and between their neighbors.
  private func check<Key: OrderKey>(_ keys: [Key]?, _ count: Int, _ lower: Key?, _ upper: Key?) {
    guard let keys else { return }
    let all = [lower].compactMap { $0 } + keys + [upper].compactMap { $0 }
    #expect(keys.count == count)
    #expect(zip(all, all.dropFirst()).allSatisfy(<), "\(all)")
  }

  private func insertAnywhere<Key: OrderKey>(_: Key.Type, seed: UInt64, rounds: Int) throws {
    var random = SplitMix64(seed: seed)
    var keys: [Key] = []
    for _ in 0..<rounds {
      let place = (Int.random(in: 0...keys.count, using: &random))
      let count = Int.random(in: 1...4, using: &random)
      let lower = place > 0 ? keys[place - 1] : nil
      let upper = place < keys.count ? keys[place] : nil
      let found = Key.keys(count, after: lower, before: upper)
      check(found, count, lower, upper)
      if let found {
        keys.insert(contentsOf: found, at: place)
      } else {
        keys = try Key.spread(keys.count)
      }
    }
    #expect(zip(keys, keys.dropFirst()).allSatisfy(<))
  }

  @Test(.seeds(1...3))
  func `keys lie in order between their neighbors, wherever they are asked for`() throws {
    let seed = Seed.current
    try insertAnywhere(GapKey.self, seed: seed, rounds: 400)
    try insertAnywhere(FractionKey.self, seed: seed, rounds: 400)
    try insertAnywhere(DenseKey<Int32>.self, seed: seed, rounds: 400)
  }

  @Test func `S12: a gap is halved twenty times before it is used up`() {
    let lower = GapKey(0)
    var upper = GapKey(GapKey.step)
    var halvings = 0
    while let key = GapKey.keys(1, after: lower, before: upper)?.first {
      upper = key
      halvings += 1
    }
    #expect(halvings == 20)
    #expect(GapKey.keys(1, after: lower, before: upper) == nil)
  }

  @Test func `S12: several keys are spread evenly over the gap`() {
    #expect(
      GapKey.keys(3, after: GapKey(100), before: GapKey(200))
        == [GapKey(125), GapKey(150), GapKey(175)])
    #expect(GapKey.keys(99, after: GapKey(100), before: GapKey(200))?.count == 99)
    #expect(GapKey.keys(100, after: GapKey(100), before: GapKey(200)) == nil)
  }

  @Test func `S12: the ends of the number range neither fit a key nor trap`() {
    #expect(GapKey.keys(1, after: GapKey(.max - 5), before: nil) == nil)
    #expect(GapKey.keys(1, after: nil, before: GapKey(.min + 5)) == nil)
    #expect(GapKey.keys(1, after: GapKey(.min), before: GapKey(.max)) == [GapKey(-1)])
    #expect(GapKey.keys(2, after: GapKey(7), before: GapKey(7)) == nil)
    #expect(GapKey.keys(1, after: GapKey(9), before: GapKey(7)) == nil)
    let late = GapKey(.max - 2 * GapKey.step)
    #expect(GapKey.keys(2, after: late, before: nil)?.last == GapKey(.max))
    #expect(GapKey.keys(3, after: late, before: nil) == nil)
    #expect(GapKey.keys(0, after: GapKey(0), before: GapKey(9)) == [])
    #expect(GapKey.keys(.max, after: nil, before: nil) == nil)
    #expect(GapKey.keys(.max, after: nil, before: GapKey(0)) == nil)
  }

  @Test func `S10a: 32,768 rows can be numbered in 16 bits, and one more is an error`() throws {
    let keys = try DenseKey<Int16>.spread(32_768)
    #expect(keys.last == DenseKey(32_767))
    #expect(throws: OrderKeyError.listTooLong(count: 32_769, limit: 32_768)) {
      try DenseKey<Int16>.spread(32_769)
    }
  }

  @Test func `dense numbers have room only where one is free`() {
    #expect(
      DenseKey<Int>.keys(2, after: DenseKey(3), before: DenseKey(6)) == [4, 5].map(DenseKey.init))
    #expect(DenseKey<Int>.keys(3, after: DenseKey(3), before: DenseKey(6)) == nil)
    #expect(DenseKey<Int8>.keys(2, after: DenseKey(126), before: nil) == nil)
  }

  @Test func `dense numbers of any width end without a trap`() {
    #expect(DenseKey<Int64>.keys(1, after: DenseKey(.max), before: nil) == nil)
    #expect(DenseKey<Int64>.keys(1, after: DenseKey(.max - 1), before: nil) == [DenseKey(.max)])
    #expect(DenseKey<Int64>.keys(1, after: nil, before: DenseKey(.min)) == nil)
    #expect(DenseKey<UInt64>.keys(1, after: DenseKey(.max), before: nil) == nil)
    #expect(DenseKey<UInt64>.keys(1, after: DenseKey(7), before: DenseKey(.max)) == [DenseKey(8)])
    #expect(DenseKey<UInt64>.keys(.max, after: DenseKey(7), before: nil) == nil)
  }

  @Test func `fractions go on for ever at one place, and grow slowly`() throws {
    var upper = try #require(FractionKey.keys(1, after: nil, before: nil)?.first)
    let lower = try #require(FractionKey.keys(1, after: nil, before: upper)?.first)
    var longest = 0
    for _ in 0..<1_000 {
      upper = try #require(FractionKey.keys(1, after: lower, before: upper)?.first)
      longest = max(longest, upper.text.utf8.count)
    }
    #expect(longest < 210)
  }

  @Test func `fractions stay short where rows are added at the ends`() throws {
    let million = try FractionKey.spread(100_000)
    #expect(million.allSatisfy { $0.text.utf8.count <= 4 })
    var first = million[0]
    for _ in 0..<10_000 {
      first = try #require(FractionKey.keys(1, after: nil, before: first)?.first)
    }
    #expect(first.text.utf8.count <= 4)
  }

  @Test(arguments: ["", "a", "0", "a0x ", "a00", "b1", "-a0", "a0é", "Z", "Y1", "Zz0"])
  func `a text that is not a key is rejected`(_ text: String) {
    #expect(throws: OrderKeyError.malformed(text)) { try FractionKey(text) }
  }

  @Test func `whole numbers below zero have a digit more with each letter before Z`() throws {
    let before = { (text: String) in
      try FractionKey.keys(1, after: nil, before: FractionKey(text))?.map(\.text)
    }
    #expect(try before("a0") == ["Zz"])
    #expect(try before("Zz") == ["Zy"])
    #expect(try before("Z0") == ["Yzz"])
    #expect(try before("ZyV") == ["Zy"])
  }

  @Test func `S13: a run is relabelled only where every row gets twice the root of its length`() {
    let room = { (count: Int, distance: Int64) in
      GapKey.relabelled(count, after: GapKey(0), before: GapKey(distance))?.count
    }
    #expect(room(1, 3) == nil)
    #expect(room(1, 4) == 1)
    #expect(room(9, 59) == nil)
    #expect(room(9, 60) == 9)
  }

  @Test func `a key is read as it was written`() throws {
    for key in try FractionKey.spread(200) { #expect(try FractionKey(key.text) == key) }
    #expect(try FractionKey("a0V") < FractionKey("a1"))
    #expect(try FractionKey("Zz") < FractionKey("a0"))
  }

  @Test func `a whole list has keys around 0, a step apart`() throws {
    let half = GapKey.step / 2
    #expect(try GapKey.spread(3) == [-3 * half, -half, half].map(GapKey.init))
    #expect(try GapKey.spread(0).isEmpty)
  }

  @Test(arguments: [
    ("a0", "a1", ["a0V"]), ("a0", "a2", ["a1"]), ("a0AB", "a0AD", ["a0AC"]),
    ("a0ABC", "a0ABE", ["a0ABD"]), ("a0V", "a0W", ["a0VV"]), ("a0VZ", "a0W", ["a0Vm"]),
    ("a0Vz", "a0W", ["a0VzV"]), ("a0ABz", "a0AC", ["a0ABzV"]), ("a0V", "a0W5", ["a0W"]),
    ("a0", "a1", ["a0V", "a0k"]), ("a0", "a1", ["a0F", "a0V", "a0k"]),
  ])
  func `a fraction between two has as few digits as it needs, and several halve the rest`(
    lower: String, upper: String, keys: [String]
  ) throws {
    let found = FractionKey.keys(
      keys.count, after: try FractionKey(lower), before: try FractionKey(upper))
    #expect(found?.map(\.text) == keys)
  }
}
