package import Machines

/// What a machine makes of an event, as one letter of a matrix.
package enum EventOutcome: Character, Sendable {
  /// A row is carried out.
  case handled = "H"
  /// Nothing happens, lawfully.
  case ignored = "i"
  /// The event is refused.
  case refused = "."
}

/// One row of a matrix: a state, and a letter for each kind of event.
package struct OutcomeRow<State: IndexedEnum>: Sendable, CustomStringConvertible {
  /// The state.
  package let state: State
  /// What it makes of the kinds, in their order.
  package let outcomes: [EventOutcome]

  /// Reads a row; a letter that is none makes the row too short, which its test tells.
  package init(_ state: State, _ letters: String) {
    self.state = state
    outcomes = letters.filter { $0 != " " }.compactMap(EventOutcome.init(rawValue:))
  }

  /// The state's name.
  package var description: String { "\(state)" }
}

extension Machine {
  /// What the machine makes of an event; a refused or ignored one must leave it equal and silent.
  ///
  /// - Returns: The outcome, or nil where the machine was changed by what it did not take.
  package func outcome(on event: Definition.Event) -> EventOutcome? {
    var machine = self
    var effects = Definition.Effects()
    var outcome = EventOutcome.refused
    do throws(Definition.InvalidTransition) {
      switch try machine.advance(on: event, into: &effects) {
      case .stepped: return .handled
      case .ignored: outcome = .ignored
      }
    } catch {
      guard error == TransitionError(event.kind, in: state) else { return nil }
    }
    return machine == self && effects.elements.isEmpty ? outcome : nil
  }
}
