package import DragGeometry
package import DragScript
import DragSessions
package import DragStage

/// The stage that a script describes, for a host that moves the pointers itself.
///
/// Views answer as the script's policies say. What the host records on it can be replayed with the
/// same script as the scene.
package struct ScriptStage {
  /// The stage, before anything has happened on it.
  package let stage: Stage
  /// The size of what is seen of it, in points.
  package let viewport: Size

  /// Sets up the scene of a script; of its tests, only what stands above them.
  ///
  /// - Parameter script: The script.
  /// - Throws: What the stage refuses, at its line.
  package init(_ script: Script) throws(TestFailure) {
    stage = try SceneBuilder(script.setup).stage
    viewport = Settings().applying(script.setup).viewport
  }

  /// The trace so far, a line an entry, as `drag replay --trace` writes it below its head line.
  ///
  /// - Complexity: O(*n*) in the trace.
  package var traceText: String {
    var text = ""
    for line in stage.traceLines() { text += line.text + "\n" }
    return text
  }
}
