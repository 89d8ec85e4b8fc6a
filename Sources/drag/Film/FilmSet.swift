import DragFiles
import DragFilm
import DragReplay
import DragScript
import GestureImport

/// The tests that are to be filmed, as they were read.
struct FilmSet {
  /// The files, and the scene that they are played on.
  let units: [ReplayUnit]
  let scene: SceneFile?
  /// The tests, in the order of the files.
  let chosenTests: [ReplayUnit.TestIndex]
  /// The errors and warnings in the files.
  let diagnostics: [Diagnostic]

  /// The files that were read.
  var inputs: InputFiles { InputFiles(units, on: scene) }

  /// True if a file cannot be run.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads the files that a command line names.
  init(_ arguments: Arguments, choosing choice: TestChoice) throws(CommandError) {
    let scenePath = arguments.value(of: "--scene")
    let scene = try scenePath.map { path throws(CommandError) in try SceneFile(at: path) }
    let importing = try ImportOptions(arguments, over: scene?.script.settings ?? Settings())
    let found = try Self.found(arguments)
    if scenePath == nil, let recording = found.sources.first(where: { $0.content != .script }) {
      throw CommandError(
        impossible: "\(recording.name) is a recording, and played on a scene",
        hint: "name one with --scene")
    }
    var units: [ReplayUnit] = []
    for source in found.sources {
      units.append(
        try CommandError.wrapping { () throws(FileError) in
          try ReplayUnit(
            source, scene: scene?.script, options: importing,
            expecting: arguments.values(of: "--expect"))
        })
    }
    self.units = units
    self.scene = scene
    diagnostics = found.diagnostics + units.flatMap(\.diagnostics)
    chosenTests = try choice.tests(of: units).tests
  }

  /// The title of a film of several files: what was asked for, and the name of the folder where that is the current one.
  static func title(of paths: [String]) -> String {
    paths.map { path in
      let isHere = [".", "./"].contains(path)
      guard isHere, let name = DiskFile(path).realPath.split(separator: "/").last else {
        return path
      }
      return String(name)
    }.joined(separator: ", ")
  }

  /// Replays a test, and films it.
  func reel(
    of index: ReplayUnit.TestIndex, keepsStates: Bool, keepsRows: Bool = false,
    progress: TestProgress? = nil
  ) -> FilmReel {
    let unit = units[index.unit]
    guard let script = unit.script else { preconditionFailure("only what was read has tests") }
    return FilmRun(
      script.tests[index.test], of: script, storesIn: StoreFiles.maker, golden: unit.golden,
      sources: unit.filmSources, onEvents: progress?.takeEvents
    ).run(keepsStates: keepsStates, keepsRows: keepsRows).reel
  }

  /// A result for a report, as `drag replay` has it.
  func reported(_ result: TestResult, at index: ReplayUnit.TestIndex) -> TestResult {
    units[index.unit].reported(result)
  }

  /// The files that a command line names, before they are read.
  static func sources(_ arguments: Arguments) throws(CommandError) -> [ReplaySource] {
    try found(arguments).sources
  }

  private static func found(_ arguments: Arguments) throws(CommandError) -> ReplaySource.Findings {
    let format: RecordingFormat? = try arguments.literal(of: "--recording")?.choice()
    return try CommandError.wrapping { () throws(FileError) in
      try ReplaySource.sources(
        at: arguments.operands, as: format, scene: arguments.value(of: "--scene"))
    }
  }
}
