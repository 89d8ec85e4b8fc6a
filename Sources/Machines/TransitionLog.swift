extension Machine {
  /// The index of the candidate that an event would select, counted over the whole table in order;
  /// nil if the event is rejected.
  ///
  /// It is used to count the taken rows, and changes nothing.
  package func candidate(on event: Definition.Event) -> Int? {
    let table = Definition.transitionTable
    var index = Int(table.starts[Int(current.rawValue) * table.columns + Int(event.kind.rawValue)])
    while let condition = table.candidates[index].condition,
      !Definition.holds(condition, in: memory, on: event)
    {
      if table.candidates[index].isLast { return nil }
      index += 1
    }
    if case .rejected = table.candidates[index].outcome { return nil }
    return index
  }
}

/// A log of the rows that machines have taken, if they are counted.
///
/// It does not affect the machine, so any two logs are equal, and a value that contains one
/// compares by its other parts.
package struct TransitionLog: Hashable, Sendable {
  /// True if rows are logged.
  package var isKept: Bool
  /// The indices of the rows in their table, in the order in which they were taken.
  package private(set) var rows: [Int] = []

  /// Makes an empty log.
  package init(isKept: Bool = false) {
    self.isKept = isKept
  }

  /// Logs the row that an event is about to take.
  package mutating func note<Definition>(
    _ machine: Machine<Definition>, on event: Definition.Event
  ) {
    if let row = machine.candidate(on: event) { rows.append(row) }
  }

  /// Removes and returns the logged rows.
  package mutating func takeTransitions() -> [Int] {
    defer { rows = [] }
    return rows
  }

  /// Always true.
  package static func == (left: TransitionLog, right: TransitionLog) -> Bool { true }

  /// Adds nothing, because any two logs are equal.
  package func hash(into hasher: inout Hasher) {}
}
