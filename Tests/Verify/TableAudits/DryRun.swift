package import Machines

/// A machine's table without its context: the driver decides which guards hold.
///
/// It runs on the same engine and the same packed table as the machine itself. So the table can be
/// compared with the engine, step by step.
package enum DryRun<Definition: MachineDefinition>: MachineDefinition {
  /// The states of the machine.
  package typealias State = Definition.State
  /// Its guards, which hold if the event lists them.
  package typealias Guard = Definition.Guard
  /// Its actions, which only produce themselves as effects.
  package typealias Action = Definition.Action
  /// The carried out actions.
  package typealias Effect = Definition.Action

  /// A kind of event, and the guards that hold on it.
  package struct Event: MachineEvent {
    /// The kind.
    package let kind: Definition.Event.Kind
    /// The guards that hold.
    package let holding: Set<Definition.Guard>

    /// Makes an event.
    package init(_ kind: Definition.Event.Kind, holding: Set<Definition.Guard> = []) {
      self.kind = kind
      self.holding = holding
    }
  }

  /// An empty context.
  package struct Context: Hashable, Sendable {
    /// Makes a context.
    package init() {}
  }

  /// The initial state of the machine.
  package static var initial: State { Definition.initial }

  /// The kind of a state.
  package static func stateKind(of state: State) -> StateKind<Definition.Event.Kind> {
    Definition.stateKind(of: state)
  }

  /// The source of events of a kind.
  package static func source(of kind: Definition.Event.Kind) -> EventSource {
    Definition.source(of: kind)
  }

  /// The rows of the machine; O(rows).
  package static var transitionGroups: [TransitionGroup<Self>] {
    Definition.transitionGroups.map { group in
      TransitionGroup(
        group.name,
        group.rows.map { row in
          Row(
            kinds: row.kinds, states: row.states, condition: row.condition,
            outcome: outcome(row.outcome))
        })
    }
  }

  private static func outcome(_ outcome: Row<Definition>.Outcome) -> Row<Self>.Outcome {
    switch outcome {
    case .step(let actions, let next): .step(actions, to: next)
    case .ignored(let reason): .ignored(reason)
    case .rejected(let reason): .rejected(reason)
    }
  }

  /// The machine's own table.
  package static var transitionTable: TransitionTable<State, Guard, Action> {
    Definition.transitionTable
  }

  /// Returns true if the event lists the guard.
  package static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    event.holding.contains(condition)
  }

  /// Puts the action out as an effect.
  package static func carryOut(
    _ action: Action, in context: inout Context, on event: Event, into effects: inout [Action]
  ) {
    effects.append(action)
  }
}
