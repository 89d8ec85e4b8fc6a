import Seeds
import DragScript
import DragSessions
import DragStage
import TestSupport
import Testing

import DragReplay

/// Scripts made at random: none traps, none shows a mistake of ours, each gives one trace.
@Suite struct RandomScriptTests {
}

/// The seeded searches and the long inputs, which the quick run leaves out.
@Suite struct SlowRandomScriptTests {
  @Test(.seeds(1...150))
  func `a script never ends with a mistake of ours, and gives the same trace twice`() throws {
    let seed = Seed.current
    var maker = RandomScript(seed: seed)
    let text = maker.script()
    let script = try #require(Script.parse(text, file: "r.drag").script, "\(text)")
    var reports = [ReplayReport(), ReplayReport()]
    for index in reports.indices { reports[index].addResults(of: script) }
    #expect(reports[0].results == reports[1].results)
    #expect(reports[0].results.map(\.traceText) == reports[1].results.map(\.traceText))
    let faults = reports[0].results.flatMap(\.faults)
    #expect(faults.filter { $0.kind == .internal }.map(\.message) == [], "\(text)")
    // An application that puts a placeholder in and forgets it is told so, and rightly.
    let broken = faults.map(\.message).filter { $0.hasPrefix("an invariant") }
    #expect(broken == [], "\(text)")
  }

  static let seedsThatReachAll: [UInt64] = [5, 28, 47, 74]

  @Test func `the scripts reach drops, loads and ends`() throws {
    let wanted: Set = [
      "perform", "moveRow", "addItems", "willAdd", "didLoad", "placeholder.commit",
      "placeholder.delete", "conclude", "didEnd", "didTransfer", "liftCancelled", "willCancel",
      "exit", "insert", "move", "delete", "undropped", "dropFailed",
    ]
    var reached: Set<String> = []
    // These reach all of it together, as long as what a seed draws is not changed; else others are tried.
    for seed in Self.seedsThatReachAll + Array(1...300) where !reached.isSuperset(of: wanted) {
      var maker = RandomScript(seed: seed)
      guard let script = Script.parse(maker.script(), file: "r.drag").script else { continue }
      var report = ReplayReport()
      report.addResults(of: script)
      reached.formUnion(report.results.flatMap(\.trace).map(\.what))
    }
    #expect(wanted.subtracting(reached) == [])
  }
}
