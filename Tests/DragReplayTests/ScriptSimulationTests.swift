import DragScript
import DragSessions
import DragStage
import TestSupport
import Testing

@testable import DragReplay

/// Seeded scripts of everything that the language has a word for.
@Suite struct ScriptSimulationTests {
  // Ten seeds a case: so many cases as there are seeds would take longer to list than to run.
  static let tens = Array(
    stride(from: 1, through: SimulationTests.seeds.upperBound - 550, by: 10))

  @Test(arguments: tens)
  func `whatever a script says, all holds behind every event, and what is stored is shown`(
    first: UInt64
  ) throws {
    for seed in first..<first + 10 {
      var simulation = ScriptSimulation(seed: seed)
      let failure = try simulation.failure()
      #expect(failure == nil, "\(failure ?? "")")
    }
  }
}
