import DragGeometry
public import DragScript
import DragSessions
import DragStage
import Machines

/// Runs one test of a script from its set-up to the invariants.
///
/// Tests share nothing: each has a stage of its own, so they can run in any order and beside each
/// other.
public struct TestRun {
  private let script: Script
  private let test: ScriptTest
  private let limits: ReplayLimits
  private let keepsTrace: Bool
  private let makeFolder: (() -> any StoreFolder)?
  private let keepsCoverage: Bool
  private let golden: GoldenTrace?
  private var faults: [ReplayFault] = []
  private var staleGoldens: [StaleGolden] = []

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - script: The script that it stands in.
  ///   - limits: How far it may go.
  ///   - makeFolder: Makes a folder for stores that are files, or nil where there can be none; a
  ///     test that needs one is skipped then.
  ///   - keepsTrace: Whether the result holds the trace, which costs as much as a part of the run.
  ///   - keepsCoverage: Whether the result holds what the test came through.
  ///   - golden: The golden of the whole script, where it has one.
  public init(
    _ test: ScriptTest, of script: Script, limits: ReplayLimits = ReplayLimits(),
    storesIn makeFolder: (() -> any StoreFolder)? = nil, keepsTrace: Bool = true,
    keepsCoverage: Bool = false, golden: GoldenTrace? = nil
  ) {
    self.makeFolder = makeFolder
    self.script = script
    self.test = test
    self.limits = limits
    self.keepsTrace = keepsTrace
    self.keepsCoverage = keepsCoverage
    self.golden = golden
  }

  /// Runs the test; it always ends, and nothing in a script makes it trap.
  public mutating func run() -> TestResult {
    if let reason = skipReason { return skipped(reason) }
    let lines = script.setup + test.setup
    let scene: SceneBuilder
    do throws(ReplayFault) {
      scene = try SceneBuilder(lines, limits: limits, storesIn: makeFolder?())
    } catch {
      faults.append(error)
      return result(on: nil, nil)
    }
    let stage = scene.stage
    let initial = stage.views.map { stage.items(of: $0) }
    let settings = Settings().applying(lines)
    if keepsCoverage { scene.application.coverage = Coverage() }
    var player = Player(scene, settings: settings, limits: limits, isWatched: keepsCoverage)
    do throws(ReplayFault) {
      for line in test.steps {
        guard try play(line, &player, stage) else { break }
        if let fault = scene.application.fault { throw fault }
      }
      try player.finish(at: test.location)
      if let fault = scene.application.fault { throw fault }
    } catch {
      faults.append(error)
      return result(on: stage, player)
    }
    for violation in Invariants.violations(on: stage, initial: initial) {
      faults.append(
        ReplayFault(.failed, at: test.location, "an invariant does not hold: \(violation)"))
    }
    if settings.strict { noteMisuse(on: stage) }
    if let golden { compare(golden, with: stage) }
    return result(on: stage, player)
  }

  private var skipReason: String? {
    if let unknown = (script.unknownRequirements + test.requirements.filter(\.isUnknown)).first {
      return "requires `\(unknown.text)`, which is not known"
    }
    if let reason = test.skip?.text ?? script.skip?.text { return reason }
    let needsFile = makeFolder == nil && (script.setup + test.setup).contains(where: \.isStoreFile)
    return needsFile ? "a store in a file needs SQLite, which this build leaves out" : nil
  }

  /// Plays a line.
  ///
  /// - Returns: False where an assertion failed, so that the test stops.
  private mutating func play(
    _ line: Line, _ player: inout Player, _ stage: Stage
  ) throws(ReplayFault) -> Bool {
    switch line {
    case .timed(let timed):
      try player.reach(timed)
      switch timed.content {
      case .action(let action):
        try player.play(action, by: timed.pointer, at: timed.location)
        return true
      case .expectation(let expectation): return try check(expectation, timed, player, stage)
      }
    case .raw(let run):
      for (index, sample) in run.samples.enumerated() {
        try player.play(sample, by: run.pointer(of: sample), at: run.location(at: index))
      }
      return true
    case .golden(let block):
      try player.pass(to: player.end, at: block.location)
      compare(block, with: stage)
      return true
    case .include(let included):
      for line in included.lines {
        guard try play(line, &player, stage) else { return false }
      }
      return true
    }
  }

  private mutating func check(
    _ expectation: Expectation, _ line: TimedLine, _ player: Player, _ stage: Stage
  ) throws(ReplayFault) -> Bool {
    var pointer: PointerID?
    if let name = line.pointer { pointer = try player.pointer(name, at: line.location) }
    do throws(PredicateCheck.Mismatch) {
      try PredicateCheck(stage: stage, stores: player.stores, pointer: pointer)
        .check(expectation.predicate)
      return true
    } catch {
      faults.append(
        ReplayFault(
          .failed, at: line.location, error.message, expected: error.expected,
          actual: error.actual, diff: diff(error.calls, stage)))
      return expectation.severity == .expect
    }
  }

