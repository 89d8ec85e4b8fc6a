import Machines

// Tables with forms of cells that the toy has none of.

/// One step, and nothing that is ignored or refused by a row.
enum OneStep: ToyTable {
  static let transitionGroups: [TransitionGroup<OneStep>] = [
    TransitionGroup("one", [.on(.press, in: .idle, to: .pressed)])
  ]
}

/// Rows that refuse or ignore under a condition, before another row of their cell.
enum GuardedReasons: ToyTable {
  static let transitionGroups: [TransitionGroup<GuardedReasons>] = [
    TransitionGroup(
      "guarded",
      [
        Row(kinds: [.press], states: [.idle], condition: .isFar, outcome: .ignored("it is late")),
        .rejected(.press, in: .idle, because: "it is early"),
        Row(kinds: [.drag], states: [.idle], condition: .isFar, outcome: .rejected("it is late")),
        .ignored(.drag, in: .idle, because: "it is early"),
        Row(kinds: [.cancel], states: [.idle], condition: .isFar, outcome: .ignored("it is late")),
        .on(.cancel, in: .idle, do: .forget, to: .pressed),
      ])
  ]
}
