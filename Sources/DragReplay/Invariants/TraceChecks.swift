import DragItems
import DragStage

/// What holds of every trace, looked at as it goes by, so that a long one need not be kept.
struct TraceChecks {
  private let stage: Stage
  private var callbacks: Invariants
  private var transfers = TransferCount()
  private var data: DataReplay
  /// How many entries of the stage's trace were looked at.
  private var checkedCount = 0

  /// Begins before the first entry.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - initial: The items of every view before anything happened, in the views' order.
  init(on stage: Stage, initial: [[[ItemID]]]) {
    self.stage = stage
    callbacks = Invariants(stage)
    data = DataReplay(on: stage, initial: initial)
  }

  /// Looks at the entries from one on; each is to be looked at once.
  mutating func check(_ trace: [TraceEntry], from first: Int = 0) {
    let entries = trace.span
    var place = first
    while place < entries.count {
      defer { place += 1 }
      // A third of a replay's entries are moves of pointers, which concern none of them.
      if case .pointerMove = entries[place].event { continue }
      callbacks.follow(entries[place])
      transfers.count(entries[place])
      data.replay(entries[place].event)
    }
  }

  /// Looks at what is new in the stage's trace, of which nothing was forgotten.
  mutating func checkNewEntries() {
    check(stage.trace, from: checkedCount)
    checkedCount = stage.trace.count
  }

  /// The first thing that does not hold so far, or nil: every entry was looked at.
  var firstViolation: String? {
    callbacks.violations.first ?? data.differences(on: stage).first
      ?? stage.timersWithoutOwners.first.map { "a timer without an owner: \($0)" }
  }

  /// The sentences that do not hold on the stage as it is now, behind the last entry.
  func violations() -> [String] {
    var last = callbacks
    return last.finish() + transfers.violations(on: stage) + data.violations(on: stage)
  }
}
