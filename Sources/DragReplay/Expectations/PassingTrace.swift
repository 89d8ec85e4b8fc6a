import DragItems
import DragScript
import DragSessions
import DragStage

/// What is looked for in the trace as it grows; where nothing looks back at it, it is let go.
///
/// That happens behind every event and every timer, and not behind every line: a glide, or a wait with
/// a periodic view, is one line with millions of entries.
struct PassingTrace {
  private let stage: Stage
  private let isStrict: Bool
  private let settings: Settings
  /// What looks at entries before they are forgotten; nil where all of them are kept.
  private var checks: TraceChecks?
  /// How much of the trace was looked through for misuse.
  private var checkedEntries = 0
  /// How many entries at the beginning of the trace were looked at before others were forgotten.
  private var passedEntries = 0
  /// The misuse that was not reported yet, each at the line that was played.
  private(set) var misuse: [TestFailure] = []
  /// How far the drags have come, and what was pressed until something was lifted.
  private(set) var reach = DragReach.nothing
  private(set) var presses = PressLog()
  /// How much of the trace was looked through for that.
  private var reachedEntries = 0
  /// So many entries are kept before they are looked at and forgotten.
  private static let mostEntries = 1_000
  /// The last ones stay, since a failure shows them.
  private static let shownEntries = 6

  init(on stage: Stage, settings: Settings) {
    self.stage = stage
    self.settings = settings
    isStrict = settings.strict
  }

  /// Lets go of entries from now on; no line that is played may look back at them.
  ///
  /// - Parameter initial: The items of every view before anything happened, in the views' order.
  mutating func forget(initial: [[[ItemID]]]) { checks = TraceChecks(on: stage, initial: initial) }

  /// Looks at what is new and lets it go, once there is enough of it.
  mutating func readNewEntries(at location: SourceLocation) {
    noteReach()
    guard checks != nil, reachedEntries > Self.mostEntries else { return }
    checks?.check(stage.trace, from: passedEntries)
    if isStrict { noteMisuse(at: location) }
    stage.forgetTrace(keeping: Self.shownEntries)
    passedEntries = stage.trace.count
    checkedEntries = stage.trace.count
    reachedEntries = stage.trace.count
  }

  /// Notes how far the drags have come in what is new in the trace.
  mutating func noteReach() {
    // Entries are read where they lie: a copy would count up all that they hold.
    let trace = stage.trace
    let entries = trace.span
    while reachedEntries < entries.count {
      reach = max(reach, DragReach(entries[reachedEntries]))
      // What has been lifted once says enough.
      if reach == .nothing { presses.note(entries[reachedEntries], on: stage, settings) }
      reachedEntries += 1
    }
  }

  /// What does not hold in the trace so far; nil where all of it is kept and can be read as a whole.
  func violations() -> [String]? {
    guard var checks else { return nil }
    checks.check(stage.trace, from: passedEntries)
    return checks.violations()
  }

  /// Keeps the misuse that the trace names since this was asked last.
  mutating func noteMisuse(at location: SourceLocation) {
    let trace = stage.trace
    let entries = trace.span
    while checkedEntries < entries.count {
      if let text = refusedText(of: entries[checkedEntries]) {
        misuse.append(TestFailure(.failed, at: location, "misuse: \(text)"))
      }
      checkedEntries += 1
    }
  }

  /// What was refused first from an entry of the trace on, and is not a misuse then.
  mutating func takeRefusal(from first: Int) -> String? {
    for entry in stage.trace.dropFirst(first) {
      guard let text = refusedText(of: entry) else { continue }
      checkedEntries = stage.trace.count
      return text
    }
    return nil
  }

  /// The line of an entry that tells of something that was refused; nil for all others.
  private func refusedText(of entry: TraceEntry) -> String? {
    switch entry.event {
    case .refusedCall, .misused, .batchRefused, .dropFailed(_, .itemTaken):
      stage.line(of: entry).text
    case .host, .hostFinished, .pointerDown, .pointerMove, .pointerUp, .pointerCancel, .called,
      .inserted, .deleted, .moved, .sectionChanged, .reloaded, .dropped, .undropped,
      .dropFailed(_, .application), .transfer, .opaqueType, .store, .itemReloaded, .feedback,
      .scrolled, .resized, .removed, .selected:
      nil
    }
  }

  /// Takes the misuse that was noted so far.
  mutating func takeMisuse() -> [TestFailure] {
    defer { misuse = [] }
    return misuse
  }

  /// Passes over the misuse so far.
  mutating func passOverMisuse() {
    checkedEntries = stage.trace.count
    misuse = []
  }
}
