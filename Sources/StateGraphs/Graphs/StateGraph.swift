package import Machines

/// A machine's table as values with names, from which diagrams, tables and counts are made.
///
/// The names are those of the enum cases, so that the machines need not contain text. All lists are
/// in declaration order; equal tables make equal graphs.
package struct StateGraph: Hashable, Sendable {
  /// The name of the machine.
  package let name: String
  /// The states, in declaration order.
  package let states: [State]
  /// The kinds of event, in declaration order.
  package let kinds: [Kind]
  /// The name of the initial state.
  package let initial: String
  /// The cells, state by state, and within a state kind by kind.
  package let cells: [Cell]

  /// Reads the rows of a definition; O(cells × rows).
  ///
  /// - Parameters:
  ///   - definition: The definition whose rows are read.
  ///   - name: The name of the machine; by default the name of the type.
  package init<Definition: MachineDefinition>(
    of definition: Definition.Type,
    named name: String = String(describing: Definition.self)
  ) {
    self.name = name
    initial = String(describing: Definition.initial)
    states = Definition.State.allCases.map { state in
      State(name: String(describing: state), stateKind: StateKind(Definition.stateKind(of: state)))
    }
    kinds = Definition.Event.Kind.allCases.map { kind in
      Kind(name: String(describing: kind), source: Definition.source(of: kind))
    }
    cells = Definition.State.allCases.flatMap { state in
      Definition.Event.Kind.allCases.map { kind in
        Cell(of: definition, in: state, on: kind)
      }
    }
  }

  /// A state and its kind.
  package struct State: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The kind of the state.
    package let stateKind: StateKind
  }

  /// A kind of event and its source.
  package struct Kind: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The source.
    package let source: EventSource
  }

  /// The kind of a state.
  package enum StateKind: Hashable, Sendable {
    /// The machine is stable until the next event.
    case stable
    /// The machine is awaiting one of the named kinds.
    case awaiting([String])
    /// The machine is finished.
    case final

    init<Kind>(_ stateKind: Machines.StateKind<Kind>) {
      switch stateKind {
      case .stable: self = .stable
      case .awaiting(let kinds): self = .awaiting(kinds.map { String(describing: $0) })
      case .final: self = .final
      }
    }
  }
}
