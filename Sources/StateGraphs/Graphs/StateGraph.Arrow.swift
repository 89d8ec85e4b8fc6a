extension StateGraph {
  /// One step from a state to a state.
  public struct Arrow: Hashable, Sendable {
    /// The name of the state that is left.
    public let from: String
    /// The name of the kind of event.
    public let kind: String
    /// When the step is taken.
    public let condition: Condition
    /// The names of the actions, in the order in which they are carried out.
    public let actions: [String]
    /// The name of the state that is entered.
    public let to: String
  }

  /// The steps in the order of the cells, and within a cell in the order tried; O(cells).
  public var arrows: [Arrow] {
    cells.flatMap { cell in
      cell.candidates.compactMap { candidate in
        guard case .step(let actions, let next) = candidate.verdict else { return nil }
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
