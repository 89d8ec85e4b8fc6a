import Seeds
import DragItems
import DragSessions
import DragStage
import Foundation
import Machines
import Testing

import DragReplay

/// Seeded swarms of everything that can happen to a stage.
@Suite struct SlowSimulationTests {
  /// The seeds that DRAG_SEEDS adds to those of every run.
  static let added =
    ProcessInfo.processInfo.environment["DRAG_SEEDS"].flatMap { UInt64($0) } ?? 0

  // A run of 150 steps for each seed. Ten seeds a case: so many cases as there are seeds would take longer to list than to run.
  static let tens = part(
    of: Array(stride(from: 1, through: 400 + added, by: 10)))

  /// The cases of this process: all of them, or those of the part `I/N` that DRAG_SHARD names.
  static func part(of cases: [UInt64]) -> [UInt64] {
    part(ProcessInfo.processInfo.environment["DRAG_SHARD"], of: cases)
  }

  /// The cases of a part, which is nil for all of them; a part that cannot be read has none.
  static func part(_ part: String?, of cases: [UInt64]) -> [UInt64] {
    guard let part else { return cases }
    guard let shard = Shard(part) else {
      Issue.record("DRAG_SHARD: expected I/N, found `\(part)`")
      return []
    }
    return cases.enumerated().filter { shard.holds($0.offset) }.map(\.element)
  }

  @Test(arguments: tens)
  func `whatever happens, every invariant holds and every item is conserved`(
    first: UInt64
  ) throws {
    for seed in first..<first + 10 {
      var run = SeededRun(Simulation.self, seed: seed, steps: 150)
      let failure = try run.failure()
      #expect(failure == nil, "\(failure ?? "")")
    }
  }

  @Test(arguments: tens)
  func `whatever hosts and stores do, every invariant holds, and what is stored is shown`(
    first: UInt64
  ) throws {
    for seed in first..<first + 3 {
      var run = SeededRun(OutsideSimulation.self, seed: seed, steps: 150)
      let failure = try run.failure()
      #expect(failure == nil, "\(failure ?? "")")
    }
  }

  @Test(arguments: KeptRun.all)
  func `what has failed once does not fail again`(kept: KeptRun) throws {
    let failure: String?
    switch kept.kind {
    case .stage:
      var run = SeededRun(Simulation.self, again: kept)
      failure = try run.failure()
    case .outside:
      var run = SeededRun(OutsideSimulation.self, again: kept)
      failure = try run.failure()
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  /// The liveness of it: no application interferes any more, and sources answer.
  @Test(.seeds(1001...1020))
  func `I14: when nothing goes wrong any more, everything ends within three seconds`() throws {
    let seed = Seed.current
    for steps in [20, 60, 100, 150] {
      var simulation = try Simulation(seed: seed)
      for step in 0..<steps { _ = simulation.step(step) }
      let rest = try simulation.comeToRest()
      #expect(simulation.stage.isIdle)
      #expect(rest.time <= .seconds(3))
      #expect(rest.timers <= 1_000)
      #expect(try simulation.end() == nil)
    }
  }

  @Test(.seeds(1001...1020))
  func `I14: when hosts and stores are well again, everything ends within three seconds`() throws {
    let seed = Seed.current
    for steps in [20, 60, 100, 150] {
      var simulation = try OutsideSimulation(seed: seed)
      for step in 0..<steps { _ = simulation.take(step) }
      let rest = try simulation.comeToRest()
      #expect(simulation.stage.isIdle)
      #expect(rest.time <= .seconds(3))
      #expect(rest.timers <= 1_000)
      #expect(try simulation.end() == nil)
    }
  }

  @Test(.seeds(401...420))
  func `two runs of one seed are identical`() throws {
    let seed = Seed.current
    var traces: [[String]] = []
    for _ in 0..<2 {
      var simulation = try Simulation(seed: seed)
      for step in 0..<150 { _ = simulation.take(step) }
      #expect(try simulation.end() == nil)
      traces.append(simulation.stage.traceLines().map(\.text))
    }
    #expect(traces[0] == traces[1])
    #expect(traces[0].count > 3)
  }

  /// Runs that reach everything together, as long as what a seed draws is not changed; else others are tried.
  static let seedsThatReachAll: [UInt64] = [1009, 1025, 1061, 1069, 1075, 1128, 1197]

  @Test func `the swarm reaches every callback, every operation and every way to fail`() throws {
    let others = [
      "down", "move", "up", "cancel", "insert", "delete", "undropped", "refused", "dropFailed",
      "drop", "reload", "misuse", "why=missing-row", "why=missing-cell", "why=placeholder-over",
      "why=reload-uncommitted",
      "op=copy", "op=move", "op=cancel", "op=forbidden", "why=foreign", "why=not-allowed",
      "why=no-destination", "why=no-item", "why=keys", "error=-1", "error=-1000", "error=-2001",
      "error=3072", "load", "loadAll", "progress", "stopLoads", "misuse", "why=load-outside-drop",
      "why=handler-called-twice", "why=mask",
    ]
    let wanted = Set(others).union(Callback.allCases.map(\.rawValue))
    var reached: Set<String> = []
    for seed in Self.seedsThatReachAll + Array(1001...1300) where !reached.isSuperset(of: wanted) {
      var simulation = try Simulation(seed: seed)
      for step in 0..<150 { _ = simulation.take(step) }
      #expect(try simulation.end() == nil, "seed \(seed)")
      for line in simulation.stage.traceLines() {
        reached.insert(line.what)
        for argument in line.arguments where ["op", "why", "error"].contains(argument.key) {
          reached.insert("\(argument.key)=\(argument.value)")
        }
      }
    }
    #expect(wanted.subtracting(reached) == [])
  }

  @Test func `a run that fails is cut to the steps that it takes`() throws {
    var run = SeededRun(Counting.self, seed: 7, steps: 60)
    let failure = try #require(try run.failure())
    #expect(run.steps == [17, 42])
    #expect(failure == "seed 7: both\nKeptRun(.stage, seed: 7, steps: [17, 42])")
    var shorter = SeededRun(Counting.self, seed: 7, steps: 42)
    #expect(try shorter.failure() == nil)
  }

  /// Fails where two of its steps are taken.
  private struct Counting: Seeded {
    static let kind = KeptRun.Kind.stage
    let stage = Stage()
    private var taken: Set<Int> = []

    init(seed: UInt64) {}

    mutating func take(_ number: Int) -> String? {
      taken.insert(number)
      return nil
    }

    mutating func end() -> String? { taken.isSuperset(of: [17, 42]) ? "both" : nil }
  }
}
