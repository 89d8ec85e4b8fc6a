import DragFilm
import DragReplay
import DragScript
import GestureImport

/// A recording as a script on a scene, with diagnostics at the recording's own locations.
struct ImportedScript {
  private let name: String
  private let result: ImportResult
  /// The number of lines of the script.
  private let lineCount: Int
  /// The lines that follow the recording's own lines.
  private let added: AddedLines
  /// The script; nil if a diagnostic is an error.
  private(set) var script: Script?
  /// The diagnostics of the recording, followed by those of the imported script.
  private(set) var diagnostics: [Diagnostic]

  /// Imports a recording and parses it with the scene's set-up before it.
  init(
    _ bytes: [UInt8], name: String, as format: RecordingFormat, options: ImportOptions,
    scene: Script, expecting added: AddedLines
  ) {
    self.name = name
    self.added = added
    result = importRecording(bytes, file: name, as: format, options: options)
    diagnostics = result.diagnostics
    let text = result.scriptBytes
    lineCount = text.count { $0 == UInt8(ascii: "\n") }
    guard result.isImported else { return }
    let parsed = Script.parse(text + added.bytes, file: name, scene: scene)
    script = parsed.script
    diagnostics += parsed.diagnostics.map(placed)
  }

  /// A result with its failures at the recording's locations.
  func placed(_ test: TestResult) -> TestResult {
    var test = test
    test.location = recordedLocation(of: test.location) ?? test.location
    for index in test.origins.indices {
      let location = test.origins[index].location
      test.origins[index].location = recordedLocation(of: location) ?? location
    }
    for index in test.faults.indices {
      let location = test.faults[index].location
      test.faults[index].location = recordedLocation(of: location) ?? location
      if let last = test.faults[index].lastLine?.location {
        test.faults[index].lastLine?.location = recordedLocation(of: last) ?? last
      }
    }
    return test
  }

  /// The name of the imported text, which is not a file.
  private var textName: String { name + " (imported)" }

  /// What a film of it shows: the imported text, what is expected of it, and the scene.
  ///
  /// - Parameter most: How many bytes of a file are shown at the most.
  /// - Returns: The files, and where in them the lines of the script stand.
  func filmSources(upTo most: Int) -> FilmSources {
    let files = (script?.sources(upTo: most) ?? []).filter { $0.file != name }
    let text = result.scriptBytes
    let own = SourceFileText(
      file: textName, text: text.count <= most ? String(decoding: text, as: UTF8.self) : nil)
    return FilmSources([own] + added.sources + files) {
      [name, textName, added, lineCount] location in
      guard location.file == name else { return location }
      return added.origin(of: location, behind: lineCount)
        ?? SourceLocation(file: textName, line: location.line, column: location.column)
    }
  }

  /// A diagnostic of the imported text, which is not a file, with the recording's location.
  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    if diagnostic.location.file == name,
      let origin = added.origin(of: diagnostic.location, behind: lineCount)
    {
      var placed = diagnostic
      placed.location = origin
      return placed
    }
    guard let location = recordedLocation(of: diagnostic.location) else { return diagnostic }
    var placed = diagnostic
    placed.location.file = textName
    placed.includedFrom.append(location)
    return placed
  }

  /// The recording's location for one of the imported text; nil for a location in the scene.
  private func recordedLocation(of location: SourceLocation) -> SourceLocation? {
    guard location.file == name else { return nil }
    if let origin = added.origin(of: location, behind: lineCount) { return origin }
    return result.event(atLine: location.line, of: lineCount)
      .flatMap { result.sourceMap.location(ofEvent: $0) }
      ?? SourceLocation(file: name, line: 1, column: 1)
  }
}
