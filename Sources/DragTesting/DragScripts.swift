import DragFiles
import DragReplay
import DragScript
public import GestureImport

/// Scripts and recordings of a folder, as arguments of tests.
///
/// ```swift
/// @Test(arguments: DragScripts.all(in: "Drags"))
/// func `every drag still does what it did`(_ drag: ScriptCase) {
///   drag.run()
/// }
/// ```
public enum DragScripts {
  /// Every test of the scripts in a folder and below, in the order of paths and lines.
  ///
  /// A golden `X.trace` beside `X.drag` is compared. A file that cannot be read is a case that fails,
  /// and so is a folder without scripts. A path is absolute, or from the folder of the file that asks.
  public static func all(in folder: String, file: StaticString = #filePath) -> [ScriptCase] {
    cases(in: folder, file, [".drag"]) { path throws(FileError) in
      cases(path, try outcome(ofScript: path), golden: try golden(beside: path))
    }
  }

  /// Every recording in a folder and below, each played on the set-up of a script.
  ///
  /// What the recordings do not say by themselves is in the options. Paths are absolute, or from the
  /// folder of the file that asks.
  public static func recordings(
    in folder: String, on scene: String, options: ImportOptions = ImportOptions(),
    file: StaticString = #filePath
  ) -> [ScriptCase] {
    let scenePath = path(scene, file)
    let outcome: ParseOutcome
    do throws(FileError) {
      outcome = try Self.outcome(ofScript: scenePath)
    } catch {
      return [unreadable(scenePath, error.description)]
    }
    guard let scene = outcome.script else { return cases(scenePath, outcome, golden: nil) }
    return cases(in: folder, file, RecordingFormat.suffixes) { path throws(FileError) in
      let bytes = try DiskFile(path).bytes()
      guard let format = RecordingFormat.detected(in: bytes) ?? RecordingFormat(ofFile: path)
      else { return [] }
      let imported = importRecording(bytes, file: path, as: format, options: options)
      guard imported.isImported else {
        return cases(
          path, ParseOutcome(script: nil, diagnostics: imported.diagnostics), golden: nil)
      }
      return cases(
        path, Script.parse(imported.scriptText, file: path, scene: scene), golden: nil)
    }
  }

  /// A script is read with what it includes.
  private static func outcome(ofScript path: String) throws(FileError) -> ParseOutcome {
    let folder = IncludeFolder(ofScript: path)
    return Script.parse(try DiskFile(path).text(), file: path) { path throws(IncludeFailure) in
      try folder.read(path)
    }
  }

  private static func cases(
    in folder: String, _ file: StaticString, _ suffixes: [String],
    _ read: (String) throws(FileError) -> [ScriptCase]
  ) -> [ScriptCase] {
    let folder = path(folder, file)
    do throws(FileError) {
      let found = try Folder(folder).search(forSuffixes: suffixes)
      var cases = found.unreadable.map { unreadable($0.path, $0.description) }
      for path in found.files { cases += try read(path) }
      return cases.isEmpty ? [unreadable(folder, "nothing to play lies in \(folder)")] : cases
    } catch {
      return [unreadable(folder, error.description)]
    }
  }

  private static func cases(
    _ path: String, _ outcome: ParseOutcome, golden: GoldenTrace?
  ) -> [ScriptCase] {
    guard let script = outcome.script else {
      let errors = outcome.diagnostics.filter { $0.severity == .error }
      return [unreadable(path, errors.map { "\($0)" }.joined(separator: "\n"))]
    }
    return script.tests.map { test in
      ScriptCase(
        name: "\(shortName(path)): \(test.name)",
        content: .test(test, of: script, golden: golden))
    }
  }

  private static func unreadable(_ path: String, _ reason: String) -> ScriptCase {
    ScriptCase(name: shortName(path), content: .unreadable(reason))
  }

  private static func golden(beside path: String) throws(FileError) -> GoldenTrace? {
    let golden = path.dropLast(".drag".count) + ".trace"
    do throws(FileError) {
      let text = String(decoding: try DiskFile(String(golden)).bytes(), as: UTF8.self)
      return GoldenTrace(text, file: String(golden), of: path)
    } catch {
      guard error.reason == .notFound else { throw error }
      return nil
    }
  }

  private static func path(_ path: String, _ file: StaticString) -> String {
    guard !path.hasPrefix("/") else { return path }
    let asking = "\(file)"
    return (asking.lastIndex(of: "/").map { String(asking[...$0]) } ?? "") + path
  }

  private static func shortName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
