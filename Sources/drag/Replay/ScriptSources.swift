import DragFiles
import DragScript

/// The scripts that a command line names.
enum ScriptSources {
  /// Files, the scripts of folders, and standard input; recordings are not among them.
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

/// A script that sets up a stage, and does no more.
struct SceneFile {
  /// The script, which has no tests.
  let script: Script
  /// The files that it includes, by their paths.
  let includedPaths: [String]

  /// Reads it, and tells what is doubtful.
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
    for diagnostic in outcome.diagnostics { Console.tell("\(diagnostic)\n") }
    guard let scene = outcome.script else {
      throw CommandError(impossible: "\(path) cannot be read as a scene")
    }
    if let test = scene.tests.first {
      throw CommandError(
        impossible: "\(test.location): a test stands in a scene",
        hint: "a scene holds set-up lines only: `test` and timed lines belong into a script")
    }
    script = scene
    includedPaths = paths
  }
}
