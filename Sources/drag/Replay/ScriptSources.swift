import DragFiles
import DragScript

/// The scripts of a command line's operands.
enum ScriptSources {
  /// Files, the scripts of folders, and standard input; recordings are excluded.
  static func find(
    _ paths: [String], scene: String? = nil
  ) throws(CommandError) -> ReplaySource.Findings {
    var findings = try CommandError.wrapping { () throws(FileError) in
      try ReplaySource.sources(at: paths, as: nil, scene: scene)
    }
    findings.sources.removeAll { $0.content != .script }
    return findings
  }
}

/// A script with set-up lines only.
struct SceneFile {
  /// The script, which has no tests.
  let script: Script
  /// The paths of its includes.
  let includedPaths: [String]
  /// The paths of everything that was read.
  let readPaths: [String]

  /// Parses it, and reports warnings.
  init(at path: String) throws(CommandError) {
    var paths: [String] = []
    let outcome = try CommandError.wrapping { () throws(FileError) in
      let folder = IncludeFolder(ofScript: path)
      return Script.parse(try DiskFile(path).text(), file: path) {
        path throws(IncludeFailure) in
        paths.append(path)
        return try folder.read(path)
      }
    }
    Console.report(outcome.diagnostics)
    guard let scene = outcome.script else {
      throw CommandError(impossible: "\(path) cannot be read as a scene")
    }
    if let test = scene.tests.first {
      throw CommandError(
        impossible: "\(test.location): expected set-up lines only in a scene, found a test",
        hint: "move `test` and timed lines to a script")
    }
    script = scene
    includedPaths = paths
    readPaths = [path] + paths
  }
}

/// A script whose set-up alone is looked at; it may have tests.
struct ScriptSetup {
  /// The script.
  let script: Script

  /// Reads it, and reports what is doubtful.
  init(at path: String) throws(CommandError) {
    let outcome = try CommandError.wrapping { () throws(FileError) in
      let folder = IncludeFolder(ofScript: path)
      return Script.parse(try DiskFile(path).text(), file: path) {
        path throws(IncludeFailure) in try folder.read(path)
      }
    }
    Console.report(outcome.diagnostics)
    guard let script = outcome.script else {
      throw CommandError(impossible: "\(path) cannot be read")
    }
    self.script = script
  }
}
