package import DragReplay
import DragScript
package import DragStage

/// Films a stage that no script plays, while a test in Swift goes on.
package struct StageFilming {
  private let camera = FilmCamera()

  /// Makes a film that begins where its observer does.
  package init() {}

  /// What reads the stage as time goes on.
  package var observer: any ReplayObserver { camera }

  /// Ends the film.
  ///
  /// - Parameters:
  ///   - result: What became of the test.
  ///   - settings: The settings of the stage.
  ///   - setup: The script of the scene, which copied steps begin with; empty where there is none.
  /// - Returns: The film.
  package func reel(
    of result: TestResult, settings: StageSettings, setup: String
  ) -> FilmReel {
    camera.finish()
    return FilmReel(
      result: result, camera: camera, sources: [],
      settings: Settings(stage: settings).written.map { ($0.key, $0.value) }, setup: setup)
  }
}
