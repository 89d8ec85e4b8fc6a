import DragScript
import DragStage
import Testing

@testable import DragReplay

@Suite struct SceneBuilderTests {
  @Test func `a script that sets nothing has the settings of a stage`() {
    var settings = StageSettings()
    // Chosen, which it is not by itself, and the same.
    settings.liftDelay = settings.liftDelay
    #expect(SceneBuilder.stageSettings(Settings()) == settings)
  }
}
