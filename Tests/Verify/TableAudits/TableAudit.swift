package import Machines
import StateGraphs

/// A static check of a machine's table: it runs nothing and evaluates no guard.
///
/// A table without errors has an outcome for every event in every state; outcomes without a row
/// follow from the sources of the kinds and the kinds of the states. The packed table is not read,
/// because packing assumes the properties that are checked here.
package struct TableAudit<Definition: MachineDefinition>: Sendable {
  /// The errors, in declaration order within each check; empty for a valid table.
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

    /// The target states of the cell's steps; a state may occur more than once.
    var targets: [State] {
      rows.compactMap { row in
        guard case .step(_, let next) = row.outcome else { return nil }
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
