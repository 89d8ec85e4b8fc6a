import Seeds
import Testing

import DragStage

/// One plain model for everything (X1), and what holds after every step (X2); a failure names its
/// seed and the step.
@Suite struct WholeSessionTests {
  @Test(.seeds(1...2))
  func `X1, X2: a long random session agrees with plain arrays after every step`() throws {
    try Self.compareSession(Seed.current)
  }

  static func compareSession(_ seed: UInt64) throws {
    var session = try WholeSession(seed: seed)
    for step in 0..<150 {
      let action = try session.step()
      let faults = try session.faults()
      #expect(faults == [], "seed \(seed), step \(step), \(action)")
      if !faults.isEmpty { return }
    }
    #expect(session.stage.defect == nil)
  }

  @Test(.seeds(1...2))
  func `X1, S8: lists in a store agree with plain arrays after every step, and so does the store`()
    throws
  {
    try Self.compareStoredSession(Seed.current)
  }

  static func compareStoredSession(_ seed: UInt64) throws {
    var session = try StoredSession(seed: seed)
    var kinds: Set<String> = []
    for step in 0..<150 {
      let action = try session.step()
      kinds.insert(String(action.prefix { $0 != " " }))
      let faults = try session.faults()
      #expect(faults == [], "seed \(seed), step \(step), \(action)")
      if !faults.isEmpty { return }
    }
    #expect(kinds.isSuperset(of: ["drop", "cancel", "insert", "delete", "reopen", "foreign"]))
    #expect(kinds.contains("arrival") || kinds.contains("refusal"))
    try session.settle()
    #expect(try session.faults() == [])
  }

  @Test func `X1: the sessions do what they are made for`() throws {
    var kinds: [String: Int] = [:]
    for seed in 1...16 as ClosedRange<UInt64> {
      var session = try WholeSession(seed: seed)
      for _ in 0..<150 {
        let action = try session.step()
        kinds[String(action.prefix { $0 != " " }), default: 0] += 1
      }
      kinds["arrived", default: 0] += session.arrivedDrops
    }
    for kind in [
      "lift", "hover", "tap", "keys", "drop", "cancel", "insert", "delete", "move", "batch",
      "scroll",
      "reload", "commit", "reshape", "resize", "undo", "arrived",
    ] {
      #expect(kinds[kind, default: 0] >= 5, "\(kind): \(kinds)")
    }
  }
}

/// The same with the seeds that a quick run leaves out.
@Suite struct SlowWholeSessionTests {
  @Test(.seeds(3...24))
  func `X1, X2: a long random session agrees with plain arrays, more seeds`() throws {
    try WholeSessionTests.compareSession(Seed.current)
  }

  @Test(.seeds(3...24))
  func `X1, S8: lists in a store agree with plain arrays, more seeds`() throws {
    try WholeSessionTests.compareStoredSession(Seed.current)
  }
}
