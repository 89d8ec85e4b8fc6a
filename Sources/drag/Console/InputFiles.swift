import DragFiles

/// The files that a command reads, which none of its outputs replaces.
struct InputFiles {
  private let paths: Set<String>

  private init(paths: Set<String>) {
    self.paths = paths
  }

  /// Names files, under any of their paths; standard input is none.
  init(_ paths: [String]) {
    self.paths = Set(
      paths.filter { $0 != StandardInput.operand && $0 != StandardInput.name }
        .map { DiskFile($0).realPath })
  }

  /// Names the files of a replay, those that they include, and their goldens.
  init(_ units: [ReplayUnit], on scene: SceneFile?) {
    self.init(units.flatMap(\.readPaths) + (scene?.readPaths ?? []))
  }

  /// Returns the files together with others.
  func adding(_ paths: [String]) -> InputFiles {
    InputFiles(paths: self.paths.union(InputFiles(paths).paths))
  }

  /// Returns whether a path is one of the files.
  func contains(_ path: String) -> Bool { paths.contains(DiskFile(path).realPath) }
}
