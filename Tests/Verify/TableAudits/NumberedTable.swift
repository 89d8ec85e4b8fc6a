import StateGraphs

/// A machine's table in numbers: states, kinds, guards and actions count from 0.
///
/// Tours and mutants take many millions of steps over it.
struct NumberedTable: Hashable {
  /// The outcome of one line of a cell.
  enum Outcome: Hashable {
    case step([Int], to: Int)
    case ignored
    case rejected
  }

  /// One line of a cell.
  struct Line: Hashable {
    /// The guard of the line, or nil if the line always holds.
    var condition: Int?
    var outcome: Outcome
  }

  /// An event of a kind, and the guards that hold on it.
  struct Stimulus: Hashable {
    let kind: Int
    /// One bit for each guard.
    let holding: UInt64
  }

  /// The externally visible part of a step, which does not include the state.
  struct Observation: Hashable {
    /// Whether a step was taken, or the event was ignored or rejected.
    enum Outcome: Hashable {
      case stepped, ignored, rejected
    }

    let outcome: Outcome
    let actions: [Int]
  }

  let kinds: Int
  let states: Int
  let initial: Int
  /// For each state, true if the machine is awaiting an event in it.
  let waits: [Bool]
  /// The lines of each cell, state by state, and within a state kind by kind.
  var cells: [[Line]]
  /// For each kind, the guards that any of its lines reads.
  let guards: [[Int]]

  /// Numbers the names of a graph; O(cells).
  init(_ graph: StateGraph) {
    let stateNumbers = Self.numbers(graph.states.map(\.name))
    let kindNumbers = Self.numbers(graph.kinds.map(\.name))
    let guardNumbers = Self.numbers(graph.guardNames)
    let actionNumbers = Self.numbers(graph.actionNames)
    kinds = graph.kinds.count
    states = graph.states.count
    initial = stateNumbers[graph.initial, default: 0]
    waits = graph.states.map { if case .awaiting = $0.stateKind { true } else { false } }
    var guards = Array(repeating: [Int](), count: graph.kinds.count)
    cells = graph.cells.map { cell in
      cell.candidates.map { candidate in
        var condition: Int?
        if case .when(let name) = candidate.condition, let number = guardNumbers[name],
          let kind = kindNumbers[cell.kind]
        {
          condition = number
          if !guards[kind].contains(number) { guards[kind].append(number) }
        }
        let outcome: Outcome =
          switch candidate.outcome {
          case .step(let actions, let next):
            .step(actions.compactMap { actionNumbers[$0] }, to: stateNumbers[next, default: 0])
          case .ignored: .ignored
          case .rejected: .rejected
          }
        return Line(condition: condition, outcome: outcome)
      }
    }
    self.guards = guards
  }

  private static func numbers(_ names: [String]) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for name in names where numbers[name] == nil { numbers[name] = numbers.count }
    return numbers
  }

  /// The result of a stimulus in a state: the first line that holds is taken.
  func step(from state: Int, on stimulus: Stimulus) -> (observation: Observation, next: Int) {
    for line in cells[state * kinds + stimulus.kind] {
      if let condition = line.condition, stimulus.holding & (1 << UInt64(condition)) == 0 {
        continue
      }
      switch line.outcome {
      case .step(let actions, let next):
        return (Observation(outcome: .stepped, actions: actions), next)
      case .ignored: return (Observation(outcome: .ignored, actions: []), state)
      case .rejected: return (Observation(outcome: .rejected, actions: []), state)
      }
    }
    return (Observation(outcome: .rejected, actions: []), state)
  }

  /// Every kind with every combination of the guards that are read on it, which are few.
  var stimuli: [Stimulus] {
    (0..<kinds).flatMap { kind in
      guards[kind].reduce([UInt64(0)]) { masks, condition in
        masks + masks.map { $0 | 1 << UInt64(condition) }
      }.map { Stimulus(kind: kind, holding: $0) }
    }
  }

  /// A shortest path from the initial state to each state, or nil if it is unreachable.
  var shortestPaths: [[Stimulus]?] {
    var paths = [[Stimulus]?](repeating: nil, count: states)
    paths[initial] = []
    var open = [initial]
    var next = 0
    let stimuli = stimuli
    while next < open.count {
      let state = open[next]
      next += 1
      for stimulus in stimuli {
        let target = step(from: state, on: stimulus).next
        guard paths[target] == nil, let path = paths[state] else { continue }
        paths[target] = path + [stimulus]
        open.append(target)
      }
    }
    return paths
  }

  /// Returns true if no sequence of stimuli distinguishes two tables with the same names;
  /// O(states²).
  func behaves(like other: NumberedTable) -> Bool {
    var seen: Set<[Int]> = [[initial, other.initial]]
    var open = [(initial, other.initial)]
    let stimuli = stimuli
    while let (mine, theirs) = open.popLast() {
      for stimulus in stimuli {
        let here = step(from: mine, on: stimulus)
        let there = other.step(from: theirs, on: stimulus)
        guard here.observation == there.observation else { return false }
        if seen.insert([here.next, there.next]).inserted { open.append((here.next, there.next)) }
      }
    }
    return true
  }
}

extension StateGraph {
  /// The names of the guards, in the order in which the cells first read them.
  var guardNames: [String] {
    var names: [String] = []
    for case .when(let name) in cells.flatMap(\.candidates).map(\.condition)
    where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// The names of the actions, in the order in which the cells first carry them out.
  var actionNames: [String] {
    var names: [String] = []
    for case .step(let actions, _) in cells.flatMap(\.candidates).map(\.outcome) {
      for action in actions where !names.contains(action) { names.append(action) }
    }
    return names
  }
}
