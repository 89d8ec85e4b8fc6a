package import StateGraphs

/// A table with one change, as a programming mistake would make it.
package struct Mutant: Hashable, Sendable {
  /// The kind of change.
  package enum Change: Hashable, Sendable {
    /// A step leads to another state.
    case leads(to: String)
    /// A line of a cell is missing.
    case isMissing
    /// A line is taken regardless of its guard.
    case asksNothing
    /// A line is taken if its guard does not hold, and the next line if it does.
    case asksLater
    /// One of the actions is skipped.
    case skips(String)
    /// Two actions are carried out in reverse order.
    case swaps(String, String)
    /// An action is carried out twice.
    case repeats(String)
    /// A step is replaced by ignoring the event.
    case isIgnored
    /// A step is replaced by rejecting the event.
    case isRejected
    /// An ignored or rejected event leads to a state, without an action.
    case isTaken(to: String)
  }

  /// The state of the cell.
  package let state: String
  /// The kind of event of the cell.
  package let kind: String
  /// The index of the candidate in the cell.
  package let candidate: Int
  /// The change.
  package let change: Change
  let table: NumberedTable
  let cell: Int
}

extension Mutant: CustomStringConvertible {
  /// The location and the change.
  package var description: String { "\(state) × \(kind), line \(candidate + 1): \(change)" }
}

extension StateGraph {
  /// Every table that differs from this one by one mistake in one line; O(lines × states).
  package var mutants: [Mutant] { mutants(of: NumberedTable(self)) }

  func mutants(of table: NumberedTable) -> [Mutant] {
    cells.indices.flatMap { cell in
      let lines = max(cells[cell].candidates.count, 1)
      return (0..<lines).flatMap { line in
        changes(of: table, cell, line).map { change, lines in
          var mutated = table
          mutated.cells[cell] = lines
          return Mutant(
            state: cells[cell].state, kind: cells[cell].kind, candidate: line, change: change,
            table: mutated, cell: cell)
        }
      }
    }
  }

  private func changes(
    of table: NumberedTable, _ cell: Int, _ place: Int
  ) -> [(Mutant.Change, [NumberedTable.Line])] {
    let lines = table.cells[cell]
    let home = cell / table.kinds
    func with(_ outcome: NumberedTable.Outcome) -> [NumberedTable.Line] {
      var changed = lines
      if changed.isEmpty {
        changed = [NumberedTable.Line(condition: nil, outcome: outcome)]
      } else {
        changed[place].outcome = outcome
      }
      return changed
    }
    var changes: [(Mutant.Change, [NumberedTable.Line])] = []
    if !lines.isEmpty {
      var without = lines
      without.remove(at: place)
      changes.append((.isMissing, without))
    }
    if !lines.isEmpty, lines[place].condition != nil {
      var unasked = lines
      unasked[place].condition = nil
      changes.append((.asksNothing, unasked))
      if place + 1 < lines.count {
        var later = lines
        later[place].outcome = lines[place + 1].outcome
        later[place + 1].outcome = lines[place].outcome
        changes.append((.asksLater, later))
      }
    }
    switch lines.isEmpty ? .rejected : lines[place].outcome {
    case .step(let actions, let next):
      for other in 0..<table.states where other != next {
        changes.append((.leads(to: states[other].name), with(.step(actions, to: other))))
      }
      for (index, action) in actions.enumerated() {
        var fewer = actions
        fewer.remove(at: index)
        changes.append((.skips(actionNames[action]), with(.step(fewer, to: next))))
        var more = actions
        more.insert(action, at: index)
        changes.append((.repeats(actionNames[action]), with(.step(more, to: next))))
        guard index + 1 < actions.count, actions[index + 1] != action else { continue }
        var swapped = actions
        swapped.swapAt(index, index + 1)
        changes.append(
          (
            .swaps(actionNames[action], actionNames[actions[index + 1]]),
            with(.step(swapped, to: next))
          ))
      }
      changes.append((.isIgnored, with(.ignored)))
      changes.append((.isRejected, with(.rejected)))
    case .ignored:
      changes.append((.isRejected, with(.rejected)))
      changes += taken(table, home, with)
    case .rejected:
      changes.append((.isIgnored, with(.ignored)))
      changes += taken(table, home, with)
    }
    return changes
  }

  private func taken(
    _ table: NumberedTable, _ home: Int,
    _ with: (NumberedTable.Outcome) -> [NumberedTable.Line]
  ) -> [(Mutant.Change, [NumberedTable.Line])] {
    (0..<table.states).map { (.isTaken(to: states[$0].name), with(.step([], to: $0))) }
  }
}
