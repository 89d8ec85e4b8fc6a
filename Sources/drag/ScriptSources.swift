import DragFiles
import DragScript

/// The scripts that a command line names.
enum ScriptSources {
  /// Files, the scripts of folders, and standard input; recordings are not among them.
  static func find(_ paths: [String], scene: String? = nil) throws(CommandError) -> [ReplaySource] {
    let sources = try CommandError.wrapping { () throws(FileError) in
      try ReplaySource.sources(at: paths, as: nil, scene: scene)
    }
    return sources.filter { $0.content == .script }
  }
}

/// A script that sets up a stage, and does no more.
enum SceneFile {
  /// Reads it, and tells what is doubtful.
  static func script(at path: String) throws(CommandError) -> Script {
    let outcome = try CommandError.wrapping { () throws(FileError) in
      let folder = IncludeFolder(ofScript: path)
      return Script.parse(try DiskFile(path).bytes(), file: path) {
        path throws(IncludeFailure) in try folder.read(path)
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
    return scene
  }
}
