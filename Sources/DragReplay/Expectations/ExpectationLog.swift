package import DragScript
package import DragStage
import DragItems
import DragSessions

/// What does not hold in a test, in the order in which it was found: expectations and goldens that
/// fail, misuse, and invariants that are broken.
///
/// It owns the faults and everything that reads the trace for them, and lets go of entries where
/// nothing looks back at them. It never changes the stage, except for that.
package struct ExpectationLog {
  private let stage: Stage
  /// Where the lines of the trace stand, for expectations about them.
  let calls: TraceIndex
  /// The items of every view before anything happened, in the views' order.
  private var initial: [[[ItemID]]]
  /// What is looked for in the trace as it grows.
  private(set) var passing: PassingTrace
  /// What checks the trace after every event, where it is not the end alone that counts.
  private var checks: TraceChecks?
  /// What did not hold so far, in order.
  package private(set) var faults: [TestFailure] = [] {
    didSet {
      guard oldValue.isEmpty, !faults.isEmpty else { return }
      passing.noteReach()
      reachAtFault = passing.reach
    }
  }
  /// How far the drags had come at the first fault.
  private(set) var reachAtFault = DragReach.nothing
  /// Golden blocks that do not match, with what they would have to say.
  private(set) var staleGoldens: [StaleGolden] = []
  /// The violations that were reported already, each of which is reported once.
  private var violations: Set<String> = []

  /// Begins with no fault, before anything has happened on the stage.
  init(on stage: Stage, settings: Settings) {
    self.init(on: stage, settings: settings, initial: stage.views.map { stage.items(of: $0) })
  }

  /// Begins on a stage that has come somewhere already.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - settings: The script's settings.
  ///   - initial: The items of every view before anything happened, in the views' order.
  init(on stage: Stage, settings: Settings, initial: [[[ItemID]]]) {
    self.stage = stage
    self.initial = initial
    calls = TraceIndex(of: stage)
    passing = PassingTrace(on: stage, settings: settings)
  }

  /// Keeps a fault.
  package mutating func add(_ fault: TestFailure) { faults.append(fault) }

  /// Keeps an expectation that does not hold.
  mutating func add(_ mismatch: PredicateCheck.Mismatch, at location: SourceLocation) {
    faults.append(
      TestFailure(
        .failed, at: location, mismatch.message, expected: mismatch.expected,
        actual: mismatch.actual, diff: diff(mismatch.calls)))
  }

  /// Adds a line below the fault that was kept last.
  package mutating func remark(_ text: String) {
    guard let last = faults.indices.last else { return }
    faults[last].diff.append(text)
  }

  /// Takes the faults away that were kept so far.
  package mutating func takeFaults() -> [TestFailure] {
    defer { faults = [] }
    return faults
  }

  /// The calls at fault among their neighbors; where there are none, the last lines.
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
  package mutating func compareTrace(with block: GoldenBlock) {
    let trace = stage.traceLines().map(\.text)
    guard let mismatch = block.mismatch(in: trace) else { return }
    faults.append(
      TestFailure(
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

// What is read of the trace as it grows.
extension ExpectationLog {
  /// Lets go of what the trace says as it grows; nothing in the lines may look back at it.
  mutating func forgetTrace() { passing.forget(initial: initial) }

  /// Checks the trace after every event from now on.
  mutating func checkEveryEvent() { checks = TraceChecks(on: stage, initial: initial) }

  /// Checks what is new in the trace, where every event is checked.
  mutating func checkNewEntries() { checks?.checkNewEntries() }

  /// The first thing that does not hold so far where every event is checked, or nil.
  var firstViolation: String? { checks?.firstViolation }

  /// Reads what is new in the trace, and lets it go where nothing looks back at it.
  mutating func readTrace(at location: SourceLocation) { passing.readNewEntries(at: location) }

  /// Notes how far the drags have come.
  mutating func noteReach() { passing.noteReach() }

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

  /// Notes the misuse that the trace names since it was read last, for the line that was played.
  mutating func noteMisuse(at location: SourceLocation) { passing.noteMisuse(at: location) }

  /// What was refused first from an entry of the trace on, and is not a misuse then.
  mutating func takeRefusal(from first: Int) -> String? { passing.takeRefusal(from: first) }

  /// Keeps the misuse that was noted, each at its line, and what came after the last line at
  /// `location`.
  package mutating func keepMisuse(at location: SourceLocation) {
    passing.noteMisuse(at: location)
    faults += passing.takeMisuse()
  }

  /// Passes over the misuse so far.
  package mutating func passOverMisuse() { passing.passOverMisuse() }

  /// Keeps what holds in every test and does not hold here, each once.
  ///
  /// - Parameters:
  ///   - location: Where the faults are reported.
  ///   - differences: What else does not hold on the stage as it is now.
  mutating func checkInvariants(at location: SourceLocation, with differences: [String]) {
    for violation in brokenInvariants() + differences where violations.insert(violation).inserted {
      add(.broken(violation, at: location))
    }
  }

  private func brokenInvariants() -> [String] {
    if var checks {
      checks.checkNewEntries()
      return checks.violations()
    }
    return passing.violations() ?? Invariants.violations(on: stage, initial: initial)
  }
}
