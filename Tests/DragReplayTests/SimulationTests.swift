import DragItems
import DragSessions
import DragStage
import Testing

@testable import DragReplay

/// Seeded swarms of everything that can happen to a stage.
@Suite struct SimulationTests {
  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `whatever happens, every invariant holds and every item is conserved`(
    seed: UInt64
  ) throws {
    var simulation = try Simulation(seed: seed)
    let stage = simulation.stage
    for _ in 0..<150 {
      if let refusal = simulation.step() {
        #expect(refusal.isUnchanged, "\(refusal.error)")
      }
    }
    try simulation.finish()
    #expect(stage.defect == nil)
    #expect(stage.isQuiet)
    #expect(Invariants.violations(on: stage, initial: simulation.initial) == [])

    var found: [String: Int] = [:]
    for view in stage.views {
      for name in stage.order(of: view).joined() { found[name, default: 0] += 1 }
    }
    // A foreign item keeps its name, so that loading it may double the name and nothing else.
    var loaded: Set<String> = []
    for case .called(.placeholderCommit, _, .place(let item, _)) in stage.trace.map(\.event) {
      loaded.insert(stage.name(of: item))
    }
    for (name, count) in simulation.expected where !name.contains("-copy") {
      let actual = found[name] ?? 0
      let holds = loaded.contains(name) ? actual >= count : actual == count
      #expect(holds, "\(name): \(actual) instead of \(count)")
    }
  }

  @Test(arguments: 401...420 as ClosedRange<UInt64>)
  func `two runs of one seed are identical`(seed: UInt64) throws {
    var traces: [[String]] = []
    for _ in 0..<2 {
      var simulation = try Simulation(seed: seed)
      for _ in 0..<150 { _ = simulation.step() }
      try simulation.finish()
      traces.append(simulation.stage.traceLines().map(\.text))
    }
    #expect(traces[0] == traces[1])
    #expect(traces[0].count > 3)
  }

  @Test func `the swarm reaches every callback, every operation and every way to fail`() throws {
    var reached: Set<String> = []
    for seed in 1...250 as ClosedRange<UInt64> {
      var simulation = try Simulation(seed: seed)
      for _ in 0..<150 { _ = simulation.step() }
      try simulation.finish()
      for line in simulation.stage.traceLines() {
        reached.insert(line.what)
        for argument in line.arguments where ["op", "why", "error"].contains(argument.key) {
          reached.insert("\(argument.key)=\(argument.value)")
        }
      }
    }
    #expect(Set(Callback.allCases.map(\.rawValue)).subtracting(reached) == [])
    let others = [
      "down", "move", "up", "cancel", "insert", "delete", "undropped", "refused", "dropFailed",
      "drop", "reload", "misuse", "why=missing-row", "why=missing-cell", "why=placeholder-over",
      "why=reload-uncommitted",
      "op=copy", "op=move", "op=cancel", "op=forbidden", "why=foreign", "why=not-allowed",
      "why=no-destination", "why=no-item", "why=keys", "error=-1", "error=-1000", "error=-2001",
      "error=3072", "load", "loadAll", "progress", "stopLoads", "misuse", "why=load-outside-drop",
      "why=handler-called-twice", "why=mask",
    ]
    #expect(Set(others).subtracting(reached) == [])
  }
}
