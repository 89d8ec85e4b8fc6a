package import DragGeometry
package import DragScript
import DragSessions
package import DragStage

/// The stage of a script, for a host that moves the pointers itself.
///
/// Views answer by the script's policies, and collections are bound to the script's stores. What the
/// host records on it can be replayed with the same script as the scene.
package struct ScriptStage {
  private let scene: SceneBuilder
  private let settings: Settings

  /// The stage, before anything has happened on it.
  package var stage: Stage { scene.stage }
  /// The visible size, in points.
  package var viewport: Size { settings.viewport }

  /// Sets up the scene of a script; of its tests only the set-up above them is used.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - folder: The folder for file stores, if there can be one.
  /// - Throws: The stage's error, at its line.
  package init(
    _ script: Script, storesIn folder: (any StoreFolder)? = nil
  ) throws(TestFailure) {
    scene = try SceneBuilder(script.setup, storesIn: folder)
    settings = Settings().applying(script.setup)
  }

  /// A player of further lines, from the stage's time on, which has the scene's stores: lines may
  /// reopen them, make a save fail, and expect what is stored.
  package func player(hooks: HostHooks = HostHooks()) -> ScriptPlayer {
    ScriptPlayer(scene, settings: settings, limits: ReplayLimits(), hooks: hooks)
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
