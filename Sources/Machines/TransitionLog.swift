extension Machine {
  /// The index of the table word that an event would select, counted over the whole table in order;
  /// nil if the event is rejected.
  ///
  /// It is used to count the taken rows, and changes nothing.
  package func candidate(on event: Definition.Event) -> Int? {
    let program = Definition.transitionTable
    let cell = Int(current.rawValue) * program.columns + Int(event.kind.rawValue)
    for index in Int(program.words[cell])..<Int(program.words[cell + 1]) {
      let word = program.words[index]
      if let condition = Definition.Guard(rawValue: UInt8(truncatingIfNeeded: word >> 8) &- 1),
        !Definition.holds(condition, in: memory, on: event)
      {
        continue
      }
      return UInt8(truncatingIfNeeded: word) == TransitionTable.rejected
        ? nil : index - program.firstCandidate
    }
    return nil
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
