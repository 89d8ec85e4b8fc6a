import DragScript
import DragSessions
import DragStage

/// The entries of a trace that decide what becomes of each drag: its last update, the drop, the data
/// that it changes and its end.
///
/// A failure shows them and no others, wherever in the trace they are.
struct DecidingEntries {
  /// The entries that decide one drag.
  struct OfDrag {
    /// The last `enter` or `exit`.
    var entered: TraceEntry?
    /// The last `canHandle`.
    var canHandle: TraceEntry?
    /// The last `update`.
    var update: TraceEntry?
    /// The drop.
    var perform: TraceEntry?
    /// The changes of data since it began, at most ``mostData`` entries.
    var data: [TraceEntry] = []
    /// Indicates whether a placeholder has become an item.
    var hasCommitted = false
    /// The end as its source or its host is notified of it.
    var end: TraceEntry?
  }

  /// The outcome of the presses since the last drag, while none of them has begun another one.
  private(set) var presses = PressLog()
  /// Indicates whether one of these presses has lifted an item.
  private(set) var hasLifted = false
  /// The last question that they led to: `items` or `canMove`.
  private(set) var asked: TraceEntry?
  /// The pointer that the system took away last.
  private(set) var canceledPointer: TraceEntry?
  private var drags: [SessionID: OfDrag] = [:]
  private var latest: SessionID?
  private static let mostData = 6

  /// The entries that decide a drag so far.
  subscript(_ session: SessionID) -> OfDrag? { drags[session] }

  /// Indicates whether a drag that ended is followed by presses that began none.
  var hasIdlePress: Bool { asked != nil || hasLifted || !presses.isEmpty }

  /// Notes the entries of a trace from an index on; each is to be noted once.
  mutating func note(
    _ trace: [TraceEntry], from first: Int, on stage: Stage, _ settings: Settings
  ) {
    let entries = trace.span
    // Most entries that could decide are updates, of which only the last one does: it alone is copied.
    var update: (session: SessionID, index: Int)?
    var index = first
    while index < entries.count {
      if case .called(.update, _, _) = entries[index].event, let session = entries[index].session {
        if let update, update.session != session { set(\.update, entries[update.index]) }
        update = (session, index)
      } else if case .called(.didMove, _, _) = entries[index].event {
        // It decides nothing.
      } else if case .pointerMove = entries[index].event {
        // Most moves belong to a drag, whose press is forgotten.
        if presses.hasOpenPress { presses.note(entries[index], on: stage, settings) }
      } else {
        note(entries[index], on: stage, settings)
      }
      index += 1
    }
    if let update { set(\.update, entries[update.index]) }
  }

  private mutating func note(_ entry: TraceEntry, on stage: Stage, _ settings: Settings) {
    presses.note(entry, on: stage, settings)
    switch entry.event {
    case .called(let callback, _, _): note(callback, entry)
    case .pointerCancel: canceledPointer = entry
    case .hostFinished: entry.session.map { drags[$0, default: OfDrag()].end = entry }
    case .inserted, .deleted, .moved, .sectionChanged, .batchRejected, .reloaded, .dropped,
      .undropped, .dropFailed, .rejectedCall, .misused, .store, .itemReloaded:
      noteData(entry)
    default: break
    }
  }

  /// Forgets all drags but the latest one and those that are under way.
  mutating func keep(_ live: Set<SessionID>) {
    drags = drags.filter { $0.key == latest || live.contains($0.key) }
  }

  private mutating func noteData(_ entry: TraceEntry) {
    guard let session = entry.session ?? latest else { return }
    drags[session, default: OfDrag()].data.append(entry)
    let surplus = drags[session, default: OfDrag()].data.count - Self.mostData
    if surplus > 0 { drags[session]?.data.removeFirst(surplus) }
  }

  private mutating func note(_ callback: Callback, _ entry: TraceEntry) {
    switch callback {
    case .items, .canMove: asked = entry
    case .willLift: hasLifted = true
    case .willBegin:
      latest = entry.session
      forgetPresses()
    case .willCancel, .willAdd, .addItems, .sessionForAdding: forgetPresses()
    case .enter:
      latest = entry.session ?? latest
      set(\.entered, entry)
    case .exit: set(\.entered, entry)
    case .canHandle: set(\.canHandle, entry)
    case .update: set(\.update, entry)
    case .perform, .mayMoveRow, .moveRow: set(\.perform, entry)
    case .placeholderCommit:
      if let session = entry.session { drags[session, default: OfDrag()].hasCommitted = true }
    case .willEnd:
      set(\.end, entry)
      forgetPresses()
    default: break
    }
  }

  private mutating func set(
    _ path: WritableKeyPath<OfDrag, TraceEntry?>, _ entry: TraceEntry
  ) {
    guard let session = entry.session else { return }
    drags[session, default: OfDrag()][keyPath: path] = entry
  }

  /// Forgets the presses before a new drag may begin.
  private mutating func forgetPresses() {
    presses = PressLog()
    hasLifted = false
    asked = nil
  }
}

extension DecidingEntries.OfDrag {
  /// The entries in the order of the trace.
  var entries: [TraceEntry] {
    let drop = [update, perform].compactMap(\.self)
    let rest = data + (end.map { [$0] } ?? [])
    // The sort is stable, and what happens at one moment happens in this order, but for the end,
    // which comes before the data of loads.
    return (drop + rest).enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }
}
