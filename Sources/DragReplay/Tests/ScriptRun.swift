import DragGeometry
package import DragScript
import DragSessions
import DragStage
import Machines

/// Runs one test of a script, from its set-up to its verdict.
///
/// It owns the test: which lines are played, how far they may go, what is checked at the end, what a
/// fault means for the verdict, and what of the run is kept. A `ScriptPlayer` plays the lines and
/// owns time.
///
/// Tests share nothing: each has a stage of its own, so they can run in any order and beside each
/// other.
public struct ScriptRun {
  private let script: Script
  private let test: ScriptTest
  private let limits: ReplayLimits
  private let keepsTrace: Bool
  private let makeFolder: (() -> any StoreFolder)?
  private let keepsCoverage: Bool
  private let keepsRecording: Bool
  private let golden: GoldenTrace?
  private let hooks: HostHooks
  private let checksSteps: Bool

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
  ///   - keepsRecording: Whether the result holds what was dispatched.
  ///   - golden: The golden of the whole script, where it has one.
  ///   - hooks: What answers to the script's `call` lines; one without a hook fails its test.
  ///   - checksSteps: Whether all that holds in every test is looked at behind every event, and not
  ///     at the end alone; the test then stops where something does not hold.
  package init(
    _ test: ScriptTest, of script: Script, limits: ReplayLimits = ReplayLimits(),
    storesIn makeFolder: (() -> any StoreFolder)? = nil, keepsTrace: Bool = true,
    keepsCoverage: Bool = false, keepsRecording: Bool = false, golden: GoldenTrace? = nil,
    hooks: HostHooks = HostHooks(), checksSteps: Bool = false
  ) {
    self.makeFolder = makeFolder
    self.script = script
    self.test = test
    self.limits = limits
    self.keepsTrace = keepsTrace
    self.keepsCoverage = keepsCoverage
    self.keepsRecording = keepsRecording
    self.golden = golden
    self.hooks = hooks
    self.checksSteps = checksSteps
  }

  /// Runs the test; it always ends, and nothing in a script makes it trap.
  public func run() -> TestResult {
    if let reason = skipReason { return skipped(reason) }
    let lines = script.setup(of: test)
    let settings = Settings().applying(lines)
    var player: ScriptPlayer
    do throws(TestFailure) {
      let scene = try SceneBuilder(
        lines, limits: limits, storesIn: makeFolder?(), countsTransitions: keepsCoverage)
      if keepsCoverage { scene.application.coverage = Coverage() }
      player = ScriptPlayer(
        scene, settings: settings, limits: limits, hooks: hooks, isWatched: keepsCoverage,
        keepsOrigins: keepsTrace)
      if keepsRecording { player.recording = RunRecording() }
    } catch {
      return result(of: nil, [error])
    }
    // A long recording would fill the memory with what nobody asks for.
    if checksSteps {
      player.checkEveryStep()
    } else if !keepsTrace, !keepsCoverage, golden == nil, !test.lines.contains(where: \.looksBack) {
      player.log.forgetTrace()
    }
    do throws(TestFailure) {
      let steps = test.steps
      for (index, line) in steps.enumerated() {
        let next = index + 1 < steps.count ? steps[index + 1] : nil
        guard try player.play(line, before: next) else { break }
        if checksSteps, settings.strict { player.log.keepMisuse(at: test.location) }
      }
      try player.finish(at: test.location)
    } catch {
      // What came before comes first: a script that is kept is strict or not for a reason.
      if checksSteps, settings.strict { player.log.keepMisuse(at: test.location) }
      player.log.add(error)
      return result(of: player, player.log.faults)
    }
    player.checkInvariants(at: test.location)
    if settings.strict { player.log.keepMisuse(at: test.location) }
    if let fault = golden.flatMap({ fault(in: $0, player.stage) }) { player.log.add(fault) }
    return result(of: player, player.log.faults)
  }

  private var skipReason: String? {
    if let unknown = (script.unknownRequirements + test.requirements.filter(\.isUnknown)).first {
      return "requires `\(unknown.text)`, which is not known"
    }
    if let reason = test.skip?.text ?? script.skip?.text { return reason }
    let needsFile = makeFolder == nil && script.setup(of: test).contains(where: \.isStoreFile)
    return needsFile ? "a store in a file needs SQLite, which this build leaves out" : nil
  }

