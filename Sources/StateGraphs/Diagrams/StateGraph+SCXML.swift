extension StateGraph {
  /// The graph in SCXML, the language of the W3C for state charts: UTF-8, LF, a final newline;
  /// O(cells).
  ///
  /// It contains no data: the result of a guard is part of the name of the event. The second line
  /// of a cell with guards is taken on `moved_g2`, for example, and a cell without guards on
  /// `moved`. Each action raises an internal event, such as `act_carry`, so that other interpreters
  /// report it. No name has a dot, because SCXML matches events by dotted prefixes.
  package var scxml: String {
    let ids = Identifiers(states.map(\.name))
    let events = EventNames(of: self)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<scxml xmlns=\"http://www.w3.org/2005/07/scxml\" version=\"1.0\" datamodel=\"null\""
        + " name=\"\(Identifiers([name])[name])\" initial=\"\(ids[initial])\">",
    ]
    for state in states {
      if case .final = state.stateKind {
        lines.append("  <final id=\"\(ids[state.name])\"/>")
        continue
      }
      let transitions = cells.filter { $0.state == state.name }.flatMap { cell in
        cell.candidates.indices.flatMap { transition(cell, $0, ids, events) }
      }
      if transitions.isEmpty {
        lines.append("  <state id=\"\(ids[state.name])\"/>")
      } else {
        lines.append("  <state id=\"\(ids[state.name])\">")
        lines += transitions
        lines.append("  </state>")
      }
    }
    lines.append("</scxml>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The transition of one line of a cell, if it takes a step.
  private func transition(
    _ cell: Cell, _ index: Int, _ ids: Identifiers, _ events: EventNames
  ) -> [String] {
    guard case .step(let actions, let next) = cell.candidates[index].outcome else { return [] }
    let event = events.name(of: cell, candidate: index)
    let head = "    <transition event=\"\(event)\" target=\"\(ids[next])\""
    guard !actions.isEmpty else { return [head + "/>"] }
    return [head + ">"]
      + actions.map { "      <raise event=\"\(EventNames.name(ofAction: $0))\"/>" }
      + ["    </transition>"]
  }
}

/// The names of events in SCXML.
package struct EventNames {
  private let identifiers: Identifiers

  package init(of graph: StateGraph) {
    identifiers = Identifiers(graph.kinds.map(\.name))
  }

  /// The event that selects one candidate of a cell: with its number, if guards choose.
  ///
  /// The number after the last one is that of an event that no line takes.
  package func name(of cell: StateGraph.Cell, candidate index: Int) -> String {
    let name = identifiers[cell.kind]
    return cell.candidates.count > 1 ? "\(name)_g\(index + 1)" : name
  }

  /// The event that an action raises.
  package static func name(ofAction action: String) -> String {
    "act_" + Identifiers([action])[action]
  }
}
