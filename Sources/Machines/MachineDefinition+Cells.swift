extension MachineDefinition {
  /// The rows that are candidates in one cell, in the order in which they are tried; O(rows).
  package static func candidates(in state: State, on kind: Event.Kind) -> [Row<Self>] {
    transitionGroups.flatMap { group in
      group.rows.filter { $0.states.contains(state) && $0.kinds.contains(kind) }
    }
  }
}
