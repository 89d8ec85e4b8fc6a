package import DragScript
import DragSessions
import DragStage
import Machines

// Apart from the result, which a player refers to by its failures.
extension TestResult {
  /// The result of a test that is no script, at a moment at which it failed.
  ///
  /// - Parameters:
  ///   - player: What plays its lines.
  ///   - name: The name of the test.
  ///   - faults: What failed.
  ///   - location: The line of the test that failed.
  /// - Complexity: O(*n*) in the trace.
  package init(
    of player: ScriptPlayer, named name: String, failedBy faults: [TestFailure],
    at location: SourceLocation
  ) {
    let stage = player.stage
    self.init(
      file: location.file, name: name, location: location, status: .failed, faults: faults,
      trace: stage.traceLines(), orders: Self.orders(on: stage), staleGoldens: [],
      duration: stage.now - .zero, eventCount: player.eventCount)
  }

  /// The items of each view, in their order, by the names of the views; O(items).
  static func orders(on stage: Stage) -> [String: [String]] {
    Dictionary(
      stage.scene.views.map { (stage.name(of: $0), stage.order(of: $0).flatMap(\.self)) },
      uniquingKeysWith: { first, _ in first })
  }
}
