import DragGestures
import DragItems
import DragSessions
package import DragStage
import Machines
import StateGraphs

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
    steps(of: graph(of: table), table)
  }

  private static func graph(of table: MachineTransition.Table) -> StateGraph {
    switch table {
    case .gesture: StateGraph(of: Gesture.self)
    case .session: StateGraph(of: DragSessionMachine.self)
    case .visit: StateGraph(of: DropSession.self)
    case .springLoad: StateGraph(of: SpringLoad.self)
    case .menu: StateGraph(of: ContextMenu.self)
    case .load: StateGraph(of: Load.self)
    case .seat: StateGraph(of: HostSeat.self)
    }
  }

  /// The words of a packed table are ordered by cell; a cell without rows has one, too.
  private static func steps(of graph: StateGraph, _ table: MachineTransition.Table) -> [Step] {
    var steps: [Step] = []
    var index = 0
    for cell in graph.cells {
      for (place, candidate) in cell.candidates.enumerated() {
        guard case .step(_, let next) = candidate.outcome else { continue }
        steps.append(
          Step(
            row: MachineTransition(table, index + place), state: cell.state, event: cell.kind,
            condition: candidate.condition.word ?? "", next: next))
      }
      index += max(1, cell.candidates.count)
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

  /// The lines of the rows in JSON.
  var rowObjects: [String] {
    Self.allSteps.map { step in
      "    {\"machine\": \(JSONText.quoted(step.row.table.rawValue)), "
        + "\"state\": \(JSONText.quoted(step.state)), \"event\": \(JSONText.quoted(step.event)), "
        + "\"if\": \(JSONText.quoted(step.condition)), \"to\": \(JSONText.quoted(step.next)), "
        + "\"count\": \(rows[step.row] ?? 0)}"
    }
  }
}
