import Machines

/// The record of a stage: its trace, and the rows of machines that were taken.
///
/// It is only written to, and nothing depends on it.
struct TraceLog {
  /// The trace so far, if the settings keep one.
  private(set) var entries: [TraceEntry]
  /// The number of times each row of each machine was taken, if they are counted.
  private(set) var transitionCounts: [MachineTransition: Int] = [:]

  init(entries: [TraceEntry] = []) {
    self.entries = entries
  }

  /// The same counts with an empty trace.
  var withoutEntries: TraceLog {
    var log = self
    log.entries = []
    return log
  }

  mutating func append(_ entry: consuming TraceEntry) { entries.append(entry) }

  mutating func count(_ transition: MachineTransition) {
    transitionCounts[transition, default: 0] += 1
  }

  /// Removes the trace except for its last entries.
  mutating func forget(keeping count: Int) { entries.removeFirst(max(0, entries.count - count)) }
}
