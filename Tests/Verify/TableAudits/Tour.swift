package import StateGraphs

/// Sequences of events that cover every cell of a machine.
///
/// Each sequence is a shortest path to a state, followed by every pair of events, and a third event
/// if the machine is awaiting one of them, with every combination of the guards that are read on
/// them. The observations are those of a host: whether an event was taken, ignored or rejected, and
/// which actions were carried out. The state is not observed; the events after the first reveal it.
package struct Tour: Sendable {
  private let table: NumberedTable
  private let graph: StateGraph
  private let paths: [[NumberedTable.Stimulus]?]
  private let stimuli: [NumberedTable.Stimulus]

  /// Plans a tour; O(cells × combinations of guards).
  package init(of graph: StateGraph) {
    self.graph = graph
    table = NumberedTable(graph)
    paths = table.shortestPaths
    stimuli = table.stimuli
  }

  /// The number of sequences of the tour; O(cells × combinations²).
  package var count: Int {
    paths.indices.reduce(0) { paths[$1] == nil ? $0 : $0 + count(from: $1, Left()) }
  }

  /// The results for all mutants of the machine.
  package struct Score: Sendable {
    /// The number of mutants.
    package let mutants: Int
    /// The number of mutants that a sequence of the tour distinguishes from the table.
    package let killed: Int
    /// The number of mutants that no sequence distinguishes from the table.
    package let equivalent: Int
    /// The mutants that the tour misses.
    package let survivors: [Mutant]
  }

  /// Runs every mutant through the tour.
  package func score() -> Score {
    var killed = 0
    var equivalent = 0
    var survivors: [Mutant] = []
    for mutant in graph.mutants(of: table) {
      if kills(mutant) {
        killed += 1
      } else if table.behaves(like: mutant.table) {
        equivalent += 1
      } else {
        survivors.append(mutant)
      }
    }
    return Score(
      mutants: killed + equivalent + survivors.count, killed: killed, equivalent: equivalent,
      survivors: survivors)
  }

  /// Returns true if a sequence of the tour distinguishes a mutant from the table.
  package func kills(_ mutant: Mutant) -> Bool {
    paths.indices.contains { state in
      guard let path = paths[state] else { return false }
      guard let reached = follow(path, mutant.table) else { return true }
      return differ(from: state, reached, Left(), mutant)
    }
  }

  /// The state of a mutant after a path, or nil if the path reveals it.
  private func follow(_ path: [NumberedTable.Stimulus], _ mutant: NumberedTable) -> Int? {
    var (mine, theirs) = (table.initial, mutant.initial)
    for stimulus in path {
      let here = table.step(from: mine, on: stimulus)
      let there = mutant.step(from: theirs, on: stimulus)
      guard here.observation == there.observation else { return nil }
      (mine, theirs) = (here.next, there.next)
    }
    return theirs
  }

  /// Returns true if further events reveal a mutant.
  private func differ(from mine: Int, _ theirs: Int, _ left: Left, _ mutant: Mutant) -> Bool {
    // If both are in the same state, only the changed cell can distinguish them, and another
    // sequence covers the path to it.
    if mine == theirs, mine != mutant.cell / table.kinds { return false }
    guard let left = left.behindEvent(whereWaiting: table.waits[mine]) else { return false }
    return stimuli.contains { stimulus in
      let here = table.step(from: mine, on: stimulus)
      let there = mutant.table.step(from: theirs, on: stimulus)
      return here.observation != there.observation
        || differ(from: here.next, there.next, left, mutant)
    }
  }

  private func count(from state: Int, _ left: Left) -> Int {
    guard let left = left.behindEvent(whereWaiting: table.waits[state]) else { return 1 }
    return stimuli.reduce(0) { count, stimulus in
      count + self.count(from: table.step(from: state, on: stimulus).next, left)
    }
  }

  /// The number of events that a sequence may still have.
  private struct Left {
    var events = 2
    /// Additional events while the machine is awaiting one.
    var answers = 1

    /// The rest after one more event, or nil if no further event is allowed.
    func behindEvent(whereWaiting waits: Bool) -> Left? {
      var left = self
      if waits, answers > 0 {
        left.answers -= 1
      } else if events > 0 {
        left.events -= 1
      } else {
        return nil
      }
      return left
    }
  }
}
