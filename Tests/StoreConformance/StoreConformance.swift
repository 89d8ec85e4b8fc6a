package import OrderedStore
import TestSupport

/// What every driver must do, with every kind of key; a plain array says what the order is.
package struct StoreConformance<Driver: StoreDriver> {
  /// The store that is tried.
  package let driver: Driver
  /// The list that is used.
  package let list = "list"

  /// What was found, and what should have been.
  package struct Difference: Error {
    /// Where it was found.
    package let place: String
    /// The order of the array.
    package let expected: [String]
    /// The order of the store.
    package let found: [String]
  }

  /// Tries a store.
  package init(driver: Driver) {
    self.driver = driver
  }

  /// The ids of the list, in order.
  package var ids: [String] {
    get throws(StoreError) { try driver.load(list).rows.map(\.id) }
  }

  /// Fills the list with rows of these ids.
  package func fill(_ ids: [String]) throws(StoreError) {
    _ = try driver.commit(StoreIntent(.insert(ids), in: list))
  }

  /// The spot at a gap of an array.
  package func position(at gap: Int, in rows: [String]) -> StoreIntent.Position {
    StoreIntent.Position(
      after: gap > 0 ? rows[gap - 1] : nil, before: gap < rows.count ? rows[gap] : nil)
  }

  /// Random moves, insertions and deletions, each compared with the same edit of an array (S9).
  ///
  /// - Parameters:
  ///   - seed: What the edits follow from.
  ///   - rounds: How many there are.
  ///   - reopened: Gives the store as somebody else would read it, now and then.
  /// - Throws: The first difference, or what the store throws.
  package func runEdits(
    seed: UInt64, rounds: Int, reopened: () throws -> Driver? = { nil }
  ) throws {
    var random = SplitMix64(seed: seed)
    var model = (0..<40).map { "row\($0)" }
    try fill(model)
    var made = model.count
    for round in 0..<rounds {
      let moving = Array(
        model.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)))
      switch Int.random(in: 0..<10, using: &random) {
      case 0 where model.count > 10:
        _ = try driver.commit(StoreIntent(.delete(moving), in: list))
        model.removeAll { moving.contains($0) }
      case 1:
        let gap = Int.random(in: 0...model.count, using: &random)
        _ = try driver.commit(
          StoreIntent(.insert(["row\(made)"]), in: list, at: position(at: gap, in: model)))
        model.insert("row\(made)", at: gap)
        made += 1
      case _:
        model.removeAll { moving.contains($0) }
        let gap = Int.random(in: 0...model.count, using: &random)
        _ = try driver.commit(
          StoreIntent(.move(moving), in: list, at: position(at: gap, in: model)))
        model.insert(contentsOf: moving, at: gap)
      }
      try check(try driver.load(list), model, "seed \(seed), round \(round)")
      if round.isMultiple(of: 50), let again = try reopened() {
        try check(try again.load(list), model, "seed \(seed), reopened after round \(round)")
      }
    }
  }

  /// Random moves of several rows: each writes them, and what must be relabelled, and nothing else;
  /// what is read afterwards is what the definition of a move says (M2, M15, law 12).
  ///
  /// - Parameters:
  ///   - seed: What the moves follow from.
  ///   - rounds: How many there are.
  ///   - reopened: Gives the store as somebody else would read it.
  /// - Returns: How many moves wrote anything.
  /// - Throws: The first difference, or what the store throws.
  package func runMoves(
    seed: UInt64, rounds: Int, reopened: () throws -> Driver
  ) throws -> Int {
    var random = SplitMix64(seed: seed)
    var model = (0..<24).map { "row\($0)" }
    try fill(model)
    var moves = 0
    for round in 0..<rounds {
      let place = "seed \(seed), round \(round)"
      let run = Array(
        model.shuffled(using: &random).prefix(Int.random(in: 1...8, using: &random)))
      let gap = Int.random(in: 0...model.count, using: &random)
      let ahead = model[..<gap].filter { !run.contains($0) }
      let behind = model[gap...].filter { !run.contains($0) }
      let before = try driver.load(list)
      let receipt = try driver.commit(
        StoreIntent(
          .move(run), in: list,
          at: StoreIntent.Position(after: ahead.last, before: behind.first)))
      let hasChanged = ahead + run + behind != model
      model = ahead + run + behind
      let after = try reopened().load(list)
      try check(after, model, place)
      let keys = Dictionary(uniqueKeysWithValues: before.rows.map { ($0.id, $0.key) })
      let relabelled = after.rows.count { !run.contains($0.id) && keys[$0.id] != $0.key }
      let expected = hasChanged ? run.count + relabelled : 0
      guard receipt.writes == expected, hasChanged || relabelled == 0 else {
        throw Difference(
          place: "\(place): \(receipt.writes) writes, \(relabelled) of them relabelled",
          expected: model, found: after.rows.map(\.id))
      }
      moves += hasChanged ? 1 : 0
    }
    return moves
  }

  private func check(
    _ loaded: StoredList<Driver.Key>, _ model: [String], _ place: String
  ) throws {
    let tie = zip(loaded.rows, loaded.rows.dropFirst()).contains { $0.key >= $1.key }
    guard loaded.rows.map(\.id) == model, !tie else {
      throw Difference(place: place, expected: model, found: loaded.rows.map(\.id))
    }
  }

  /// Inserts into one gap again and again.
  ///
  /// - Parameter count: How often.
  /// - Returns: The mean number of rows written for each insertion (S13).
  /// - Throws: A difference, or what the store throws.
  package func writesOfAdversary(_ count: Int) throws -> Double {
    try fill(["first", "last"])
    var writes = 0
    for number in 0..<count {
      let intent = StoreIntent(
        .insert(["row\(number)"]), in: list, at: StoreIntent.Position(after: "first"))
      writes += try driver.commit(intent).writes
    }
    let model = ["first"] + (0..<count).reversed().map { "row\($0)" } + ["last"]
    try check(try driver.load(list), model, "\(count) insertions at one place")
    return Double(writes) / Double(count)
  }
}
