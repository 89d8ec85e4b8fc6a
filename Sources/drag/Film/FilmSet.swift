import DragFiles
import DragFilm
import DragReplay
import DragScript
import GestureImport

/// The tests that are to be filmed, as they were read.
struct FilmSet {
  private let units: [ReplayUnit]
  /// The tests, in the order of the files.
  let places: [ReplayUnit.Place]
  /// What is wrong or doubtful in the files.
  let diagnostics: [Diagnostic]

  /// True if a file cannot be run.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads the files that a command line names.
  init(_ arguments: Arguments, choosing choice: TestChoice) throws(CommandError) {
    let scenePath = arguments.value(of: "--scene")
    let scene = try scenePath.map { path throws(CommandError) in try SceneFile(at: path) }
    let importing = try ImportOptions(arguments, over: scene?.script.settings ?? Settings())
    let format: RecordingFormat? = try arguments.literal(of: "--recording")?.choice()
    let found = try CommandError.wrapping { () throws(FileError) in
      try ReplaySource.sources(at: arguments.operands, as: format, scene: scenePath)
    }
    if scenePath == nil, let recording = found.sources.first(where: { $0.content != .script }) {
      throw CommandError(
        impossible: "\(recording.name) is a recording, and played on a scene",
        hint: "name one with --scene")
    }
    var units: [ReplayUnit] = []
    for source in found.sources {
      units.append(
        try CommandError.wrapping { () throws(FileError) in
          try ReplayUnit(source, scene: scene?.script, options: importing)
        })
    }
    self.units = units
    diagnostics = found.diagnostics + units.flatMap(\.diagnostics)
    places = try choice.tests(of: units).tests
  }

  /// Replays a test, and films it.
  func reel(of place: ReplayUnit.Place, keepsStates: Bool) -> FilmReel {
    let unit = units[place.unit]
    guard let script = unit.script else { preconditionFailure("only what was read has tests") }
    return FilmRun(
      script.tests[place.test], of: script, storesIn: StoreFiles.maker, golden: unit.golden
    ).run(keepsStates: keepsStates).reel
  }
}
