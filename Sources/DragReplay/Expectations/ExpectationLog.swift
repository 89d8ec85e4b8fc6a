package import DragScript
package import DragStage
import DragItems
import DragSessions

/// The failures of a test in the order in which they were found: failed expectations and goldens,
/// contract violations and broken invariants.
///
/// It owns the failures and all readers of the trace, and discards trace entries that no later line
/// refers to. Apart from that it never changes the stage.
package struct ExpectationLog {
  private let stage: Stage
  /// The index of the trace, for expectations about its lines.
  let calls: TraceIndex
  /// The initial items of every view, in the views' order.
  private var initial: [[[ItemID]]]
  /// The incremental checks of a growing trace.
  private(set) var passing: PassingTrace
  /// The invariant checks of the entries so far; begun by the first check, or before the first event.
  private var checks: TraceChecks?
  // Every event asks, and the checks are large.
  /// True if the invariants are checked after every event.
  private(set) var checksEveryEvent = false
  /// The failures so far, in order.
  package private(set) var faults: [TestFailure] = [] {
    didSet {
      guard oldValue.isEmpty, !faults.isEmpty else { return }
      passing.noteReach()
      reachAtFault = passing.reach
      outcomesAtFault = passing.outcomes
    }
  }
  /// The stage that the drags had reached at the first failure.
  private(set) var reachAtFault = DragReach.nothing
  /// What drags had ended with at the first failure.
  private(set) var outcomesAtFault: [DragOutcome] = []
  /// The golden blocks that do not match, with the lines that would.
  private(set) var staleGoldens: [StaleGolden] = []
  /// The violations reported so far, each of which is reported once.
  private var violations: Set<String> = []
  /// True while an application may still complete pending work, which is not a failure then.
  package var waitsForDuties = false

  /// Begins without failures, before the first event on the stage.
  init(on stage: Stage, settings: Settings) {
    self.init(on: stage, settings: settings, initial: stage.scene.views.map { stage.items(of: $0) })
  }

  /// Begins with a stage that already has a history.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - settings: The script's settings.
  ///   - initial: The initial items of every view, in the views' order.
  init(on stage: Stage, settings: Settings, initial: [[[ItemID]]]) {
    self.stage = stage
    self.initial = initial
    calls = TraceIndex(of: stage)
    passing = PassingTrace(on: stage, settings: settings)
  }

  /// Records a failure.
  package mutating func add(_ fault: TestFailure) { faults.append(fault) }

  /// Records a failed expectation with its explanation.
  mutating func add(
    _ mismatch: PredicateCheck.Mismatch, of check: PredicateCheck, _ predicate: Predicate,
    at location: SourceLocation
  ) {
    var fault = TestFailure(
      .failed, at: location, mismatch.message, expected: mismatch.expected, actual: mismatch.actual)
    if predicate.facts.contains(.ofADrag) {
      let explanation = passing.explanation(of: check)
      let reason = explanation.reason(for: predicate)
      fault.explanation = reason?.sentence
      fault.decidingLine = reason?.entry.map { stage.line(of: $0).text }
      fault.diff = diff(mismatch.calls, deciding: explanation.entries)
    } else {
      fault.diff = diff(mismatch.calls)
    }
    faults.append(fault)
  }

  /// Records a property that does not hold, with the line after which it did not.
  ///
  /// A drag explains it only if it is over: a property asks for none. The statement is the property as the set-up has it.
  mutating func add(
    _ mismatch: PredicateCheck.Mismatch, of check: PredicateCheck, _ property: Property,
    _ statement: String, after line: TestFailure.LastLine?
  ) {
    add(mismatch, of: check, property.predicate, at: property.location)
    let index = faults.count - 1
    faults[index].message = "\(property.moment.rawValue): \(mismatch.message)"
    faults[index].cause = .property(statement)
    faults[index].lastLine = line
    if !passing.explanation(of: check).isOfAnEndedDrag {
      faults[index].explanation = nil
      faults[index].decidingLine = nil
    }
  }

  /// Adds a line to the last failure.
  package mutating func addNote(_ text: String) {
    guard let last = faults.indices.last else { return }
    faults[last].diff.append(text)
  }

  /// Removes and returns the failures so far.
  package mutating func takeFaults() -> [TestFailure] {
    defer { faults = [] }
    return faults
  }

  /// The offending calls with their neighbors; if there are none, the deciding entries of the drag;
  /// if there are none either, the last lines.
  private func diff(
    _ calls: PredicateCheck.Mismatch.Calls, deciding: [TraceEntry] = []
  ) -> [String] {
    if calls == .all {
      if !deciding.isEmpty { return deciding.map { "  \(stage.line(of: $0).text)" } }
      return stage.traceLines(from: max(0, stage.trace.count - 6)).map { "  \($0.text)" }
    }
    var lines: [DiffLine] = stage.traceLines().map { .kept($0.text) }
    switch calls {
    case .all: break
    case .extra(let indices):
      for index in indices {
        if case .kept(let text) = lines[index] { lines[index] = .extra(text) }
      }
    case .missing(let text, let index): lines.insert(.missing(text), at: index)
    }
    return TraceDiff.lines(lines)
  }

  /// Compares the trace so far with a golden block, and records a failure if they differ.
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

  /// The golden line of the first mismatch; after the block's end, its last line.
  private func location(of mismatch: GoldenMismatch, in block: GoldenBlock) -> SourceLocation {
    let line = mismatch.goldenLine ?? block.lines.count - 1
    return block.lines.indices.contains(line) ? block.lines[line].location : block.location
  }
}

