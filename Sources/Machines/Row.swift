/// One row of a machine's transition table; it may cover several states and kinds.
@usableFromInline package struct Row<Definition: MachineDefinition>: Sendable {
  /// The outcome of a row.
  @usableFromInline package enum Outcome: Sendable {
    /// Carries out the actions in order, then changes the state; nil keeps the state.
    case step([Definition.Action], to: Definition.State?)
    /// Ignores the event, for the reason given.
    case ignored(StaticString)
    /// Rejects the event, for the reason given.
    case rejected(StaticString)
  }

  /// The kinds of event.
  @usableFromInline package let kinds: [Definition.Event.Kind]
  /// The states in which they arrive.
  @usableFromInline package let states: [Definition.State]
  /// The guard, or nil if the row always holds.
  @usableFromInline package let condition: Definition.Guard?
  /// The outcome.
  @usableFromInline package let outcome: Outcome

  /// Makes a row from its parts, for tables that are derived from others.
  package init(
    kinds: [Definition.Event.Kind], states: [Definition.State], condition: Definition.Guard?,
    outcome: Outcome
  ) {
    self.kinds = kinds
    self.states = states
    self.condition = condition
    self.outcome = outcome
  }

  /// A transition to another state.
  @usableFromInline package static func on(
    _ kinds: Definition.Event.Kind...,
    in states: Definition.State...,
    if condition: Definition.Guard? = nil,
    do actions: Definition.Action...,
    to next: Definition.State
  ) -> Row {
    Row(
      kinds: kinds,
      states: states,
      condition: condition,
      outcome: .step(actions, to: next)
    )
  }

  /// A transition that keeps the state.
  @usableFromInline package static func on(
    _ kinds: Definition.Event.Kind...,
    in states: Definition.State...,
    if condition: Definition.Guard? = nil,
    do actions: Definition.Action...
  ) -> Row {
    Row(kinds: kinds, states: states, condition: condition, outcome: .step(actions, to: nil))
  }

  /// Ignores an event, with the reason that it can occur.
  @usableFromInline package static func ignored(
    _ kinds: Definition.Event.Kind...,
    in states: Definition.State...,
    because reason: StaticString
  ) -> Row {
    Row(kinds: kinds, states: states, condition: nil, outcome: .ignored(reason))
  }

  /// Rejects an event, with the reason that it is invalid.
  @usableFromInline package static func rejected(
    _ kinds: Definition.Event.Kind...,
    in states: Definition.State...,
    because reason: StaticString
  ) -> Row {
    Row(kinds: kinds, states: states, condition: nil, outcome: .rejected(reason))
  }
}

/// A named group of related rows.
@usableFromInline package struct TransitionGroup<Definition: MachineDefinition>: Sendable {
  /// The group's name.
  @usableFromInline package let name: StaticString
  /// Its rows, in the order in which they are tried.
  @usableFromInline package let rows: [Row<Definition>]

  /// Makes a group.
  @usableFromInline package init(_ name: StaticString, _ rows: [Row<Definition>]) {
    self.name = name
    self.rows = rows
  }
}
