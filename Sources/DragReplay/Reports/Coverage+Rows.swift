import DragGestures
import DragItems
import DragSessions
package import DragStage
import Machines

// The rows of the machines' tables, by the names of states and events.
extension Coverage {
  /// A row with a transition, in one cell of a table.
  package struct Step: Hashable, Sendable {
    /// The row.
    package var row: MachineTransition
    /// The state in which the event arrives.
    package var state: String
    /// The kind of event.
    package var event: String
    /// The condition: its name, `else`, or nothing.
    package var condition: String
    /// The next state.
    package var next: String
  }

  /// Every row with a transition, table by table.
  package static let allSteps: [Step] = MachineTransition.Table.allCases.flatMap { table in
    switch table {
    case .gesture: steps(of: Gesture.self, table)
    case .session: steps(of: DragSessionMachine.self, table)
    case .visit: steps(of: DropSession.self, table)
    case .springLoad: steps(of: SpringLoad.self, table)
    case .menu: steps(of: ContextMenu.self, table)
    case .load: steps(of: Load.self, table)
    case .seat: steps(of: HostSeat.self, table)
    }
  }

  /// The rows of a table are counted by cell; a cell without rows has one, too.
  private static func steps<Definition: MachineDefinition>(
    of definition: Definition.Type, _ table: MachineTransition.Table
  ) -> [Step] {
    var steps: [Step] = []
    var index = 0
    for state in definition.State.allCases {
      for kind in definition.Event.Kind.allCases {
        let rows = definition.candidates(in: state, on: kind)
        for (number, row) in rows.enumerated() {
          guard case .step(_, let next) = row.outcome else { continue }
          steps.append(
            Step(
              row: MachineTransition(table, index + number), state: String(describing: state),
              event: String(describing: kind),
              condition: row.condition.map { String(describing: $0) }
                ?? (number == 0 ? "" : "else"),
              next: String(describing: next ?? state)))
        }
        index += max(1, rows.count)
      }
    }
    return steps
  }

  /// The covered share of all rows with a transition.
  ///
  /// Many rows are for cases that a suite rarely has, such as hosts with drags of their own; so this
  /// share is reported and does not count for `--coverage-minimum`.
  package var rowShare: Share {
    Share(covered: Self.allSteps.count { rows[$0.row] != nil }, all: Self.allSteps.count)
  }
}
