/// Sequences of events that go through every cell of a machine: a shortest way to each state, then
/// every two events, and a third where the machine waits for one of them, with every choice of the
/// guards that are asked on them.
///
/// What is watched is what a host can see: whether an event was taken, ignored or refused, and what
/// was carried out. The state is not watched; that is what the events behind the first are for.
package struct Tour: Sendable {
  private let table: NumberedTable
  private let graph: StateGraph
  private let paths: [[NumberedTable.Stimulus]?]
  private let stimuli: [NumberedTable.Stimulus]

  /// Plans a tour; O(cells × choices of guards).
  package init(of graph: StateGraph) {
    self.graph = graph
    table = NumberedTable(graph)
    paths = table.shortestPaths
    stimuli = table.stimuli
  }

  /// How many sequences the tour has; O(cells × choices²).
  package var count: Int {
    paths.indices.reduce(0) { paths[$1] == nil ? $0 : $0 + count(from: $1, Left()) }
  }

  /// What became of every mutant of the machine.
  package struct Score: Sendable {
    /// How many mutants there are.
    package let mutants: Int
    /// How many of them a sequence of the tour tells from the table.
    package let killed: Int
    /// How many of them no sequence whatever tells from the table.
    package let equivalent: Int
    /// Those that the tour misses.
    package let survivors: [Mutant]
  }

  /// Sends every mutant on the tour.
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

  /// Whether a sequence of the tour tells a mutant from the table.
  package func kills(_ mutant: Mutant) -> Bool {
    paths.indices.contains { state in
      guard let path = paths[state] else { return false }
      guard let reached = follow(path, mutant.table) else { return true }
      return differ(from: state, reached, Left(), mutant)
    }
  }

  /// The state that a mutant is in behind a path, or nil where it shows itself on the way.
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

  /// Whether further events show a mutant.
  private func differ(from mine: Int, _ theirs: Int, _ left: Left, _ mutant: Mutant) -> Bool {
    // Where both are in one state, only the changed cell can tell them apart, and the way to it is
    // another sequence.
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

  /// How many events a sequence may still have.
  private struct Left {
    var events = 2
    /// Events while the machine waits, which come on top.
    var answers = 1

    /// What is left behind one more event, or nil where none may come.
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