  /// The calls at fault among their neighbours; where there are none, the last lines.
  private func diff(_ calls: PredicateCheck.Mismatch.Calls, _ stage: Stage) -> [String] {
    if calls == .all {
      return stage.traceLines(from: max(0, stage.trace.count - 6)).map { "  \($0.text)" }
    }
    var lines: [DiffLine] = stage.traceLines().map { .kept($0.text) }
    switch calls {
    case .all: break
    case .extra(let places):
      for place in places { if case .kept(let text) = lines[place] { lines[place] = .extra(text) } }
    case .missing(let text, let place): lines.insert(.missing(text), at: place)
    }
    return TraceDiff.lines(lines)
  }

  private mutating func compare(_ block: GoldenBlock, with stage: Stage) {
    let trace = stage.traceLines().map(\.text)
    guard let mismatch = block.mismatch(in: trace) else { return }
    faults.append(
      ReplayFault(
        .failed, at: location(of: mismatch, in: block), "the trace does not match the golden",
        diff: TraceDiff.lines(GoldenAlignment.lines(block, trace, mismatch))))
    staleGoldens.append(
      StaleGolden(
        file: block.location.file, lines: block.lineRange,
        replacement: GoldenRenewal.lines(of: block, for: trace)))
  }

  /// The trace of the whole test must be the one in the golden's file, line by line.
  private mutating func compare(_ golden: GoldenTrace, with stage: Stage) {
    guard let section = golden[test.name] else {
      faults.append(
        ReplayFault(
          .failed, at: SourceLocation(file: golden.file, line: 1, column: 1),
          "the golden has no trace of this test"))
      return
    }
    let trace = stage.traceLines().map(\.text)
    guard section.lines != trace else { return }
    let same = zip(section.lines, trace).prefix { $0 == $1 }.count
    faults.append(
      ReplayFault(
        .failed,
        at: SourceLocation(file: golden.file, line: section.headLine + 1 + same, column: 1),
        "the trace does not match the golden",
        diff: TraceDiff.lines(DiffLine.lines(section.lines, trace))))
  }

  /// What the test came through: what was seen, what policies said, and what was only told.
  private func coverage(_ player: Player?) -> Coverage? {
    guard var coverage = player?.watch?.coverage, let player else { return nil }
    if let said = player.application.coverage { coverage.merge(said) }
    for entry in player.stage.trace {
      if case .called(let callback, _, _) = entry.event, callback.answers.isEmpty {
        coverage.say(.told, to: callback)
      }
    }
    return coverage
  }

  /// The golden line at which the two part; behind the block's end, its last line.
  private func location(of mismatch: GoldenMismatch, in block: GoldenBlock) -> SourceLocation {
    let line = mismatch.goldenLine ?? block.lines.count - 1
    return block.lines.indices.contains(line) ? block.lines[line].location : block.location
  }

  /// Misuse that the stage told of fails a strict test.
  private mutating func noteMisuse(on stage: Stage) {
    for entry in stage.trace {
      switch entry.event {
      case .refusedCall, .misused, .batchRefused, .dropFailed(_, .itemTaken):
        let line = stage.line(of: entry).text
        faults.append(ReplayFault(.failed, at: test.location, "misuse: \(line)"))
      case .host, .hostFinished, .pointerDown, .pointerMove, .pointerUp, .pointerCancel, .called,
        .inserted, .deleted,
        .moved, .sectionChanged, .reloaded, .dropped, .undropped, .dropFailed(_, .application),
        .transfer, .opaqueType, .store, .itemReloaded, .feedback:
        break
      }
    }
  }

  private func skipped(_ reason: String) -> TestResult {
    var skipped = result(on: nil, nil)
    skipped.verdict = .skipped(reason: reason)
    return skipped
  }

  /// A test that is expected to fail passes when it does, and fails when it does not.
  private func result(on stage: Stage?, _ player: Player?) -> TestResult {
    var faults = faults
    let worst = faults.map(\.kind).max()
    if let xfail = test.xfail ?? script.xfail, worst == nil || worst == .failed {
      faults =
        worst == .failed
        ? []
        : [
          ReplayFault(
            .failed, at: xfail.location, "the test passes, but is expected to fail",
            expected: xfail.text, actual: "passed")
        ]
    }
    return TestResult(
      file: script.file,
      name: test.name,
      location: test.location,
      verdict: faults.isEmpty ? .passed : .failed,
      faults: faults,
      trace: keepsTrace ? stage?.traceLines() ?? [] : [],
      staleGoldens: staleGoldens,
      duration: (stage?.now ?? .zero) - .zero,
      eventCount: player?.eventCount ?? 0,
      coverage: coverage(player))
  }
}

extension SetupLine {
  /// Whether the line declares a store that is a file.
  fileprivate var isStoreFile: Bool {
    guard case .scene(.store(let store)) = statement, case .sqlite = store.kind else {
      return false
    }
    return true
  }
}

extension Name {
  var isUnknown: Bool { Requirement(rawValue: text) == nil }
}
