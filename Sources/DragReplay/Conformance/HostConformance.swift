public import DragScript
package import DragSessions
public import DragStage
import DragGeometry
import Machines

/// A conformance test of a host, in one scenario.
///
/// Make a trial, let the host drive its ``stage`` by its ``seat`` as its system would have it, and ask
/// for the ``differences()``: there are none if the host conforms.
/// A host that is written down as a script needs no code: ``results(on:)`` runs it.
public struct HostConformance {
  /// The scenario.
  package let scenario: HostScenario
  /// The stage, with ``HostScenario/scene``.
  public let stage: Stage
  /// The host's seat.
  public let seat: PointerID

  /// Sets a scenario up.
  public init(_ scenario: HostScenario) {
    // The text is ours, and a test reads it.
    let script = Script.parse("dragscript 1\n" + HostScenario.scene + "wait 1ms\n", file: "hosts")
    guard let lines = script.script?.setup, let scene = try? SceneBuilder(lines),
      let seat = scene.stage.pointer(named: "host")
    else { preconditionFailure("the scene of the scenarios can be set up") }
    self.scenario = scenario
    self.stage = scene.stage
    self.seat = seat
  }

  /// The missing effects of the drag (`-`), then the surplus ones (`+`), each in order.
  ///
  /// Let timers run out first (``DragStage/Stage/nextDeadline``). Nothing is left where all is well.
  public func differences() -> [String] {
    Self.differences(between: scenario.expected, and: Self.effects(of: stage.traceLines()))
  }

  /// The effects of a drag, without times and without the host's events.
  ///
  /// Effects are callbacks, data changes, and requests to the host.
  ///
  /// - Parameter trace: A trace of the scene, whose seat and pointer have their own names.
  /// - Returns: Its lines; of equal ones behind each other one is left.
  package static func effects(of trace: [TraceLine]) -> [String] {
    var effects: [String] = []
    for line in trace {
      let isTold = line.who == "host" && line.what != "finish" && line.what != "request"
      guard !isTold, line.who != TimedLine.defaultPointer else { continue }
      let text = String(line.text.drop { $0 != " " }.dropFirst())
      if effects.last != text { effects.append(text) }
    }
    return effects
  }

  /// The differences of a host's script, scenario by scenario.
  ///
  /// The script has ``HostScenario/scene`` as its set-up, and a test of each scenario's name.
  ///
  /// - Parameter script: The script.
  /// - Returns: For each scenario its differences, the faults of its test, or that there is none.
  public static func results(on script: Script) -> [HostScenario: [String]] {
    var results: [HostScenario: [String]] = [:]
    for scenario in HostScenario.allCases {
      guard let test = script.tests.first(where: { $0.name == scenario.rawValue }) else {
        results[scenario] = ["missing test of this name"]
        continue
      }
      let run = ScriptRun(test, of: script)
      let result = run.run()
      results[scenario] =
        result.faults.map(\.message)
        + differences(between: scenario.expected, and: effects(of: result.trace))
    }
    return results
  }

  private static func differences(between expected: [String], and found: [String]) -> [String] {
    func text(_ mark: String, _ changes: [CollectionDifference<String>.Change]) -> [String] {
      changes.map { change in
        switch change {
        case .insert(_, let line, _), .remove(_, let line, _): "\(mark) \(line)"
        }
      }
    }
    let changes = found.difference(from: expected)
    return text("-", changes.removals) + text("+", changes.insertions)
  }
}
