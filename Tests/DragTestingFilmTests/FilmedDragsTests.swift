import DragTestingFilm
import Testing

@Suite struct FilmedDragsTests {
  @Test(arguments: Scripts(in: "Drags"))
  func `every drag is filmed`(_ script: ScriptCase) {
    script.runFilmed()
  }
}
