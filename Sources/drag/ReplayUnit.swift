import DragFiles
import DragReplay
import DragScript
import GestureImport

/// One file of a replay as it was read: its script, what is wrong with it, and its golden.
struct ReplayUnit: Sendable {
  /// A test of some units.
  struct Place: Hashable, Sendable {
    var unit: Int
    var test: Int
  }

  let source: ReplaySource
  /// The script, where nothing is wrong.
  let script: Script?
  let diagnostics: [Diagnostic]
  /// The golden beside the script, where there is one.
  let golden: GoldenTrace?
  /// The files that it includes, by their paths.
  let includedPaths: [String]
  private let imported: ImportedScript?

  /// Reads a file; a recording becomes a script on the scene.
  init(
    _ source: ReplaySource, scene: Script? = nil, options: ImportOptions = ImportOptions()
  ) throws(FileError) {
    self.source = source
    if case .recording(let format) = source.content, let scene {
      let imported = ImportedScript(
        try source.bytes(), name: source.name, as: format, options: options, scene: scene)
      self.imported = imported
      script = imported.script
      diagnostics = imported.diagnostics
      golden = nil
      includedPaths = []
    } else {
      let folder = IncludeFolder(ofScript: source.name)
      var paths: [String] = []
      let outcome = Script.parse(try source.text(), file: source.name, scene: scene) {
        path throws(IncludeFailure) in
        paths.append(path)
        return try folder.read(path)
      }
      includedPaths = paths
      imported = nil
      script = outcome.script
      diagnostics = outcome.diagnostics
      golden = try source.golden()
    }
  }

  /// A result as it is told: with its faults at the places of what was replayed, and quoted.
  func told(_ result: TestResult) -> TestResult {
    if let imported { return imported.placed(result) }
    var result = result
    result.faults = result.faults.map(quoted)
    return result
  }

  /// A fault with the statement that it is at, where that stands in a script.
  func quoted(_ fault: ReplayFault) -> ReplayFault {
    let place = fault.location
    guard place.file != golden?.file else { return fault }
    let text = place.file == source.name ? try? source.text() : try? DiskFile(place.file).text()
    var fault = fault
    fault.quote = text.map { SourceQuote(at: place, in: $0) }
    return fault
  }

  /// The sections of the golden that belong to no test, each with its place.
  var unusedGoldens: [String] {
    guard let golden, let script else { return [] }
    return golden.unused(among: script.tests.map(\.name)).map {
      "unused golden: \(golden.file):\($0.headLine): \($0.name)"
    }
  }
}

extension ReplaySource {
  /// The file beside a script that may be its golden; nil for what is no script on the disk.
  var goldenPath: String? {
    guard isFile, content == .script, name.hasSuffix(".drag") else { return nil }
    return String(name.dropLast(5)) + ".trace"
  }

  /// The golden beside a script, where there is one.
  func golden() throws(FileError) -> GoldenTrace? {
    guard let path = goldenPath else { return nil }
    do throws(FileError) {
      let text = String(decoding: try DiskFile(path).bytes(), as: UTF8.self)
      return GoldenTrace(text, file: path, of: name)
    } catch {
      guard error.reason == .notFound else { throw error }
      return nil
    }
  }
}
