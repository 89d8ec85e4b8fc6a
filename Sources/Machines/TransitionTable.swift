/// A machine's rows by cell: for each state and kind of event the rows to try, in their order.
///
/// A cell without a row has one candidate that rejects the event.
@usableFromInline
package struct TransitionTable<State: IndexedEnum, Guard: IndexedEnum, Action: IndexedEnum>:
  Sendable
{
  /// A row in one cell.
  @usableFromInline struct Candidate: Sendable {
    /// The guard, or nil if the row always holds.
    @usableFromInline let condition: Guard?
    /// The outcome if it holds.
    @usableFromInline let outcome: Outcome
    /// True if no other row of the cell is tried after it.
    @usableFromInline let isLast: Bool
    /// The range of the actions in ``TransitionTable/actions``.
    @usableFromInline let firstAction: UInt16
    @usableFromInline let endOfActions: UInt16
  }

  /// The outcome of a row in one state.
  @usableFromInline enum Outcome: Sendable {
    /// Carries out the actions, and then changes the state.
    case step(to: State)
    case ignored
    case rejected
  }

  /// The number of event kinds: the number of cells of one state.
  @usableFromInline let columns: Int
  /// For each cell, the index of its first candidate.
  @usableFromInline let starts: [UInt16]
  /// The candidates of all cells.
  @usableFromInline let candidates: [Candidate]
  /// The actions of all rows.
  @usableFromInline let actions: [Action]

  /// Sorts the rows of a definition into cells; O(cells), called once for each machine.
  @usableFromInline package init<Definition: MachineDefinition>(
    packing transitionGroups: [TransitionGroup<Definition>]
  ) where Definition.State == State, Definition.Guard == Guard, Definition.Action == Action {
    let columns = Definition.Event.Kind.allCases.count
    let rows = transitionGroups.flatMap { $0.rows }
    var cells: [[Int]] = Array(repeating: [], count: State.allCases.count * columns)
    var firstActions: [UInt16] = []
    var actions: [Action] = []
    for (index, row) in rows.enumerated() {
      for state in row.states {
        for kind in row.kinds {
          cells[Int(state.rawValue) * columns + Int(kind.rawValue)].append(index)
        }
      }
      firstActions.append(UInt16(actions.count))
      if case .step(let own, _) = row.outcome { actions += own }
    }
    firstActions.append(UInt16(actions.count))

    var starts: [UInt16] = []
    var candidates: [Candidate] = []
    for (cell, indices) in cells.enumerated() {
      starts.append(UInt16(candidates.count))
      for index in indices {
        candidates.append(
          Candidate(
            condition: rows[index].condition,
            outcome: Outcome(rows[index], in: State.allCases[cell / columns]),
            isLast: index == indices.last, firstAction: firstActions[index],
            endOfActions: firstActions[index + 1]))
      }
      if indices.isEmpty {
        candidates.append(
          Candidate(
            condition: nil, outcome: .rejected, isLast: true, firstAction: 0, endOfActions: 0))
      }
    }
    self.columns = columns
    self.starts = starts
    self.candidates = candidates
    self.actions = actions
  }
}

extension TransitionTable.Outcome {
  init<Definition: MachineDefinition>(_ row: Row<Definition>, in state: State)
  where Definition.State == State {
    self =
      switch row.outcome {
      case .step(_, let next): .step(to: next ?? state)
      case .ignored: .ignored
      case .rejected: .rejected
      }
  }
}
