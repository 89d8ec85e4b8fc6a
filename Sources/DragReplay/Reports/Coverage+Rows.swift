import DragGestures
import DragItems
import DragSessions
package import DragStage
import Machines
import StateGraphs

// The rows of the machines' tables, by the names of states and events.
extension Coverage {
  /// A row that takes a step, as it stands in one cell of a table.
  package struct Step: Hashable, Sendable {
    /// Which row it is.
    package var row: MachineTransition
    /// The state in which the event arrives.
    package var state: String
    /// The kind of event.
    package var event: String
    /// When the row is taken: the name of a condition, `else`, or nothing.
    package var condition: String
    /// The state behind.
    package var next: String
  }

  /// Every row of every table that takes a step, table by table.
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

  /// The words of a packed table stand cell by cell; a cell that no row names has one, too.
  private static func steps(of graph: StateGraph, _ table: MachineTransition.Table) -> [Step] {
    var steps: [Step] = []
    var index = 0
    for cell in graph.cells {
      for (place, candidate) in cell.candidates.enumerated() {
        guard case .step(_, let next) = candidate.verdict else { continue }
        steps.append(
          Step(
            row: MachineTransition(table, index + place), state: cell.state, event: cell.kind,
            condition: candidate.condition.word ?? "", next: next))
      }
      index += max(1, cell.candidates.count)
    }
    return steps
  }

  /// The share of all rows that take a step.
  ///
  /// Many are for what a suite rarely has, such as hosts with drags of their own; so this share is
  /// told and does not count for the least that is asked for.
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
