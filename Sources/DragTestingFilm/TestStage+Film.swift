import DragFilm
import DragReplay
public import DragTesting

extension TestStage {
  /// Films the stage from now on: where the test fails, the film up to its first failure is attached, as one HTML file.
  ///
  /// Call it once, where the test begins; a film shows the views as they are at each moment. A drag takes about twice as
  /// long.
  ///
  /// ```swift
  /// let stage = TestStage()
  /// stage.film()
  /// ```
  public func film() {
    let filming = StageFilming()
    observe(by: filming.observer)
    let settings = stage.settings
    attachments = { result, setup in
      var reel = filming.reel(of: result, settings: settings, setup: setup)
      reel.renameFiles(PackagePath.relative)
      return ["html": Film([reel]).html()]
    }
  }
}
