import DragExplore
import DragFilm
import DragReplay
import DragScript

/// What `--save` and `--film` write of each finding (EX-58, EX-68).
struct FoundFiles {
  private static let generator = "drag explore"

  private let scripts: OutputFolder?
  private let films: OutputFolder?

  /// Reads the options.
  init(_ arguments: Arguments) throws(CommandError) {
    func folder(_ option: String) throws(CommandError) -> OutputFolder? {
      try arguments.value(of: option).map { path throws(CommandError) in
        try OutputFolder(path, of: option, generator: Self.generator)
      }
    }
    scripts = try folder("--save")
    films = try folder("--film")
  }

  /// Writes the script with its trace, and its film.
  ///
  /// Where a file of the user has one of the names, none is written. The trace has another name than
  /// the golden of a script, which ends in `.trace`.
  ///
  /// - Parameters:
  ///   - text: The script, which has one test.
  ///   - stem: The beginning of each name.
  /// - Returns: The paths that were written.
  /// - Throws: The reason why one cannot be written.
  func write(_ text: String, named stem: String) throws(CommandError) -> [String] {
    let (name, traceName, page) = ("\(stem).drag", "\(stem).trace.txt", "\(stem).html")
    try scripts?.check([name, traceName])
    try films?.check([page])
    // A trace is headed by the name without folders, as a golden is.
    let read = Script.parse(text, file: name)
    guard let script = read.script, let test = script.tests.first else { return [] }
    var written: [String] = []
    if let scripts {
      let run = ScriptRun(
        test, of: script, limits: ExploredScene.limits, storesIn: StoreFiles.maker)
      try scripts.write(text, to: name)
      try scripts.write(run.run().traceText, to: traceName)
      written += [name, traceName].map(scripts.path)
    }
    if let films {
      let reel = FilmRun(
        test, of: script, limits: ExploredScene.limits, storesIn: StoreFiles.maker
      ).run().reel
      let film = Film([reel], title: nil, generator: "drag \(Version.current)")
      try films.write(film.text(as: .html), to: page)
      written.append(films.path(of: page))
    }
    return written
  }
}
