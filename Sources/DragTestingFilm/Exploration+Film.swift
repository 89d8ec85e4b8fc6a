import DragExplore
import DragFilm
public import DragTesting

extension Exploration {
  /// Films the drag that is found: the film is attached beside its script, as one HTML file that opens at the failure (EX-58).
  ///
  /// The runs are not filmed, so that they take no longer; a drag that ends its process has no film.
  public func filmed() -> Exploration {
    var copy = self
    copy.filming = { found in
      let (result, filmed) = FilmRun(
        found.test, of: found.script, hooks: found.hooks, host: found.host
      )
      .drive(found.play)
      var reel = filmed
      reel.renameFiles(PackagePath.relative)
      return (result, Film([reel]).html())
    }
    return copy
  }
}
