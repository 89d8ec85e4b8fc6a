import DragReplay
import DragStage

/// The rows of the state machines' tables that a replay takes, event by event.
struct MachineLog: Sendable {
  /// The rows taken by one event, or by one moment of timers.
  struct Moment: Hashable, Sendable {
    var time: Int64
    /// The first entry of the trace that followed, or nothing.
    var text: String
    /// The rows, by their numbers in ``Coverage/allSteps``.
    var rows: [Int]
    /// The state that a machine of each kind has entered last, by its number in ``MachineLog/states``; -1 before.
    var states: [Int]
  }

  /// The names of the states of each machine, in the order in which the rows name them.
  static let states: [[String]] = MachineTransition.Table.allCases.map { table in
    let steps = Coverage.allSteps.filter { $0.row.table == table }
    var states: [String] = []
    for name in steps.map(\.state) + steps.map(\.next) where !states.contains(name) {
      states.append(name)
    }
    return states
  }

  private static let numbers = Dictionary(
    Coverage.allSteps.enumerated().map { ($1.row, $0) }, uniquingKeysWith: { first, _ in first })

  private(set) var moments: [Moment] = []
  private var counts: [MachineTransition: Int] = [:]
  /// The state of each machine, once a row was taken: the names of all states are read for it.
  private var current: [Int] = []

  /// Notes what was taken since the last time.
  mutating func note(_ stage: Stage, text: String) {
    let now = stage.inspection.transitionCounts()
    var taken: [Int: Int] = [:]
    for (row, count) in now {
      let added = count - (counts[row] ?? 0)
      if added > 0, let number = Self.numbers[row] { taken[number] = added }
    }
    counts = now
    guard !taken.isEmpty || !text.isEmpty else { return }
    if current.isEmpty { current = Self.states.map { _ in -1 } }
    for (machine, table) in MachineTransition.Table.allCases.enumerated() {
      let steps = taken.filter { Coverage.allSteps[$0.key].row.table == table }
      if !steps.isEmpty { current[machine] = end(of: steps, in: machine) }
    }
    moments.append(
      Moment(
        time: stage.now.microseconds, text: text, rows: taken.keys.sorted(), states: current))
  }

  /// The state in which steps end that were taken in an unknown order: the one that is entered more often than it is
  /// left, else the one that they begin with.
  private func end(of steps: [Int: Int], in machine: Int) -> Int {
    var balance: [String: Int] = [:]
    for (number, count) in steps {
      balance[Coverage.allSteps[number].state, default: 0] -= count
      balance[Coverage.allSteps[number].next, default: 0] += count
    }
    let names = Self.states[machine]
    if let entered = names.firstIndex(where: { (balance[$0] ?? 0) > 0 }) { return entered }
    if names.indices.contains(current[machine]), balance[names[current[machine]]] != nil {
      return current[machine]
    }
    return names.firstIndex { balance[$0] != nil } ?? -1
  }
}
