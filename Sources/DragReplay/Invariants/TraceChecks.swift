import DragItems
import DragSessions
import DragStage

/// The invariants of every trace, checked incrementally, so that a long trace need not be kept.
struct TraceChecks {
  private let stage: Stage
  private var callbacks: Invariants
  private var transfers = TransferCount()
  private var data: DataReplay
  /// The number of trace entries read.
  private var checkedCount = 0

  /// Begins before the first entry.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - initial: The initial items of every view, in the views' order.
  init(on stage: Stage, initial: [[[ItemID]]]) {
    self.stage = stage
    callbacks = Invariants(stage)
    data = DataReplay(on: stage, initial: initial)
  }

  /// Reads the entries from an index on; each is to be read once.
  mutating func check(_ trace: [TraceEntry], from first: Int = 0) {
    let entries = trace.span
    var index = first
    // The update that only such entries have followed: an equal one is checked already.
    var last: (session: SessionID, view: ViewID, ordinal: UInt32, operation: DropOperation)?
    while index < entries.count {
      defer { index += 1 }
      // Half of a replay's entries are moves of pointers and feedback, which affect no invariant.
      if case .pointerMove = entries[index].event { continue }
      if case .feedback = entries[index].event { continue }
      // Most of the others are calls of a move, which are read where they lie, because a copy of an
      // entry retains what it contains. No load is counted by them, and didMove is about no item.
      guard let session = entries[index].session else {
        check(entries[index])
        last = nil
        continue
      }
      if case .called(.didMove, let view, .none) = entries[index].event {
        callbacks.followMove(.didMove, .none, of: session, at: view, number: entries[index].ordinal)
      } else if case .called(.update, let view, .ruling(let ruling)) = entries[index].event {
        let ordinal = entries[index].ordinal
        let update = (session, view, ordinal, ruling.proposal.operation)
        if last.map({ $0 == update }) != true {
          callbacks.followMove(.update, .ruling(ruling), of: session, at: view, number: ordinal)
          last = update
        }
        data.noteCall(.update, .ruling(ruling), at: view)
      } else {
        check(entries[index])
        last = nil
      }
    }
  }

  // Of its own, so that an entry is copied out of the trace once, and not for each of the three.
  @inline(never)
  private mutating func check(_ entry: TraceEntry) {
    callbacks.follow(entry)
    transfers.count(entry)
    data.replay(entry.event)
  }

  /// Adds sections that a view got without an entry: all of a new view's, or further ones.
  mutating func noteSections(_ sections: [[ItemID]], of view: ViewID) {
    checkNewEntries()
    data.append(sections, to: view)
  }

  /// Reads the new entries of the stage's trace, none of which was discarded.
  mutating func checkNewEntries() {
    check(stage.trace, from: checkedCount)
    checkedCount = stage.trace.count
  }

  /// The first violation so far, or nil; all entries were read.
  var firstViolation: String? {
    callbacks.violations.first ?? data.differences(on: stage).first
      ?? stage.inspection.timersWithoutOwners.first.map { "a timer without an owner: \($0)" }
  }

  /// The violations on the stage as it is now, after the last entry.
  func violations() -> [String] {
    var last = callbacks
    return last.finish() + transfers.violations(on: stage) + data.violations(on: stage)
  }
}
