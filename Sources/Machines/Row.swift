/// One line of a machine's table; it may stand for several states and kinds.
public struct Row<Definition: MachineDefinition>: Sendable {
  /// What happens in the cells of a row.
  public enum Verdict: Sendable {
    /// The actions are carried out in order, then the state changes; nil means that it stays.
    case step([Definition.Action], to: Definition.State?)
    /// Nothing happens, lawfully, for the reason given.
    case ignored(StaticString)
    /// The event cannot follow, for the reason given.
    case rejected(StaticString)
  }

  /// The kinds of event.
  public let kinds: [Definition.Event.Kind]
  /// The states in which they arrive.
  public let states: [Definition.State]
  /// The condition, or nil where the row always holds.
  public let condition: Definition.Guard?
  /// What happens.
  public let verdict: Verdict

  /// A row made of its parts, for tables that are made from others.
  package init(
    kinds: [Definition.Event.Kind], states: [Definition.State], condition: Definition.Guard?,
    verdict: Verdict
  ) {
    self.kinds = kinds
    self.states = states
    self.condition = condition
    self.verdict = verdict
  }

  /// A step to another state.
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

  /// A step that leaves the state as it is.
  public static func on(
    _ kinds: Definition.Event.Kind...,
    in states: Definition.State...,
    if condition: Definition.Guard? = nil,
    do actions: Definition.Action...
  ) -> Row {
    Row(kinds: kinds, states: states, condition: condition, verdict: .step(actions, to: nil))
  }

  /// A lawful nothing, and why it can happen.
  public static func ignored(
    _ kinds: Definition.Event.Kind...,
    in states: Definition.State...,
    because reason: StaticString
  ) -> Row {
    Row(kinds: kinds, states: states, condition: nil, verdict: .ignored(reason))
  }

  /// A refusal, and why the event cannot follow.
  public static func rejected(
    _ kinds: Definition.Event.Kind...,
    in states: Definition.State...,
    because reason: StaticString
  ) -> Row {
    Row(kinds: kinds, states: states, condition: nil, verdict: .rejected(reason))
  }
}

/// A named part of a table that reads as one group of the story.
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
