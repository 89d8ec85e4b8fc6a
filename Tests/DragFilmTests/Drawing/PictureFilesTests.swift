import DragReplay
import Testing

import DragFilm

/// The pictures of the documentation are made from the example that they show.
///
///     drag film Tests/Scripts/Examples/1-first-drag.drag --animate -o Sources/DragStage/DragStage.docc/Resources/first-drag.svg
///     drag film Tests/Scripts/Examples/1-first-drag.drag --strip 4 -o Sources/DragStage/DragStage.docc/Resources/first-drag-strip.svg
@Suite struct PictureFilesTests {
  private func reel() throws -> FilmReel {
    try FilmedScript.reel(try FilmedScript.file("Tests/Scripts/Examples/1-first-drag.drag"))
  }

  private func picture(_ name: String) throws -> String {
    try FilmedScript.file("Sources/DragStage/DragStage.docc/Resources/\(name)")
  }

  @Test func `the animation of the README is the one that the command makes`() throws {
    #expect(try reel().animation() == picture("first-drag.svg"))
  }

  @Test func `the strip of the guide is the one that the command makes`() throws {
    #expect(try reel().strip(4) == picture("first-drag-strip.svg"))
  }
}
