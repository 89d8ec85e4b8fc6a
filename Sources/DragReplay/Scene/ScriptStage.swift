package import DragGeometry
package import DragScript
import DragSessions
package import DragStage

/// The stage of a script, for a host that moves the pointers itself.
///
/// Views answer by the script's policies. What the host records on it can be replayed with the same
/// script as the scene.
package struct ScriptStage {
  /// The stage, before anything has happened on it.
  package let stage: Stage
  /// The visible size, in points.
  package let viewport: Size

  /// Sets up the scene of a script; of its tests only the set-up above them is used.
  ///
  /// - Parameter script: The script.
  /// - Throws: The stage's error, at its line.
  package init(_ script: Script) throws(TestFailure) {
    stage = try SceneBuilder(script.setup).stage
    viewport = Settings().applying(script.setup).viewport
  }

  /// The trace so far, one line per entry, as `drag replay --trace` writes it below its headline.
  ///
  /// - Complexity: O(*n*) in the trace.
  package var traceText: String {
    var text = ""
    for line in stage.traceLines() { text += line.text + "\n" }
    return text
  }
}
