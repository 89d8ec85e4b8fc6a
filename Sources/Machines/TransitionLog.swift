extension Machine {
  /// Which word of the table an event would take now, counted over the whole table in its order; nil
  /// where the event is refused.
  ///
  /// It is for whoever counts which rows were taken, and changes nothing.
  package func candidate(on event: Definition.Event) -> Int? {
    let program = Definition.transitionTable
    let cell = Int(current.rawValue) * program.columns + Int(event.kind.rawValue)
    for index in Int(program.starts[cell])..<Int(program.starts[cell + 1]) {
      let word = program.words[index]
      if let condition = Definition.Guard(rawValue: UInt8(truncatingIfNeeded: word >> 8) &- 1),
        !Definition.holds(condition, in: memory, on: event)
      {
        continue
      }
      return UInt8(truncatingIfNeeded: word) == TransitionTable.rejected ? nil : index
    }
    return nil
  }
}

/// The rows that machines have taken, where somebody counts them.
///
/// It decides nothing, so any two are equal, and a value that holds one compares by the rest.
package struct TransitionLog: Hashable, Sendable {
  /// Whether rows are noted at all.
  package var isKept: Bool
  /// The places of the rows in their table, in the order in which they were taken.
  package private(set) var rows: [Int] = []

  /// Makes an empty log.
  package init(isKept: Bool = false) {
    self.isKept = isKept
  }

  /// Notes the row that an event is about to take.
  package mutating func note<Definition>(
    _ machine: Machine<Definition>, on event: Definition.Event
  ) {
    if let row = machine.candidate(on: event) { rows.append(row) }
  }

  /// Takes away what was noted so far.
  package mutating func takeTransitions() -> [Int] {
    defer { rows = [] }
    return rows
  }

  /// Holds always.
  package static func == (left: TransitionLog, right: TransitionLog) -> Bool { true }

  /// Adds nothing, as any two are equal.
  package func hash(into hasher: inout Hasher) {}
}