  /// The trace of the whole test must be the one in the golden's file, line by line.
  private func fault(in golden: GoldenTrace, _ stage: Stage) -> TestFailure? {
    guard golden.isGolden else {
      return TestFailure(
        .failed, at: SourceLocation(file: golden.file, line: 1, column: 1),
        "the file is not a golden: it does not begin with `\(golden.form)`")
    }
    guard let section = golden[test.name] else {
      return TestFailure(
        .failed, at: SourceLocation(file: golden.file, line: 1, column: 1),
        golden.conditions == nil
          ? "the golden has no trace of this test"
          : "the golden has no trace of the replay `\(golden.name(of: test.name))`")
    }
    let trace = stage.traceLines().map(\.text)
    guard section.lines != trace else { return nil }
    let same = zip(section.lines, trace).prefix { $0 == $1 }.count
    return TestFailure(
      .failed,
      at: SourceLocation(file: golden.file, line: section.headLine + 1 + same, column: 1),
      "the trace does not match the golden",
      diff: TraceDiff.lines(DiffLine.lines(section.lines, trace)))
  }

  /// What the test came through: what was seen, what policies said, and what was only told.
  private func coverage(_ player: ScriptPlayer?) -> Coverage? {
    guard var coverage = player?.watch?.coverage, let player else { return nil }
    if let said = player.application.coverage { coverage.merge(said) }
    coverage.rows = player.stage.transitionCounts()
    for entry in player.stage.trace {
      if case .called(let callback, _, _) = entry.event, callback.answers.isEmpty {
        coverage.say(.told, to: callback)
      }
    }
    return coverage
  }

  private func skipped(_ reason: String) -> TestResult {
    var skipped = result(of: nil, [])
    skipped.verdict = .skipped(reason: reason)
    return skipped
  }

  /// A test that is expected to fail passes when it does, and fails when it does not.
  private func result(of player: ScriptPlayer?, _ found: [TestFailure]) -> TestResult {
    var faults = found
    let worst = faults.map(\.kind).max()
    if let xfail = test.xfail ?? script.xfail, worst == nil || worst == .failed {
      faults =
        worst == .failed
        ? []
        : [
          TestFailure(
            .failed, at: xfail.location, "the test passes, but is expected to fail",
            expected: xfail.text, actual: "passed")
        ]
    }
    let stage = player?.stage
    var result = TestResult(
      file: script.file,
      name: test.name,
      location: test.location,
      verdict: faults.isEmpty ? .passed : .failed,
      faults: faults,
      trace: keepsTrace ? stage?.traceLines() ?? [] : [],
      origins: player?.origins ?? [],
      staleGoldens: player?.log.staleGoldens ?? [],
      duration: (stage?.now ?? .zero) - .zero,
      eventCount: player?.eventCount ?? 0,
      recording: player?.recording?.text ?? [],
      coverage: coverage(player))
    result.statement = faults.first.flatMap { statement(at: $0.location) }
    result.reach = player?.log.reachAtFault ?? .nothing
    result.idleReason = player.flatMap(idleReason)
    return result
  }

  /// Nothing was lifted, and no line has asked for that: then it may not have been meant.
  private func idleReason(_ player: ScriptPlayer) -> IdleReason? {
    let passing = player.log.passing
    guard passing.reach == .nothing, golden == nil,
      !test.steps.contains(where: \.expects),
      let text = passing.presses.reason(player.settings)
    else { return nil }
    let delay = player.settings.liftDelay
    return IdleReason(
      text: text,
      neededHold: passing.presses.isTooShort(player.settings) ? delay + .milliseconds(50) : nil)
  }

  /// The line of the test at a place, as a script writes it without a stamp.
  private func statement(at location: SourceLocation) -> String? {
    for step in test.steps {
      guard case .timed(var timed) = step, timed.location.line == location.line,
        timed.location.file == location.file
      else { continue }
      timed.stamp = .none
      // What an action does may take less time; what is expected stays what it is.
      guard case .action = timed.content else { return timed.text }
      return FailureMark.numberless(timed.text)
    }
    return nil
  }
}

extension Line {
  /// Whether something is expected at it.
  fileprivate var expects: Bool {
    switch self {
    case .golden: return true
    case .timed(let timed):
      if case .expectation = timed.content { return true }
      return false
    case .raw: return false
    case .include(let included): return included.lines.contains(where: \.expects)
    }
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
