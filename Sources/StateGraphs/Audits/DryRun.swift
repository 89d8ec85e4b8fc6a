public import Machines

/// A machine's table without its context: whoever drives it says which guards hold.
///
/// It is carried out by the engine that carries out the machine itself, over the same packed
/// program. So what a table says can be compared, step by step, with what the engine does.
public enum DryRun<Definition: MachineDefinition>: MachineDefinition {
  /// The states of the machine.
  public typealias State = Definition.State
  /// Its guards, which hold where the event says so.
  public typealias Guard = Definition.Guard
  /// Its actions, which do nothing but come out.
  public typealias Action = Definition.Action
  /// What was carried out.
  public typealias Effect = Definition.Action

  /// A kind of event, and the guards that hold on it.
  public struct Event: MachineEvent {
    /// The kind.
    public let kind: Definition.Event.Kind
    /// The guards that hold.
    public let holding: Set<Definition.Guard>

    /// Makes an event.
    public init(_ kind: Definition.Event.Kind, holding: Set<Definition.Guard> = []) {
      self.kind = kind
      self.holding = holding
    }
  }

  /// Nothing is remembered.
  public struct Context: Hashable, Sendable {
    /// Makes a context.
    public init() {}
  }

  /// The state in which the machine begins.
  public static var initial: State { Definition.initial }

  /// What the machine does in a state.
  public static func stateKind(of state: State) -> StateKind<Definition.Event.Kind> {
    Definition.stateKind(of: state)
  }

  /// Who speaks in an event of a kind.
  public static func source(of kind: Definition.Event.Kind) -> EventSource {
    Definition.source(of: kind)
  }

  /// The rows of the machine; O(rows).
  public static var transitionGroups: [TransitionGroup<Self>] {
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
  public static var transitionTable: TransitionTable { Definition.transitionTable }

  /// Whether the event says that a guard holds.
  public static func holds(_ condition: Guard, in context: Context, on event: Event) -> Bool {
    event.holding.contains(condition)
  }

  /// Puts the action out.
  public static func carryOut(
    _ action: Action, in context: inout Context, on event: Event, into effects: inout [Action]
  ) {
    effects.append(action)
  }
}
