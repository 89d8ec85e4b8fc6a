import DragFilm
public import DragReplay
import DragScript
public import DragTesting

extension ScriptCase {
  /// Runs the test as `run` does, and films it: where it fails, the film is attached as well.
  ///
  /// The film is one HTML file, which opens from a disk at the first failure. It is made of this very
  /// run, so that hooks answer once; a run takes about twice as long.
  @discardableResult
  public func runFilmed(
    hooks: HostHooks = HostHooks(),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> PlayedScript? {
    play(hooks: hooks, for: Caller(fileID, file, line, column)) { test, script, golden, end in
      Outcome(filming: test, of: script, golden: golden, hooks: hooks, end)
    }
  }
}

extension ScriptCase.Outcome {
  /// Runs and films a test; the page is made only where it is asked for.
  init(
    filming test: ScriptTest, of script: Script, golden: GoldenTrace?, hooks: HostHooks,
    _ end: (ScriptPlayer) -> Void
  ) {
    let (result, reel) = FilmRun(test, of: script, golden: golden, hooks: hooks).run(end)
    self.init(result: result) {
      var reel = reel
      reel.renameFiles(PackagePath.relative)
      return ["html": Film([reel]).html()]
    }
  }
}
