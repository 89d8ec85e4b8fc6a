extension StateGraph {
  /// One step from one state to another.
  package struct Arrow: Hashable, Sendable {
    /// The name of the source state.
    package let from: String
    /// The name of the kind of event.
    package let kind: String
    /// The condition of the step.
    package let condition: Condition
    /// The names of the actions, in the order in which they are carried out.
    package let actions: [String]
    /// The name of the target state.
    package let to: String
  }

  /// The steps in the order of the cells, and within a cell in the order tried; O(cells).
  package var arrows: [Arrow] {
    cells.flatMap { cell in
      cell.candidates.compactMap { candidate in
        guard case .step(let actions, let next) = candidate.outcome else { return nil }
        return Arrow(
          from: cell.state,
          kind: cell.kind,
          condition: candidate.condition,
          actions: actions,
          to: next
        )
      }
    }
  }
}