// Incremental reading of the trace.
extension ExpectationLog {
  /// Discards trace entries as the trace grows; no line may refer to them.
  mutating func forgetTrace() { passing.forget(initial: initial) }

  /// Checks the trace after every event from now on.
  mutating func checkEveryEvent() {
    checks = TraceChecks(on: stage, initial: initial)
    checksEveryEvent = true
  }

  /// Checks new trace entries, if every event is checked.
  mutating func checkNewEntries() { if checksEveryEvent { checks?.checkNewEntries() } }

  /// The first broken invariant so far if every event is checked, or nil.
  var firstViolation: String? { checks?.firstViolation }

  /// Reads new trace entries, and discards them if no line refers to them.
  mutating func readTrace(at location: SourceLocation) { passing.readNewEntries(at: location) }

  /// Records how far the drags have come.
  mutating func noteReach() { passing.noteReach() }

  /// Records the items of views added since the last call.
  package mutating func noteViews() {
    for view in stage.scene.views.dropFirst(initial.count) {
      initial.append(stage.items(of: view))
      checks?.noteSections(stage.items(of: view), of: view)
    }
  }

  /// Records the items of sections added to a view since the last call.
  package mutating func noteSections(of view: ViewID) {
    guard let index = stage.scene.views.firstIndex(of: view), initial.indices.contains(index) else {
      return
    }
    let added = Array(stage.items(of: view).dropFirst(initial[index].count))
    initial[index] += added
    checks?.noteSections(added, of: view)
  }

  /// Records the contract violations in new trace entries, for the current line.
  mutating func noteMisuse(at location: SourceLocation) { passing.noteMisuse(at: location) }

  /// The first rejection since a trace entry that is not a contract violation.
  mutating func takeRejection(from first: Int, at location: SourceLocation) -> String? {
    passing.takeRejection(from: first, at: location)
  }

  /// Reports the recorded contract violations, each at its line; those after the last line at
  /// `location`.
  package mutating func keepMisuse(at location: SourceLocation) {
    passing.noteMisuse(at: location)
    faults += passing.takeMisuse()
  }

  /// Ignores the contract violations so far.
  package mutating func passOverMisuse() { passing.passOverMisuse() }

  /// Reports broken invariants of every test, each once.
  ///
  /// - Parameters:
  ///   - location: The location for the failures.
  ///   - differences: Further differences on the stage as it is now.
  mutating func checkInvariants(at location: SourceLocation, with differences: [String]) {
    for violation in brokenInvariants() + differences {
      if waitsForDuties, violation.hasPrefix(Invariants.leftUndone) { continue }
      guard violations.insert(violation).inserted else { continue }
      add(.broken(violation, at: location))
    }
  }

  /// Each entry is read once, however often a test asks: a stage of a test is checked after each of its drags.
  private mutating func brokenInvariants() -> [String] {
    if !checksEveryEvent, let violations = passing.violations() { return violations }
    if checks == nil { checks = TraceChecks(on: stage, initial: initial) }
    checks?.checkNewEntries()
    return checks?.violations() ?? []
  }
}
