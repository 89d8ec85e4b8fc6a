/// One row of a machine's transition table; it may cover several states and kinds.
public struct Row<Definition: MachineDefinition>: Sendable {
  /// The outcome of a row.
  public enum Verdict: Sendable {
    /// Carries out the actions in order, then changes the state; nil keeps the state.
    case step([Definition.Action], to: Definition.State?)
    /// Ignores the event, for the reason given.
    case ignored(StaticString)
    /// Rejects the event, for the reason given.
    case rejected(StaticString)
  }

  /// The kinds of event.
  public let kinds: [Definition.Event.Kind]
  /// The states in which they arrive.
  public let states: [Definition.State]
  /// The guard, or nil if the row always holds.
  public let condition: Definition.Guard?
  /// The outcome.
  public let verdict: Verdict

  /// Makes a row from its parts, for tables that are derived from others.
  package init(
    kinds: [Definition.Event.Kind], states: [Definition.State], condition: Definition.Guard?,
    verdict: Verdict
  ) {
    self.kinds = kinds
    self.states = states
    self.condition = condition
    self.verdict = verdict
  }

  /// A transition to another state.
  public static func on(
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
      verdict: .step(actions, to: next)
    )
  }

  /// A transition that keeps the state.
  public static func on(
    _ kinds: Definition.Event.Kind...,
    in states: Definition.State...,
    if condition: Definition.Guard? = nil,
    do actions: Definition.Action...
  ) -> Row {
    Row(kinds: kinds, states: states, condition: condition, verdict: .step(actions, to: nil))
  }

  /// Ignores an event, with the reason that it can occur.
  public static func ignored(
    _ kinds: Definition.Event.Kind...,
    in states: Definition.State...,
    because reason: StaticString
  ) -> Row {
    Row(kinds: kinds, states: states, condition: nil, verdict: .ignored(reason))
  }

  /// Rejects an event, with the reason that it is invalid.
  public static func rejected(
    _ kinds: Definition.Event.Kind...,
    in states: Definition.State...,
    because reason: StaticString
  ) -> Row {
    Row(kinds: kinds, states: states, condition: nil, verdict: .rejected(reason))
  }
}

/// A named group of related rows.
public struct TransitionGroup<Definition: MachineDefinition>: Sendable {
  /// The group's name.
  public let name: StaticString
  /// Its rows, in the order in which they are tried.
  public let rows: [Row<Definition>]

  /// Makes a group.
  public init(_ name: StaticString, _ rows: [Row<Definition>]) {
    self.name = name
    self.rows = rows
  }
}
