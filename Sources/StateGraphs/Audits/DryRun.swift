package import Machines

/// A machine's table without its context: whoever drives it says which guards hold.
///
/// It is carried out by the engine that carries out the machine itself, over the same packed
/// program. So what a table says can be compared, step by step, with what the engine does.
package enum DryRun<Definition: MachineDefinition>: MachineDefinition {
  /// The states of the machine.
  package typealias State = Definition.State
  /// Its guards, which hold where the event says so.
  package typealias Guard = Definition.Guard
  /// Its actions, which do nothing but come out.
  package typealias Action = Definition.Action
  /// What was carried out.
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

  /// Nothing is remembered.
  package struct Context: Hashable, Sendable {
    /// Makes a context.
    package init() {}
  }

  /// The state in which the machine begins.
  package static var initial: State { Definition.initial }

  /// What the machine does in a state.
  package static func stateKind(of state: State) -> StateKind<Definition.Event.Kind> {
    Definition.stateKind(of: state)
  }

  /// Who speaks in an event of a kind.
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
            verdict: verdict(row.verdict))
        })
    }
  }

  private static func verdict(_ verdict: Row<Definition>.Verdict) -> Row<Self>.Verdict {
    switch verdict {
    case .step(let actions, let next): .step(actions, to: next)
    case .ignored(let reason): .ignored(reason)
    case .rejected(let reason): .rejected(reason)
    }
  }

  /// The machine's own program.
  package static var transitionTable: TransitionTable { Definition.transitionTable }

  /// Whether the event says that a guard holds.
  package static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    event.holding.contains(condition)
  }

  /// Puts the action out.
  package static func carryOut(
    _ action: Action, in context: inout Context, on event: Event, into effects: inout [Action]
  ) {
    effects.append(action)
  }
}
