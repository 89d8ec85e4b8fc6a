package import Machines

/// A check of a machine's table by its rows alone: nothing is run, no guard is asked.
///
/// A table without faults answers every event in every state, and what it never says follows from
/// the origins of the kinds and the postures of the states. The packed program is not read, since
/// packing takes rows for granted that are checked here.
package struct TableAudit<Definition: MachineDefinition>: Sendable {
  /// What is wrong, in declaration order within each check; empty for a good table.
  package let faults: [Finding]

  /// Checks the rows of a definition; O(cells × rows).
  package init(of definition: Definition.Type) {
    let cells = Self.cells
    faults =
      Self.listFaults + Self.rowFaults + Self.readerFaults
      + cells.flatMap(Self.originFaults) + cells.flatMap(Self.orderFaults)
      + Self.reachFaults(cells)
  }
}

extension TableAudit {
  typealias State = Definition.State
  typealias Kind = Definition.Event.Kind

  /// The candidates of one cell.
  struct Cell {
    let state: State
    let kind: Kind
    let rows: [Row<Definition>]

    /// Where the steps of the cell lead; a state may stand here more than once.
    var targets: [State] {
      rows.compactMap { row in
        guard case .step(_, let next) = row.verdict else { return nil }
        return next ?? state
      }
    }
  }

  static var cells: [Cell] {
    State.allCases.flatMap { state in
      Kind.allCases.map { kind in
        Cell(state: state, kind: kind, rows: Definition.candidates(in: state, on: kind))
      }
    }
  }
}
