import DragReplay
import DragScript
import GestureImport

/// A recording as a script on a scene, whose faults are told at the recording's own places.
struct ImportedScript {
  private let name: String
  private let result: ImportResult
  /// How many lines the script has.
  private let lineCount: Int
  /// The script, where no diagnostic is an error.
  private(set) var script: Script?
  /// What is wrong or doubtful in the recording, then in what was made of it.
  private(set) var diagnostics: [Diagnostic]

  /// Imports a recording and reads it with the scene's set-up before it.
  init(
    _ bytes: [UInt8], name: String, as format: RecordingFormat, options: ImportOptions,
    scene: Script
  ) {
    self.name = name
    result = importRecording(bytes, file: name, as: format, options: options)
    diagnostics = result.diagnostics
    let text = result.scriptBytes
    lineCount = text.count { $0 == UInt8(ascii: "\n") }
    guard result.isImported else { return }
    let parsed = Script.parse(text, file: name, scene: scene)
    script = parsed.script
    diagnostics += parsed.diagnostics.map(placed)
  }

  /// A result with its faults at the recording's places.
  func placed(_ test: TestResult) -> TestResult {
    var test = test
    test.location = place(of: test.location) ?? test.location
    for index in test.origins.indices {
      let location = test.origins[index].location
      test.origins[index].location = place(of: location) ?? location
    }
    for index in test.faults.indices {
      let location = test.faults[index].location
      test.faults[index].location = place(of: location) ?? location
    }
    return test
  }

  /// A fault of the imported text, which nobody has as a file, with the place that it comes from.
  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let place = place(of: diagnostic.location) else { return diagnostic }
    var placed = diagnostic
    placed.location.file += " (imported)"
    placed.includedFrom.append(place)
    return placed
  }

  /// Where a place of the imported text comes from; nil where it is a place of the scene.
  private func place(of location: SourceLocation) -> SourceLocation? {
    guard location.file == name else { return nil }
    return result.event(atLine: location.line, of: lineCount)
      .flatMap { result.sourceMap.location(ofEvent: $0) }
      ?? SourceLocation(file: name, line: 1, column: 1)
  }
}
