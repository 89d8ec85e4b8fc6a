import DragScript
import DragSessions
import DragStage

// What the coverage of a shard says in its file, taken back.
extension Coverage {
  /// Adds a count of a state; false where there is no such state.
  package mutating func add(_ count: Int, toState name: String) -> Bool {
    guard let state = SessionState(rawValue: name) else { return false }
    add(count, to: state)
    return true
  }

  /// Adds a count of a change of state; false where no drag makes it.
  package mutating func add(_ count: Int, toChangeFrom from: String, to: String) -> Bool {
    guard let from = SessionState(rawValue: from), let to = SessionState(rawValue: to) else {
      return false
    }
    let change = Change(from: from, to: to)
    guard Self.allChanges.contains(change) else { return false }
    add(count, to: change)
    return true
  }

  /// Adds a count of what was said to a callback; false where that cannot be said to it.
  package mutating func add(_ count: Int, toCallback name: String, word: String) -> Bool {
    guard
      let call = Self.allCalls.first(where: {
        $0.callback.rawValue == name && $0.word.text == word
      })
    else { return false }
    add(count, to: call)
    return true
  }

  /// Adds counts of the rows of tables, in the order in which a file lists them.
  ///
  /// - Parameter counts: A count for each of ``allSteps``.
  /// - Returns: False where there are more or fewer than rows: the file is another version's.
  package mutating func add(rows counts: [Int]) -> Bool {
    let steps = Self.allSteps
    guard counts.count == steps.count else { return false }
    // A row may stand in several cells, and each has its whole count.
    var seen: Set<MachineTransition> = []
    for (step, count) in zip(steps, counts) where count > 0 && seen.insert(step.row).inserted {
      rows[step.row, default: 0] += count
    }
    return true
  }
}
