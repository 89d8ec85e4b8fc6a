package import Machines
import StateGraphs

/// Event sequences with the results of the engine, for interpreters of ``StateGraph/scxml`` to
/// follow.
///
/// Events, states and actions have the names of the SCXML, so that an external interpreter needs
/// nothing else.
package struct Walks<Definition: MachineDefinition> {
  private typealias Event = DryRun<Definition>.Event

  /// One step of a walk.
  package struct Step: Hashable, Sendable {
    /// The name of the event.
    package let event: String
    /// The name of the state after it; the state is unchanged if the event was ignored or rejected.
    package let state: String
    /// The names of the events that its actions raise.
    package let actions: [String]

    /// The step as a word: `event>state/action,action`.
    package var text: String {
      "\(event)>\(state)" + (actions.isEmpty ? "" : "/" + actions.joined(separator: ","))
    }
  }

  /// An event in one state, and its outcome.
  private struct Choice {
    let event: Event
    let name: String
    let takesStep: Bool
  }

  /// For each state, every kind of event with every combination of the guards that are read on it.
  private let choices: [[Choice]]
  private let states: [String]
  private let actions: [String]

  /// Prepares the walks of a machine; O(cells × rows).
  package init(of definition: Definition.Type) {
    let graph = StateGraph(of: definition)
    let events = EventNames(of: graph)
    let identifiers = Identifiers(graph.states.map(\.name))
    states = graph.states.map { identifiers[$0.name] }
    actions = Definition.Action.allCases.map { EventNames.name(ofAction: String(describing: $0)) }
    let all = Definition.Event.Kind.allCases.flatMap(Self.events)
    choices = Definition.State.allCases.map { state in
      all.map { event in
        let cell = graph.cells[
          Int(state.rawValue) * graph.kinds.count + Int(event.kind.rawValue)]
        let place = definition.candidates(in: state, on: event.kind).firstIndex { row in
          row.condition.map { event.holding.contains($0) } ?? true
        }
        return Choice(
          event: event, name: events.name(of: cell, candidate: place ?? cell.candidates.count),
          takesStep: place.map { cell.candidates[$0].isStep } ?? false)
      }
    }
  }

  /// Every combination of the guards that any state reads on a kind of event.
  private static func events(of kind: Definition.Event.Kind) -> [Event] {
    var guards: [Definition.Guard] = []
    for state in Definition.State.allCases {
      for row in Definition.candidates(in: state, on: kind) {
        if let condition = row.condition, !guards.contains(condition) { guards.append(condition) }
      }
    }
    return guards.reduce([Set<Definition.Guard>()]) { sets, condition in
      sets + sets.map { $0.union([condition]) }
    }.map { Event(kind, holding: $0) }
  }

  /// A shortest path to every reachable state, followed by each event in turn.
  package func tour() -> [[Step]] {
    var paths: [Definition.State: [Int]] = [Definition.initial: []]
    var open = [Definition.initial]
    var next = 0
    var walks: [[Step]] = []
    while next < open.count {
      let path = paths[open[next], default: []]
      next += 1
      for choice in choices[0].indices {
        var machine = Machine<DryRun<Definition>>(.init())
        walks.append((path + [choice]).map { take($0, &machine) })
        if paths[machine.state] == nil {
          paths[machine.state] = path + [choice]
          open.append(machine.state)
        }
      }
    }
    return walks
  }

  /// A random walk, until it has its length or the machine is finished.
  ///
  /// Three of four events are chosen from those that take a step, so that the walk advances.
  package func walk(length: Int, using random: inout some RandomNumberGenerator) -> [Step] {
    var machine = Machine<DryRun<Definition>>(.init())
    var walk: [Step] = []
    while walk.count < length, Definition.stateKind(of: machine.state) != .final {
      let here = choices[Int(machine.state.rawValue)]
      var choice = Int.random(in: here.indices, using: &random)
      if Int.random(in: 0..<4, using: &random) > 0 {
        let fitting = here.indices.filter { here[$0].takesStep }
        if let any = fitting.randomElement(using: &random) { choice = any }
      }
      walk.append(take(choice, &machine))
    }
    return walk
  }

  private func take(_ choice: Int, _ machine: inout Machine<DryRun<Definition>>) -> Step {
    let taken = choices[Int(machine.state.rawValue)][choice]
    var done: [Definition.Action] = []
    _ = try? machine.advance(on: taken.event, into: &done)
    return Step(
      event: taken.name, state: states[Int(machine.state.rawValue)],
      actions: done.map { actions[Int($0.rawValue)] })
  }
}
