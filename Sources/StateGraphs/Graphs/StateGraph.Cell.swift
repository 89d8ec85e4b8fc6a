import Machines

extension StateGraph {
  /// What happens when one kind of event arrives in one state.
  package struct Cell: Hashable, Sendable {
    /// The name of the state.
    package let state: String
    /// The name of the kind of event.
    package let kind: String
    /// What is tried, in order; empty where the refusal follows from the origin of the kind.
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

    /// How the cell counts.
    package var status: Standing {
      guard let first = candidates.first else { return .derived }
      if candidates.contains(where: \.isStep) { return .handled }
      switch first.verdict {
      case .step: return .handled
      case .ignored: return .ignored
      case .refused: return .refused
      }
    }
  }

  /// How a cell counts.
  package enum Standing: Hashable, Sendable {
    /// At least one row takes a step.
    case handled
    /// Nothing happens, lawfully, and a row says why.
    case ignored
    /// The event cannot follow, and a row says why.
    case refused
    /// The event cannot follow, and no row needs to say it.
    case derived
  }

  /// One line of the table as it stands in one cell.
  package struct Candidate: Hashable, Sendable {
    /// When the line is taken.
    package let condition: Condition
    /// What happens.
    package let verdict: Verdict

    init<Definition>(_ row: Row<Definition>, in state: Definition.State, isFirst: Bool) {
      condition =
        if let condition = row.condition {
          .when(String(describing: condition))
        } else {
          isFirst ? .always : .otherwise
        }
      verdict =
        switch row.verdict {
        case .step(let actions, let next):
          .step(actions.map { String(describing: $0) }, to: String(describing: next ?? state))
        case .ignored(let reason): .ignored(reason.description)
        case .rejected(let reason): .refused(reason.description)
        }
    }

    var isStep: Bool {
      if case .step = verdict { true } else { false }
    }
  }

  /// When a line of a cell is taken.
  package enum Condition: Hashable, Sendable {
    /// Whenever the event arrives.
    case always
    /// When the named guard holds, and none before it in the cell did.
    case when(String)
    /// When no guard before it in the cell held.
    case otherwise

    /// The word that stands in brackets, or nil where there is no bracket.
    package var word: String? {
      switch self {
      case .always: nil
      case .when(let name): name
      case .otherwise: "else"
      }
    }
  }

  /// What happens in a line of a cell.
  package enum Verdict: Hashable, Sendable {
    /// The named actions are carried out in order, then the machine is in the named state.
    case step([String], to: String)
    /// Nothing happens, lawfully, for the reason given.
    case ignored(String)
    /// The event cannot follow, for the reason given.
    case refused(String)
  }
}
