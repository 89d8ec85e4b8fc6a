package import DragScript
package import DragStage
import DragItems
import DragSessions
import Machines

/// Lines that are played on a stage, with all that does not hold collected on the way.
///
/// A test of a script is one, and so is a test in Swift that drives a stage of its own.
package struct Rehearsal {
  package let stage: Stage
  let settings: Settings
  private(set) var player: Player
  private let stores: ScriptStores
  /// The items of every view before anything happened, in the views' order.
  private var initial: [[[ItemID]]]
  /// What did not hold so far, in order.
  package private(set) var faults: [ReplayFault] = []
  /// Golden blocks that do not match, with what they would have to say.
  private(set) var staleGoldens: [StaleGolden] = []
  /// How much of the trace was looked through for misuse.
  private var checkedEntries = 0
  /// What has looked at the trace that is forgotten, where nobody looks back at it.
  private var checks: TraceChecks?
  /// How many entries at the beginning of the trace that has looked at.
  private var passedEntries = 0
  /// So many entries are kept before they are looked at and forgotten.
  private static let mostEntries = 1_000
  /// The last ones stay, since a failure shows them.
  private static let shownEntries = 6
  /// The misuse that was not told yet, each at the line that was played.
  private var misuse: [ReplayFault] = []
  /// The violations that were told already, each of which is told once.
  private var violations: Set<String> = []

  init(_ player: Player) {
    let stage = player.stage
    self.player = player
    self.stage = stage
    settings = player.settings
    stores = player.stores
    initial = stage.views.map { stage.items(of: $0) }
  }

  /// Begins on a stage that somebody else has set up.
  package init(
    on stage: Stage, settings: Settings = Settings(), limits: ReplayLimits = ReplayLimits(),
    hooks: HostHooks = HostHooks()
  ) {
    self.init(Player(on: stage, settings: settings, limits: limits, hooks: hooks))
  }

  /// Lets go of what the trace says as the lines go by; nothing in them may look back at it.
  mutating func forgetTrace() { checks = TraceChecks(on: stage, initial: initial) }

  /// Looks at the trace behind every event, and at what is refused: that changes nothing.
  mutating func checkSteps() {
    player.checks = TraceChecks(on: stage, initial: initial)
    player.application.checksRefusals = true
  }

  /// Looks at what is new in the trace, and lets it go.
  private mutating func passTrace(at location: SourceLocation) {
    guard checks != nil, stage.trace.count > Self.mostEntries else { return }
    checks?.take(stage.trace, from: passedEntries)
    if settings.strict { noteMisuse(at: location) }
    stage.forgetTrace(keeping: Self.shownEntries)
    passedEntries = stage.trace.count
    checkedEntries = stage.trace.count
  }

  /// Notes what the views hold that were added since.
  package mutating func noteViews() {
    for view in stage.views.dropFirst(initial.count) { initial.append(stage.items(of: view)) }
  }

  /// Notes what the sections hold that were added to a view since.
  package mutating func noteSections(of view: ViewID) {
    guard let index = stage.views.firstIndex(of: view), initial.indices.contains(index) else {
      return
    }
    initial[index] += stage.items(of: view).dropFirst(initial[index].count)
  }

  /// Plays a line.
  ///
  /// - Returns: False where an assertion failed, so that the test stops.
  package mutating func play(_ line: Line) throws(ReplayFault) -> Bool {
    let goesOn = try carryOut(line)
    if settings.strict { noteMisuse(at: line.location) }
    passTrace(at: line.location)
    try hearApplication()
    return goesOn
  }

  /// What went wrong while the application of a script did something of its own.
  private func hearApplication() throws(ReplayFault) {
    if let fault = player.application.fault { throw fault }
  }

  private mutating func carryOut(_ line: Line) throws(ReplayFault) -> Bool {
    switch line {
    case .timed(let timed):
      try player.reach(timed)
      switch timed.content {
      case .action(let action):
        try player.play(action, by: timed.pointer, at: timed.location)
        return true
      case .expectation(let expectation):
        var pointer: PointerID?
        if let name = timed.pointer { pointer = try player.pointer(name, at: timed.location) }
        return check(expectation.predicate, of: pointer, at: timed.location)
          || expectation.severity == .expect
      }
    case .raw(let run):
      try carryOut(run)
      return true
    case .golden(let block):
      try player.pass(to: player.end, at: block.location)
      compare(block)
      return true
    case .include(let included):
      for line in included.lines {
        guard try carryOut(line) else { return false }
      }
      return true
    }
  }

  /// Plays the samples of a run as they are read from the script.
  private mutating func carryOut(_ run: RawRun) throws(ReplayFault) {
    var count = 0
    for sample in run.samples {
      let location = run.location(of: sample, at: count)
      try player.play(sample, by: run.pointer(of: sample), at: location)
      passTrace(at: location)
      count += 1
    }
    guard count == run.samples.count else {
      throw ReplayFault(
        .script, at: run.location, "the file has changed since it was read")
    }
  }

  /// Lets what the lines so far have begun come to its end: a glide, or a wait.
  package mutating func catchUp(at location: SourceLocation) throws(ReplayFault) {
    try player.pass(to: player.end, at: location)
  }

  /// Checks a predicate, and keeps the fault where it does not hold.
  package mutating func check(
    _ predicate: Predicate, of pointer: PointerID? = nil, at location: SourceLocation
  ) -> Bool {
    do throws(PredicateCheck.Mismatch) {
      try PredicateCheck(stage: stage, stores: stores, pointer: pointer).check(predicate)
      return true
    } catch {
      faults.append(
        ReplayFault(
          .failed, at: location, error.message, expected: error.expected, actual: error.actual,
          diff: diff(error.calls)))
      return false
    }
  }

  /// Ends the test as a script ends: nothing is pressed and nothing is pending.
  mutating func finish(at location: SourceLocation) throws(ReplayFault) {
    try player.finish(at: location)
    try hearApplication()
  }

  /// Checks what holds in every test at its end, whether or not it was asked for.
  package mutating func checkInvariants(at location: SourceLocation) {
    for violation in found() where violations.insert(violation).inserted {
      add(.broken(violation, at: location))
    }
  }

  private func found() -> [String] { foundInTrace() + stores.differences() }

  private func foundInTrace() -> [String] {
    if var checks = player.checks {
      checks.catchUp()
      return checks.violations()
    }
    guard var checks else { return Invariants.violations(on: stage, initial: initial) }
    checks.take(stage.trace, from: passedEntries)
    return checks.violations()
  }

  /// Keeps the misuse that the stage has told of since this was asked last; what came after the last line is
  /// told at `location`.
  package mutating func checkMisuse(at location: SourceLocation) {
    noteMisuse(at: location)
    faults += misuse
    misuse = []
  }

  /// Passes over the misuse so far.
  package mutating func passOverMisuse() {
    checkedEntries = stage.trace.count
    misuse = []
  }

  private mutating func noteMisuse(at location: SourceLocation) {
    for entry in stage.trace.dropFirst(checkedEntries) {
      switch entry.event {
      case .refusedCall, .misused, .batchRefused, .dropFailed(_, .itemTaken):
        misuse.append(
          ReplayFault(.failed, at: location, "misuse: \(stage.line(of: entry).text)"))
      case .host, .hostFinished, .pointerDown, .pointerMove, .pointerUp, .pointerCancel, .called,
        .inserted, .deleted, .moved, .sectionChanged, .reloaded, .dropped, .undropped,
        .dropFailed(_, .application),
        .transfer, .opaqueType, .store, .itemReloaded, .feedback:
        break
      }
    }
    checkedEntries = stage.trace.count
  }

  /// Keeps a fault.
  package mutating func add(_ fault: ReplayFault) { faults.append(fault) }

  /// Adds a line below the fault that was kept last.
  package mutating func remark(_ text: String) {
    guard let last = faults.indices.last else { return }
    faults[last].diff.append(text)
  }

  /// Takes the faults away that were kept so far.
  package mutating func takeFaults() -> [ReplayFault] {
    defer { faults = [] }
    return faults
  }

  /// The calls at fault among their neighbours; where there are none, the last lines.
  private func diff(_ calls: PredicateCheck.Mismatch.Calls) -> [String] {
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

  /// Compares the trace so far with a golden block, and keeps the fault where they differ.
  package mutating func compare(_ block: GoldenBlock) {
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

  /// The golden line at which the two part; behind the block's end, its last line.
  private func location(of mismatch: GoldenMismatch, in block: GoldenBlock) -> SourceLocation {
    let line = mismatch.goldenLine ?? block.lines.count - 1
    return block.lines.indices.contains(line) ? block.lines[line].location : block.location
  }
}
