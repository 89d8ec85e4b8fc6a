import DragFiles
import DragReplay
import DragScript
import GestureImport

/// One replay of some files, on a scene where there is one.
struct Replay {
  private let scene: Script?
  private let options: ImportOptions
  private let limits: ReplayLimits
  private let filter: String
  private let keepsTraces: Bool
  /// What became of all tests of the last run.
  private(set) var report = ReplayReport()

  init(
    scene: Script?, options: ImportOptions, limits: ReplayLimits, filter: String,
    keepsTraces: Bool
  ) {
    self.scene = scene
    self.options = options
    self.limits = limits
    self.filter = filter
    self.keepsTraces = keepsTraces
  }

  /// Runs the tests of all files anew.
  mutating func run(_ sources: [ReplaySource]) throws(FileError) {
    report = ReplayReport()
    for source in sources {
      let bytes = try source.bytes()
      switch (source.content, scene) {
      case (.recording(let format), let scene?):
        let imported = ImportedScript(
          bytes, name: source.name, as: format, options: options, scene: scene)
        take(imported.script, imported.diagnostics, imported.placed)
      case (.script, _), (.recording, nil):
        let folder = IncludeFolder(ofScript: source.name)
        let outcome = Script.parse(bytes, file: source.name, scene: scene) {
          path throws(IncludeFailure) in try folder.read(path)
        }
        take(outcome.script, outcome.diagnostics) { $0 }
      }
    }
  }

  private mutating func take(
    _ script: Script?, _ diagnostics: [Diagnostic], _ placing: (TestResult) -> TestResult
  ) {
    report.diagnostics += diagnostics
    guard let script else { return }
    let start = report.results.count
    report.run(
      script, limits: limits, keepsTraces: keepsTraces,
      where: { filter.isEmpty || "\(script.file): \($0.name)".contains(filter) },
      storesIn: StoreFiles.maker)
    for index in start..<report.results.count {
      report.results[index] = placing(report.results[index])
    }
  }
}
