/// A state machine: a value that takes one step of a transition table for each event.
///
/// An invalid event is rejected before anything is written. Otherwise the row's actions are carried
/// out in order, and the state is assigned last; this is the only assignment of a machine's state
/// in the package.
@usableFromInline package struct Machine<Definition: MachineDefinition>: Hashable, Sendable {
  /// The result of an accepted event.
  @usableFromInline package enum Outcome: Hashable, Sendable {
    /// A row was carried out.
    case stepped
    /// The table ignores the event.
    case ignored
  }

  @usableFromInline var current: Definition.State
  @usableFromInline var memory: Definition.Context

  /// The state.
  @inlinable package var state: Definition.State { current }

  /// The extended state of the machine; only the actions of its rows write it, and
  /// ``prepare(_:)``.
  @inlinable package var context: Definition.Context { memory }

  /// Makes a machine in its initial state.
  @inlinable package init(_ context: Definition.Context) {
    current = Definition.initial
    memory = context
  }

  /// Leaves in the context a payload of the next event that would make every event large.
  @inlinable package mutating func prepare(_ change: (inout Definition.Context) -> Void) {
    change(&memory)
  }

  /// Takes one step; about 10 ns, without allocation except for the growth of `effects`.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - effects: The sequence that the row's effects are appended to, in order.
  /// - Returns: Whether a row was carried out or the event was ignored.
  /// - Throws: ``TransitionError`` if the event is invalid in this state; the machine and `effects`
  ///   are unchanged.
  @inlinable @discardableResult
  package mutating func advance(
    on event: Definition.Event,
    into effects: inout Definition.Effects
  ) throws(Definition.InvalidTransition) -> Outcome {
    effects.beginRow()
    let outcome = try advance(
      on: event, of: event.kind, by: Definition.transitionTable, into: &effects)
    effects.endRow()
    return outcome
  }

  /// Takes one step as ``advance(on:into:)`` does, in a row that the owner begins and ends.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - kind: Its kind.
  ///   - table: The table of the definition; an owner that keeps it does not ask each time whether
  ///     the static constant is made.
  ///   - effects: The sequence that the row's effects are appended to, in order.
  /// - Returns: Whether a row was carried out or the event was ignored.
  /// - Throws: ``TransitionError`` if the event is invalid in this state; nothing has changed then.
  @inlinable @discardableResult
  package mutating func advance(
    on event: Definition.Event, of kind: Definition.Event.Kind,
    by table: TransitionTable<Definition.State, Definition.Guard, Definition.Action>,
    into effects: inout Definition.Effects
  ) throws(Definition.InvalidTransition) -> Outcome {
    let cell = Int(current.rawValue) &* table.columns &+ Int(kind.rawValue)
    var index = Int(table.starts[cell])
    while true {
      let candidate = table.candidates[index]
      if let condition = candidate.condition, !holds(condition, on: event) {
        if candidate.isLast { break }
        index &+= 1
        continue
      }
      switch candidate.outcome {
      case .step(let next):
        var action = Int(candidate.firstAction)
        let end = Int(candidate.endOfActions)
        while action < end {
          Definition.carryOut(table.actions[action], in: &memory, on: event, into: &effects)
          action &+= 1
        }
        current = next
        return .stepped
      case .ignored: return .ignored
      case .rejected: throw TransitionError(kind, in: current)
      }
    }
    throw TransitionError(kind, in: current)
  }

  // It changes nothing: if it were not `mutating`, the context would be copied for it.
  @inlinable @inline(never)
  mutating func holds(_ condition: Definition.Guard, on event: Definition.Event) -> Bool {
    Definition.holds(condition, in: memory, on: event)
  }
}
