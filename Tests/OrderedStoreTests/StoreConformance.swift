import OrderedStore
import TestSupport
import Testing

/// What every driver must do, with every kind of key; a plain array says what the order is.
struct StoreConformance<Driver: StoreDriver> {
  let driver: Driver
  let list = "list"

  var ids: [String] {
    get throws { try driver.load(list).rows.map(\.id) }
  }

  /// Fills the list with rows of these ids.
  func fill(_ ids: [String]) throws {
    _ = try driver.commit(StoreIntent(.insert(ids), in: list))
  }

  /// Random moves, insertions and deletions, each compared with the same edit of an array (S9).
  func runEdits(seed: UInt64, rounds: Int) throws {
    var random = SplitMix64(seed: seed)
    var model = (0..<40).map { "row\($0)" }
    try fill(model)
    var made = model.count
    for round in 0..<rounds {
      let kind = Int.random(in: 0..<10, using: &random)
      let chosen = model.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
      let moving = Array(chosen)
      switch kind {
      case 0 where model.count > 10:
        _ = try driver.commit(StoreIntent(.delete(moving), in: list))
        model.removeAll { moving.contains($0) }
      case 1:
        let gap = Int.random(in: 0...model.count, using: &random)
        let spot = spot(at: gap, in: model)
        _ = try driver.commit(StoreIntent(.insert(["row\(made)"]), in: list, at: spot))
        model.insert("row\(made)", at: gap)
        made += 1
      case _:
        var rest = model
        rest.removeAll { moving.contains($0) }
        let gap = Int.random(in: 0...rest.count, using: &random)
        let spot = spot(at: gap, in: rest)
        _ = try driver.commit(StoreIntent(.move(moving), in: list, at: spot))
        rest.insert(contentsOf: moving, at: gap)
        model = rest
      }
      let found = try ids
      try #require(found == model, "seed \(seed), round \(round)")
    }
    try checkKeys()
  }

  /// No two rows tie, and the revision counts every change.
  func checkKeys() throws {
    let rows = try driver.load(list).rows
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.key < $1.key })
  }

  func spot(at gap: Int, in rows: [String]) -> StoreIntent.Spot {
    StoreIntent.Spot(
      after: gap > 0 ? rows[gap - 1] : nil, before: gap < rows.count ? rows[gap] : nil)
  }

  /// Inserts into one gap again and again.
  ///
  /// - Returns: The mean number of rows written for each insertion.
  func writesOfAdversary(_ count: Int) throws -> Double {
    try fill(["first", "last"])
    var writes = 0
    for number in 0..<count {
      let receipt = try driver.commit(
        StoreIntent(
          .insert(["row\(number)"]), in: list,
          at: StoreIntent.Spot(after: "first", before: nil)))
      writes += receipt.writes
    }
    try #require(
      try ids == ["first"] + (0..<count).reversed().map { "row\($0)" } + ["last"])
    return Double(writes) / Double(count)
  }
}
