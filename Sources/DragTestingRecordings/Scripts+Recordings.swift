import DragFiles
import DragScript
public import DragTesting
public import GestureImport

extension Scripts {
  /// Finds every recording in a folder and below; each is played on the set-up of a script.
  ///
  /// - Parameters:
  ///   - folder: The folder: absolute, or from the folder of the file that asks.
  ///   - scene: The script with the set-up, likewise.
  ///   - options: What the recordings do not say by themselves.
  ///   - file: The file that asks.
  public init(
    recordings folder: String, on scene: String, options: ImportOptions = ImportOptions(),
    file: StaticString = #filePath
  ) {
    let outcome: ParseOutcome
    do throws(FileError) {
      outcome = try Self.outcome(ofScript: Self.path(scene, file))
    } catch {
      self.init([Self.unreadable(scene, error.description)])
      return
    }
    guard let script = outcome.script else {
      self.init(Self.cases(scene, outcome, golden: nil))
      return
    }
    self.init(
      Self.cases(in: folder, file, RecordingFormat.suffixes) { path, name throws(FileError) in
        let bytes = try DiskFile(path).bytes()
        guard let format = RecordingFormat.detected(in: bytes) ?? RecordingFormat(ofFile: path)
        else { return [] }
        let imported = importRecording(bytes, file: path, as: format, options: options)
        guard imported.isImported else {
          let failure = ParseOutcome(script: nil, diagnostics: imported.diagnostics)
          return Self.cases(name, failure, golden: nil)
        }
        return Self.cases(
          name, Script.parse(imported.scriptText, file: path, scene: script), golden: nil)
      })
  }
}
