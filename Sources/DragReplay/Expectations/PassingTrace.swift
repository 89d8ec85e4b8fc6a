import DragItems
import DragScript
import DragSessions
import DragStage

/// Reads a growing trace incrementally; entries that no later line refers to are discarded.
///
/// Entries are discarded after every event and every timer, not after every line: a glide, or a wait
/// with a periodic view, is one line with millions of entries.
struct PassingTrace {
  private let stage: Stage
  private let isStrict: Bool
  let settings: Settings
  /// The checks that read entries before they are discarded; nil if all entries are kept.
  private var checks: TraceChecks?
  /// The number of entries read for contract violations.
  private var checkedEntries = 0
  /// The number of entries read before earlier ones were discarded.
  private var passedEntries = 0
  /// The contract violations not yet reported, each at its line.
  private(set) var misuse: [TestFailure] = []
  /// The progress of the drags, and the presses up to a lift, as of the last ``noteReach()``.
  private(set) var reach = DragReach.nothing
  private(set) var presses = PressLog()
  /// What drags have ended with, in the order of their ends.
  private(set) var outcomes: [DragOutcome] = []
  /// The number of entries read for that.
  private var reachedEntries = 0
  /// The deciding entries so far, for failures.
  private var deciding = DecidingEntries()
  /// The number of entries read for that.
  private var decidedEntries = 0
  /// The number of entries kept before they are read and discarded.
  private static let mostEntries = 1_000
  /// The last entries are kept, since a failure shows them.
  private static let shownEntries = 6

  init(on stage: Stage, settings: Settings) {
    self.stage = stage
    self.settings = settings
    isStrict = settings.strict
  }

  /// Discards entries from now on; no later line may refer to them.
  ///
  /// - Parameter initial: The initial items of every view, in the views' order.
  mutating func forget(initial: [[[ItemID]]]) { checks = TraceChecks(on: stage, initial: initial) }

  /// Reads new entries and discards them, once there are enough of them.
  mutating func readNewEntries(at location: SourceLocation) {
    guard checks != nil, stage.traceCount > Self.mostEntries else { return }
    noteReach()
    checks?.check(stage.trace, from: passedEntries)
    if isStrict { noteMisuse(at: location) }
    noteDeciding()
    deciding.keep(Set(stage.sessions.live.map(\.id)))
    stage.inspection.forgetTrace(keeping: Self.shownEntries)
    decidedEntries = stage.trace.count
    passedEntries = stage.trace.count
    checkedEntries = stage.trace.count
    reachedEntries = stage.trace.count
  }

  /// The deciding entries of the drags so far, including discarded ones.
  ///
  /// - Complexity: O(*n*) in the entries since the last call.
  mutating func decidingEntries() -> DecidingEntries {
    noteDeciding()
    return deciding
  }

  private mutating func noteDeciding() {
    deciding.note(stage.trace, from: decidedEntries, on: stage, settings)
    decidedEntries = stage.trace.count
  }

  /// Records how far the drags have come in the new entries.
  mutating func noteReach() {
    // Entries are read in place: a copy would retain all their contents.
    let trace = stage.trace
    let entries = trace.span
    while reachedEntries < entries.count {
      let indicated = DragReach(entries[reachedEntries])
      reach = max(reach, indicated)
      // Nearly all entries are calls during a drag and moves of pointers: only an end is looked at further.
      if indicated == .ended {
        if case .called(.willEnd, _, .outcome(let outcome)) = entries[reachedEntries].event {
          outcomes.append(outcome)
        }
      } else if case .hostFinished(_, let outcome) = entries[reachedEntries].event {
        outcomes.append(outcome)
      }
      // A single lift is enough.
      if reach == .nothing { presses.note(entries[reachedEntries], on: stage, settings) }
      reachedEntries += 1
    }
  }

  /// The broken invariants in the trace so far; nil if all entries are kept and can be read as a whole.
  func violations() -> [String]? {
    guard var checks else { return nil }
    checks.check(stage.trace, from: passedEntries)
    return checks.violations()
  }

  /// Records the contract violations since the last call.
  mutating func noteMisuse(at location: SourceLocation) {
    let trace = stage.trace
    let entries = trace.span
    while checkedEntries < entries.count {
      defer { checkedEntries += 1 }
      // Nearly all entries are calls and moves of pointers.
      if case .called = entries[checkedEntries].event { continue }
      if case .pointerMove = entries[checkedEntries].event { continue }
      if let failure = TestFailure(misuse: entries[checkedEntries], on: stage, at: location) {
        misuse.append(failure)
      }
    }
  }

  /// The first rejection since a trace entry that is not a contract violation.
  mutating func takeRejection(from first: Int, at location: SourceLocation) -> String? {
    for entry in stage.trace.dropFirst(first) {
      guard let failure = TestFailure(misuse: entry, on: stage, at: location) else { continue }
      checkedEntries = stage.trace.count
      return failure.diff.first
    }
    return nil
  }

  /// Removes and returns the recorded contract violations.
  mutating func takeMisuse() -> [TestFailure] {
    defer { misuse = [] }
    return misuse
  }

  /// Ignores the contract violations so far.
  mutating func passOverMisuse() {
    checkedEntries = stage.trace.count
    misuse = []
  }
}
