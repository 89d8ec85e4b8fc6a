/// A value that takes one step of a table for each event.
///
/// The step is found first and refused before anything is written; then the row's actions are
/// carried out in order, and last comes the one assignment of a machine's state in the package.
public struct Machine<Definition: MachineDefinition>: Hashable, Sendable {
  /// What an accepted event did.
  public enum Outcome: Hashable, Sendable {
    /// A row was carried out.
    case stepped
    /// The table says that nothing happens.
    case ignored
  }

  @usableFromInline var current: Definition.State
  @usableFromInline var memory: Definition.Context

  /// The state.
  @inlinable public var state: Definition.State { current }

  /// What the machine remembers beside its state; only the actions of its rows write it.
  @inlinable public var context: Definition.Context { memory }

  /// Makes a machine in its initial state.
  @inlinable public init(_ context: Definition.Context) {
    current = Definition.initial
    memory = context
  }

  /// Takes one step; about 10 ns, and no allocation beyond the growth of `effects`.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - effects: Where the row's effects are appended, in order.
  /// - Returns: Whether a row was carried out or the event was ignored lawfully.
  /// - Throws: A refusal when the event cannot follow; the machine and `effects` are unchanged.
  @inlinable @discardableResult
  public mutating func advance(
    on event: Definition.Event,
    into effects: inout [Definition.Effect]
  ) throws(Definition.InvalidTransition) -> Outcome {
    let kind = event.kind
    let cell = Int(current.rawValue) * Definition.transitionTable.columns + Int(kind.rawValue)
    var index = Int(Definition.transitionTable.starts[cell])
    let end = Int(Definition.transitionTable.starts[cell + 1])
    while index < end {
      let word = Definition.transitionTable.words[index]
      index += 1
      if let condition = Definition.Guard(rawValue: UInt8(truncatingIfNeeded: word >> 8) &- 1),
        !Definition.holds(condition, in: memory, on: event)
      {
        continue
      }
      guard let next = Definition.State(rawValue: UInt8(truncatingIfNeeded: word)) else {
        if UInt8(truncatingIfNeeded: word) == TransitionTable.ignored { return .ignored }
        break
      }
      var actions = word >> 16
      while let action = Definition.Action(rawValue: UInt8(truncatingIfNeeded: actions) &- 1) {
        Definition.carryOut(action, in: &memory, on: event, into: &effects)
        actions >>= 8
      }
      current = next
      return .stepped
    }
    throw TransitionError(kind, in: current)
  }
}
