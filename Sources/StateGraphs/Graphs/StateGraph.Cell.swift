import Machines

extension StateGraph {
  /// The outcome of one kind of event in one state.
  package struct Cell: Hashable, Sendable {
    /// The name of the state.
    package let state: String
    /// The name of the kind of event.
    package let kind: String
    /// The candidates, in the order in which they are tried; empty if the rejection follows from
    /// the source of the kind.
    package let candidates: [Candidate]

    init<Definition: MachineDefinition>(
      of definition: Definition.Type,
      in state: Definition.State,
      on kind: Definition.Event.Kind
    ) {
      self.state = String(describing: state)
      self.kind = String(describing: kind)
      candidates = definition.candidates(in: state, on: kind).enumerated().map { index, row in
        Candidate(row, in: state, isFirst: index == 0)
      }
    }

    /// The status of the cell.
    package var status: Status {
      guard let first = candidates.first else { return .derived }
      if candidates.contains(where: \.isStep) { return .handled }
      switch first.outcome {
      case .step: return .handled
      case .ignored: return .ignored
      case .rejected: return .rejected
      }
    }
  }

  /// The status of a cell.
  package enum Status: Hashable, Sendable {
    /// At least one row takes a step.
    case handled
    /// The event is ignored, and a row gives the reason.
    case ignored
    /// The event is rejected, and a row gives the reason.
    case rejected
    /// The event is rejected without a row.
    case derived
  }

  /// One line of the table in one cell.
  package struct Candidate: Hashable, Sendable {
    /// The condition of the line.
    package let condition: Condition
    /// The outcome.
    package let outcome: Outcome

    init<Definition>(_ row: Row<Definition>, in state: Definition.State, isFirst: Bool) {
      condition =
        if let condition = row.condition {
          .when(String(describing: condition))
        } else {
          isFirst ? .always : .otherwise
        }
      outcome =
        switch row.outcome {
        case .step(let actions, let next):
          .step(actions.map { String(describing: $0) }, to: String(describing: next ?? state))
        case .ignored(let reason): .ignored(reason.description)
        case .rejected(let reason): .rejected(reason.description)
        }
    }

    package var isStep: Bool {
      if case .step = outcome { true } else { false }
    }
  }

  /// The condition of a line of a cell.
  package enum Condition: Hashable, Sendable {
    /// Unconditional.
    case always
    /// The named guard holds, and no earlier guard in the cell does.
    case when(String)
    /// No earlier guard in the cell holds.
    case otherwise

    /// The text in brackets, or nil if there is no bracket.
    package var word: String? {
      switch self {
      case .always: nil
      case .when(let name): name
      case .otherwise: "else"
      }
    }
  }

  /// The outcome of a line of a cell.
  package enum Outcome: Hashable, Sendable {
    /// Carries out the named actions in order, then enters the named state.
    case step([String], to: String)
    /// Ignores the event, for the reason given.
    case ignored(String)
    /// Rejects the event, for the reason given.
    case rejected(String)
  }
}
