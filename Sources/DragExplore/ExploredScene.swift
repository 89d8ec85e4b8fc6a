package import DragReplay
package import DragScript
import DragStage
import Machines

/// A scene whose drags are explored: that of a script, or an application in Swift.
///
/// Each run has a stage, stores and a clock of its own (EX-40).
package struct ExploredScene {
  /// The scene, with an empty test: a run.
  package let script: Script
  /// The text of the scene, as found scripts begin.
  package let setupText: String
  /// The kinds of steps that are made.
  private let kinds: Set<StepKind>
  /// The properties that need not hold.
  private let ignored: Set<ExploredProperty>
  private let keepsCoverage: Bool
  private let makeFolder: (() -> any StoreFolder)?
  let makeHost: (() -> ExploredHost)?
  /// Indicates whether it is an application in Swift.
  var isHosted: Bool { makeHost != nil }
  let parts: SceneParts
  /// Takes what each run is about to do, before it does it (EX-43).
  package var keepJournal: ((JournalEntry) -> Void)?

  /// Takes the scene of a script; its tests are not played, and their own set-up lines are not read (EX-65).
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - kinds: The kinds of steps to make.
  ///   - ignored: The properties that need not hold.
  ///   - keepsCoverage: Whether each run of a seed has its coverage, which is a quarter more work.
  ///   - makeFolder: Makes a folder for file stores, or nil if there can be none.
  package init(
    _ script: Script, kinds: Set<StepKind> = Set(StepKind.allCases),
    without ignored: Set<ExploredProperty> = [], keepsCoverage: Bool = false,
    storesIn makeFolder: (() -> any StoreFolder)? = nil
  ) {
    var scene = script.with(test: "explored", lines: [])
    // A found script needs no other file.
    scene.setupLines = script.setup
    setupText = script.setupText ?? scene.with(test: "", lines: []).textOfSetup
    // What fails at no line has no place in the scene.
    scene.tests[0].location = .unwritten
    self.script = scene
    self.kinds = kinds
    self.ignored = ignored
    self.keepsCoverage = keepsCoverage
    self.makeFolder = makeFolder
    makeHost = nil
    parts = SceneParts(self.script.setup)
  }

  /// Takes an application in Swift, which each run makes again.
  ///
  /// - Parameters:
  ///   - name: The name by which scripts call it.
  ///   - kinds: The kinds of steps to make.
  ///   - ignored: The properties that need not hold.
  ///   - makeHost: Makes the application.
  package init(
    hosted name: String, kinds: Set<StepKind>, without ignored: Set<ExploredProperty>,
    making makeHost: @escaping () -> ExploredHost
  ) {
    setupText = Self.setupText(hosted: name)
    let read = Script.parse(setupText + "test \"explored\"\n  wait 0ms\n", file: "")
    var scene = (read.script ?? Script(file: "", setup: [], test: "", lines: []))
      .with(test: "explored", lines: [])
    scene.tests[0].location = .unwritten
    script = scene
    self.kinds = kinds
    self.ignored = ignored
    keepsCoverage = false
    makeFolder = nil
    self.makeHost = makeHost
    parts = SceneParts(scene.setup, of: makeHost())
  }

  /// The scene of a found script for an application: with another finger, for taps and a second drag (EX-01).
  package static func setupText(hosted name: String) -> String {
    "dragscript 1\nhosted \"\(name)\"\npointer other touch\n"
  }

  /// The limits of a run (EX-41).
  package static let limits = {
    var limits = ReplayLimits()
    limits.events = 100_000
    return limits
  }()

  /// Plays a run of a seed, which no other run influences (EX-12).
  package func play(run: Int, of seed: UInt64, keepsTrace: Bool = false) -> PlayedRun {
    keepJournal?(.run(run))
    var numbers = SeededNumbers(seed: seed, run: run)
    // Swarm: one run in four leaves kinds out, and each action of the application by itself (EX-04).
    let isSwarm = numbers.next(below: 4) == 0
    let kinds = StepKind.allCases.filter { kind in
      let isIn = !isSwarm || numbers.next(below: 2) == 0 || kind == .drag
      return isIn && self.kinds.contains(kind)
    }
    let mays = parts.mays.indices.filter { _ in !isSwarm || numbers.next(below: 2) == 0 }
    // Longer runs come late, when the short ones have found what they can (EX-05).
    let most = run < 1_000 ? 20 : run < 10_000 ? 40 : 80
    let count = 1 + numbers.next(below: most)
    return play(
      .drawn(by: numbers, count: count, kinds: kinds), choosingAmong: mays, keepsTrace: keepsTrace,
      keepsCoverage: keepsCoverage)
  }

  /// Plays the run of a tape.
  package func play(_ tape: Tape, keepsTrace: Bool = false) -> PlayedRun {
    keepJournal?(.run(nil))
    return play(
      .taken(from: tape), choosingAmong: Array(parts.mays.indices), keepsTrace: keepsTrace)
  }

  private func play(
    _ plan: RunPlan, choosingAmong mays: [Int], keepsTrace: Bool, keepsCoverage: Bool = false
  ) -> PlayedRun {
    let host = makeHost?()
    var course = RunCourse(
      of: plan, with: parts, on: host, choosingAmong: mays, ignoring: ignored,
      keepingJournal: keepJournal)
    let result = result(
      of: script.tests[0], in: script, on: host, keepsTrace: keepsTrace,
      keepsCoverage: keepsCoverage
    ) {
      (player: inout ScriptPlayer) throws(TestFailure) in
      try course.play(on: &player)
    }
    return course.played(with: result)
  }

  private func result(
    of test: ScriptTest, in script: Script, on host: ExploredHost?, keepsTrace: Bool,
    keepsCoverage: Bool = false, _ body: (inout ScriptPlayer) throws(TestFailure) -> Void
  ) -> TestResult {
    let run = ScriptRun(
      test, of: script, limits: Self.limits, storesIn: makeFolder,
      keepsTrace: keepsTrace, keepsCoverage: keepsCoverage, hooks: host?.hooks ?? HostHooks(),
      host: host?.host)
    guard let host else { return run.drive(body) }
    return host.driving { run.drive(body) }
  }

  /// Plays a found script from its text, as `drag replay` does (EX-54).
  ///
  /// - Returns: What fails first of what must hold; nil if nothing does, or if the text cannot be read.
  package func replay(_ text: String) -> TestFailure? {
    guard let script = Script.parse(text, file: script.file).script, !script.tests.isEmpty else {
      return nil
    }
    keepJournal?(.run(nil))
    return failure(of: script.tests[0], in: script)
  }

  /// Plays the tests of a script that was kept, each on an application of its own (EX-39).
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - name: The name by which the journal has it.
  /// - Returns: What fails first of what must hold; nil if nothing does.
  package func failure(ofKept script: Script, named name: String) -> TestFailure? {
    keepJournal?(.run(nil))
    keepJournal?(.kept(name))
    for test in script.tests {
      if let failure = failure(of: test, in: script) { return failure }
    }
    return nil
  }

  private func failure(of test: ScriptTest, in script: Script) -> TestFailure? {
    let result =
      if let host = makeHost?() {
        result(of: test, in: script, on: host, keepsTrace: false) {
          (player: inout ScriptPlayer) throws(TestFailure) in
          try host.play(test.steps, on: &player)
        }
      } else {
        ScriptRun(test, of: script, limits: Self.limits, storesIn: makeFolder).run()
      }
    return result.faults.first { !ignored.contains(ExploredProperty(of: $0)) }
  }

  /// The reason why nothing can be explored; nil where there is something (EX-66).
  ///
  /// - Throws: The failure of a scene that cannot be set up.
  package func obstacle() throws(TestFailure) -> String? {
    if let host = makeHost?() { return obstacle(on: host.host.stage) }
    let run = ScriptRun(script.tests[0], of: script, storesIn: makeFolder)
    if let reason = run.skipReason { return "the scene is skipped: \(reason)" }
    if let reason = script.xfail {
      return "the scene is expected to fail, so that no failure says anything: \(reason.text)"
    }
    return obstacle(on: try ScriptStage(script, storesIn: makeFolder?()).stage)
  }

  private func obstacle(on stage: Stage) -> String? {
    let offer = Offer(on: stage, with: parts)
    guard !offer.hasSources, offer.seats.isEmpty else { return nil }
    return offer.views.isEmpty
      ? "the scene has no view" : "no view shows an item that can be pressed"
  }
}

extension Script {
  /// The most bytes of a scene that are taken over as they are written.
  private static let mostText = 1_048_576

  /// The text above the tests as it is written; nil where files are included, or where it is not known.
  fileprivate var setupText: String? {
    guard setup.count == setupLines.count,
      let text = sources(upTo: Self.mostText).first?.text
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let test = tests.first else { return text }
    return lines.prefix(max(0, test.location.line - 1 - test.comments.above.count))
      .joined(separator: "\n") + "\n"
  }

  /// The text of the set-up alone, in the canonical form.
  fileprivate var textOfSetup: String {
    var bare = self
    bare.tests = []
    bare.closingComments = []
    return bare.text
  }
}
