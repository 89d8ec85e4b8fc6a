import Seeds
import DragScript
import DragSessions
import DragStage
import TestSupport
import Testing

@testable import DragReplay

/// Seeded scripts of everything that the language has a word for.
@Suite struct SlowScriptSimulationTests {
  // Ten seeds a case: so many cases as there are seeds would take longer to list than to run.
  static let tens = SlowSimulationTests.part(
    of: Array(stride(from: 1, through: 100 + SlowSimulationTests.added, by: 10)))

  @Test(arguments: tens)
  func `whatever a script says, all holds after every event, and what is stored is shown`(
    first: UInt64
  ) throws {
    for seed in first..<first + 10 {
      var simulation = ScriptSimulation(seed: seed)
      let failure = try simulation.failure()
      #expect(failure == nil, "\(failure ?? "")")
    }
  }

  @Test(.seeds(401...410))
  func `what is refused can be left out, and two runs of the rest are identical`() throws {
    let seed = Seed.current
    var simulation = ScriptSimulation(seed: seed)
    let made = simulation.lines.count
    let first = try simulation.result(keepsTrace: true)
    let left = simulation.lines
    #expect(try simulation.result(keepsTrace: true) == first)
    #expect(simulation.lines == left && left.count <= made)
    // Who looks behind every event changes nothing.
    let script = try simulation.script()
    #expect(ScriptRun(script.tests[0], of: script).run().traceText == first.traceText)
  }

  /// Scripts that reach everything together, as long as what a seed draws is not changed; else others are tried.
  static let seedsThatReachAll: [UInt64] = [
    1001, 1005, 1008, 1010, 1024, 1030, 1031, 1037, 1048, 1065, 1133, 1143, 1165, 1185, 1202,
  ]

  @Test func `the scripts reach every callback, every operation and every way to fail`() throws {
    let others = [
      "insert", "delete", "undropped", "dropFailed", "drop", "reload", "misuse", "batchRefused",
      "insertSection", "feedback", "load", "loadAll", "progress", "stopLoads", "save", "saveFailed",
      "changed", "reopen", "prepare", "begin", "identify", "unpack", "over", "offer", "leave",
      "end",
      "request", "finish", "op=copy", "op=move", "op=cancel", "op=forbidden", "why=foreign",
      "why=not-allowed", "why=no-destination", "why=no-item", "why=mask", "why=keys", "error=-1",
      "error=-1000", "error=-2001", "error=3072", "why=load-outside-drop",
      "why=handler-called-twice", "why=reload-uncommitted",
      "why=drop-late", "why=not-in-session",
    ]
    let wanted = Set(others).union(Callback.allCases.map(\.rawValue))
    var reached: Set<String> = []
    for seed in Self.seedsThatReachAll + Array(1001...1250) where !reached.isSuperset(of: wanted) {
      var simulation = ScriptSimulation(seed: seed)
      for line in try simulation.result(keepsTrace: true).trace {
        reached.insert(line.what)
        for argument in line.arguments where ["op", "why", "error"].contains(argument.key) {
          reached.insert("\(argument.key)=\(argument.value)")
        }
      }
    }
    #expect(wanted.subtracting(reached) == [])
  }

  @Test func `a script that fails is cut to the lines that it takes, and can be kept`() throws {
    let seed = try #require(
      try (1...50 as ClosedRange<UInt64>).first { seed in
        var simulation = ScriptSimulation(seed: seed)
        let trace = try simulation.result(keepsTrace: true).trace
        return trace.count { $0.what == Callback.didTransfer.rawValue } == 1
      })
    // A mistake is planted: an expectation that does not hold.
    var maker = RandomScript(seed: seed, for: .simulation)
    var simulation = ScriptSimulation(
      seed: seed, maker.script() + "  settle\n  expect never *.didTransfer\n")
    try #require(try simulation.result().status == .failed)
    let shrunk = try simulation.shrunk()
    let failure = simulation.report(of: shrunk)
    #expect(
      failure.hasPrefix("seed \(seed): \(shrunk.message)\nTests/Scripts/Seeds/seed-\(seed).drag:\n")
    )
    #expect(failure.contains(shrunk.text))
    // What explains the failure is kept as well: the operation of each drag before it.
    #expect(shrunk.lines.count < 40, "\(shrunk.text)")

    let folder = try TemporaryFolder()
    try folder.write(shrunk.text, to: "Seeds/seed-\(seed).drag")
    let kept = try folder.text(of: "Seeds/seed-\(seed).drag")
    let mark = try #require(Self.mark(of: kept))
    #expect(mark == FailureMark(try simulation.result()))
    for index in shrunk.lines.indices where !shrunk.lines[index].hasPrefix("test") {
      var fewer = shrunk.lines
      fewer.remove(at: index)
      let text = fewer.map { $0 + "\n" }.joined()
      #expect(Self.mark(of: text) != mark, "\(index)\n\(kept)")
    }
  }

  @Test func `an invariant that does not hold is reported after the event, and not at the end`()
    throws
  {
    // Data that changes without a line of the trace.
    var hooks = HostHooks()
    hooks["lose"] = { call in
      guard let shelf = call.stage.view(named: "shelf") else { return }
      try call.stage.reload(shelf, sections: [["lost"]])
      call.stage.inspection.forgetTrace(keeping: 0)
    }
    var maker = RandomScript(seed: 3, for: .simulation)
    var simulation = ScriptSimulation(
      seed: 3, maker.script() + "  call lose\n  wait 1s\n", hooks: hooks)
    let failed = try simulation.result()
    let fault = try #require(failed.faults.first, "\(simulation.text)")
    #expect(
      fault.message.hasSuffix("shelf: the data lines lead to a different order than the data"))
    #expect(simulation.lines[fault.location.line - 1] == "  call lose")
    let shrunk = try simulation.shrunk()
    #expect(shrunk.lines.count == 4, "\(shrunk.text)")
    #expect(shrunk.lines.last == "  call lose")
  }

  /// How the test of a script fails, played as one that is kept; nil where it does not, or where it
  /// cannot be read.
  private static func mark(of text: String) -> FailureMark? {
    guard let script = Script.parse(text, file: "kept.drag").script, let test = script.tests.first
    else { return nil }
    return FailureMark(ScriptRun(test, of: script, checksSteps: true).run())
  }
}
