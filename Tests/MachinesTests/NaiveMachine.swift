import Machines

/// The plainest reading of a table: the first row of the cell whose condition holds is taken.
struct NaiveMachine<Definition: MachineDefinition> {
  /// What an event did, a refusal included.
  enum Outcome: Equatable {
    case stepped, ignored, refused
  }

  var state = Definition.initial
  var context: Definition.Context
  var effects = Definition.Effects()

  init(_ context: Definition.Context) {
    self.context = context
  }

  mutating func advance(on event: Definition.Event) -> Outcome {
    for group in Definition.transitionGroups {
      for row in group.rows {
        guard row.states.contains(state), row.kinds.contains(event.kind) else { continue }
        if let condition = row.condition,
          !Definition.holds(condition, in: context, on: event)
        {
          continue
        }
        switch row.outcome {
        case .ignored: return .ignored
        case .rejected: return .refused
        case .step(let actions, let next):
          for action in actions {
            Definition.carryOut(action, in: &context, on: event, into: &effects)
          }
          state = next ?? state
          return .stepped
        }
      }
    }
    return .refused
  }
}
