import DragGeometry
package import DragScript
import DragSessions
import DragStage
import Machines

/// Runs one test of a script, from its set-up to its result.
///
/// It owns the test: its lines, its limits, the checks at its end, its result, and what is kept of the
/// run. A `ScriptPlayer` plays the lines and owns time.
///
/// Tests share nothing: each has its own stage, so they can run in any order and in parallel.
package struct ScriptRun {
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
  private let observer: (any ReplayObserver)?
  private let host: ScriptHost?
  private let onEvents: (@Sendable (Int) -> Void)?

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - script: The script that contains it.
  ///   - limits: The limits of the test.
  ///   - makeFolder: Makes a folder for file stores, or nil if there can be none; a test that needs one
  ///     is skipped then.
  ///   - keepsTrace: Whether the result contains the trace, whose cost is a part of the run's.
  ///   - keepsCoverage: Whether the result contains the coverage.
  ///   - keepsRecording: Whether the result contains the dispatched events.
  ///   - golden: The golden of the whole script, if it has one.
  ///   - hooks: The hooks for the script's `call` lines; a line without a hook fails its test.
  ///   - checksSteps: Whether the invariants are checked after every event, and not only at the end;
  ///     the test then stops at the first violation.
  ///   - observer: The reader of the stage as the test runs, or nil.
  ///   - host: The application whose views the script drives; nil for a script with a scene.
  ///   - onEvents: Is called now and then with the number of events since the last call.
  package init(
    _ test: ScriptTest, of script: Script, limits: ReplayLimits = ReplayLimits(),
    storesIn makeFolder: (() -> any StoreFolder)? = nil, keepsTrace: Bool = true,
    keepsCoverage: Bool = false, keepsRecording: Bool = false, golden: GoldenTrace? = nil,
    hooks: HostHooks = HostHooks(), checksSteps: Bool = false,
    observer: (any ReplayObserver)? = nil, host: ScriptHost? = nil,
    onEvents: (@Sendable (Int) -> Void)? = nil
  ) {
    self.host = host
    self.onEvents = onEvents
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
    self.observer = observer
  }

  /// Runs the test; it always terminates, and no script makes it trap.
  public func run() -> TestResult { run { _ in } }

  /// Runs the test, and gives the player at its end away.
  ///
  /// - Parameter end: Takes the player as the test has left it; it is not called where the test was
  ///   skipped or its scene could not be set up.
  /// - Returns: What became of the test.
  package func run(_ end: (ScriptPlayer) -> Void) -> TestResult {
    var player: ScriptPlayer?
    let result = run(on: &player, forgetsTrace: !looksBack, playing: playLines)
    if let player { end(player) }
    return result
  }

  /// Runs the test with other lines than its own, which a body chooses as it plays them (EX-01).
  ///
  /// Set-up, limits, properties and all that is checked at the end are those of every run.
  ///
  /// - Parameter body: Plays lines; what it throws fails the test.
  /// - Returns: What became of the test.
  package func drive(
    _ body: (inout ScriptPlayer) throws(TestFailure) -> Void
  ) -> TestResult {
    var player: ScriptPlayer?
    return run(on: &player, forgetsTrace: false, playing: body)
  }

  /// Indicates whether the trace of the whole test is read at its end, or by a line of it.
  private var looksBack: Bool {
    keepsTrace || keepsCoverage || golden != nil || test.lines.contains(where: \.looksBack)
  }

  /// Plays the lines of the test up to one that stops it.
  private func playLines(on player: inout ScriptPlayer) throws(TestFailure) {
    let steps = test.steps
    for (index, line) in steps.enumerated() {
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      if host != nil { player.log.noteViews() }
      guard try player.play(line, before: next) else { break }
      if checksSteps, player.settings.strict { player.log.keepMisuse(at: test.location) }
    }
  }

  private func run(
    on ended: inout ScriptPlayer?, forgetsTrace: Bool,
    playing body: (inout ScriptPlayer) throws(TestFailure) -> Void
  ) -> TestResult {
    if let reason = skipReason { return skipped(reason) }
    let lines = script.setup(of: test)
    var settings = Settings().applying(lines)
    var player: ScriptPlayer
    do throws(TestFailure) {
      if let host {
        settings = try host.settings(for: lines)
        host.addPointers(of: lines)
        player = ScriptPlayer(on: host.stage, settings: settings, limits: limits, hooks: hooks)
        // Up to its end the application may do what is left undone, and its own reporter has its misuse.
        player.log.waitsForDuties = true
        player.observe(by: host.observer)
      } else {
        let scene = try SceneBuilder(
          lines, limits: limits, storesIn: makeFolder?(), countsTransitions: keepsCoverage)
        if keepsCoverage { scene.application.coverage = Coverage() }
        player = ScriptPlayer(
          scene, settings: settings, limits: limits, hooks: hooks, isWatched: keepsCoverage,
          keepsOrigins: keepsTrace)
      }
      player.onEvents = onEvents
      player.held = HeldProperties(lines.properties, on: player.stage)
      if keepsRecording { player.recording = RunRecording() }
      if let observer { player.observe(by: observer) }
    } catch {
      return result(of: nil, [error])
    }
    // A long recording would fill the memory with unused entries.
    if checksSteps {
      player.checkEveryStep()
    } else if forgetsTrace, player.held.isEmpty {
      player.log.forgetTrace()
    }
    defer { ended = player }
    do throws(TestFailure) {
      try body(&player)
      try player.finish(at: test.location)
    } catch {
      // Recorded contract violations come first: a script that is kept is strict or not for a reason.
      if checksSteps, settings.strict { player.log.keepMisuse(at: test.location) }
      player.log.add(error)
      player.log.noteReach()
      return result(of: player, player.log.faults)
    }
    if let host { player.log.waitsForDuties = host.mayDoMore() }
    player.checkInvariants(at: test.location)
    if host != nil {
      player.log.passOverMisuse()
    } else if settings.strict {
      player.log.keepMisuse(at: test.location)
    }
    if let fault = golden.flatMap({ fault(in: $0, player.stage) }) { player.log.add(fault) }
    return result(of: player, player.log.faults)
  }

  /// The reason why the test is skipped; nil if it is not.
  package var skipReason: String? {
    if let unknown = (script.unknownRequirements + test.requirements.filter(\.isUnknown)).first {
      return "requires `\(unknown.text)`, which is unknown"
    }
    if let reason = test.skip?.text ?? script.skip?.text { return reason }
    if host == nil, let application = script.application(of: test) {
      return "the application `\(application)` is that of a test in Swift"
    }
    let needsFile = makeFolder == nil && script.setup(of: test).contains(where: \.isStoreFile)
    return needsFile ? "a store in a file needs SQLite, which this build leaves out" : nil
  }

  /// Compares the trace of the whole test with the one in the golden file, line by line.
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
    let trace = golden.lines(of: stage.traceLines())
    guard section.lines != trace else { return nil }
    let same = zip(section.lines, trace).prefix { $0 == $1 }.count
    return TestFailure(
      .failed,
      at: SourceLocation(file: golden.file, line: section.headLine + 1 + same, column: 1),
      "the trace does not match the golden",
      diff: TraceDiff.lines(DiffLine.lines(section.lines, trace)))
  }

  /// The coverage of the test: observed states, answers of policies, and notifications.
  private func coverage(_ player: ScriptPlayer?) -> Coverage? {
    guard var coverage = player?.watch?.coverage, let player else { return nil }
    if let said = player.application.coverage { coverage.merge(said) }
    coverage.rows = player.stage.inspection.transitionCounts()
    for entry in player.stage.trace {
      if case .called(let callback, _, _) = entry.event, callback.answers.isEmpty {
        coverage.say(.notification, to: callback)
      }
    }
    return coverage
  }

  private func skipped(_ reason: String) -> TestResult {
    var skipped = result(of: nil, [])
    skipped.status = .skipped(reason: reason)
    return skipped
  }

  /// A test that is expected to fail passes if it fails, and fails if it passes.
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
      status: faults.isEmpty ? .passed : .failed,
      faults: faults,
      trace: keepsTrace ? stage?.traceLines() ?? [] : [],
      origins: player?.origins ?? [],
      staleGoldens: player?.log.staleGoldens ?? [],
      duration: (stage?.now ?? .zero) - .zero,
      eventCount: player?.eventCount ?? 0,
      recording: player?.recording?.text ?? [],
      coverage: coverage(player))
    if keepsTrace, let stage { result.orders = TestResult.orders(on: stage) }
    if let location = faults.first?.location {
      if let line = timedLine(at: location) {
        result.statement = Self.statement(line)
        result.findsItems = line.findsItems
      } else if let property = property(at: location) {
        result.statement = property.text
        result.findsItems = property.predicate.findsItems
      }
    }
    result.reach = player?.log.reachAtFault ?? .nothing
    result.outcomesAtFault = player?.log.outcomesAtFault ?? []
    result.idleReason = player.flatMap(idleReason)
    result.notes = player.map(notes) ?? []
    return result
  }

  /// Returns the notes on a test none of whose expectations is broken.
  private func notes(_ player: ScriptPlayer) -> [TestNote] {
    var notes = player.notes
    if golden == nil, player.held.isEmpty, !test.steps.contains(where: \.expects) {
      notes.append(TestNote(location: test.location, text: "nothing is expected", isMinor: true))
    }
    let passing = player.log.passing
    if passing.reach == .lifted {
      notes.append(
        TestNote(
          location: test.location, text: "no drag began: the lifted items were not moved",
          isMinor: true))
    }
    return notes
  }

  /// Warns that nothing was lifted, if no line expects that: it may be unintended.
  private func idleReason(_ player: ScriptPlayer) -> IdleReason? {
    let passing = player.log.passing
    guard passing.reach == .nothing, golden == nil,
      !test.steps.contains(where: \.expects),
      let text = passing.presses.reason(player.settings)
    else { return nil }
    let delay = player.settings.stage.liftDelay
    return IdleReason(
      text: text,
      neededHold: passing.presses.isTooShort(player.settings) ? delay + .milliseconds(50) : nil)
  }

  /// The line of the test at a location.
  private func timedLine(at location: SourceLocation) -> TimedLine? {
    for step in test.steps {
      guard case .timed(let timed) = step, timed.location.line == location.line,
        timed.location.file == location.file
      else { continue }
      return timed
    }
    return nil
  }

  /// The property of the test at a location.
  private func property(at location: SourceLocation) -> Property? {
    script.setup(of: test).properties.first { $0.location == location }
  }

  /// A line in script form without a stamp.
  private static func statement(_ line: TimedLine) -> String {
    var line = line
    line.stamp = .none
    // An action may take less time; an expectation stays the same.
    guard case .action = line.content else { return line.text }
    return FailureMark.numberless(line.text)
  }
}

extension TimedLine {
  /// Indicates whether the line expects items, by their names.
  fileprivate var findsItems: Bool {
    guard case .expectation(let expectation) = content else { return false }
    return expectation.predicate.findsItems
  }
}

extension Predicate {
  /// Indicates whether it is about items, by their names.
  fileprivate var findsItems: Bool {
    switch self {
    case .order, .items, .stored, .kept: true
    case _: false
    }
  }
}

extension Line {
  /// Indicates whether the line contains an expectation.
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
  /// Indicates whether the line declares a store that is a file.
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
