import DragFiles

/// Polls files for changes.
struct FileWatch {
  private static let period = Duration.milliseconds(200)

  /// The changes.
  struct Changes {
    /// The files to replay, in order.
    var sources: [ReplaySource]
    /// Indicates whether the scene has changed, on which all files are replayed.
    var concernScene: Bool
  }

  private let parent = ParentProcess()
  private let scenePath: String?
  private var sceneIncludes: [String] = []
  private var known: [String: FileMark] = [:]
  /// The dependencies of a file, by its name: its includes.
  private var included: [String: [String]] = [:]

  /// Begins with the current state of the files and of their scene.
  init(_ sources: [ReplaySource], scene: String?) {
    scenePath = scene
    _ = changes(among: sources)
  }

  /// Adds the includes of these files.
  mutating func note(_ units: [ReplayUnit]) {
    for unit in units { included[unit.source.name] = note(unit.includedPaths) }
  }

  /// Adds the includes of the scene.
  mutating func note(_ scene: SceneFile?) {
    sceneIncludes = note(scene?.includedPaths ?? [])
  }

  /// Known states are kept, so that no change is missed while files are read and run.
  private mutating func note(_ paths: [String]) -> [String] {
    for path in paths where known[path] == nil { known[path] = FileMark(at: path) }
    return paths
  }

  /// Waits until files, their includes or the scene are added or changed.
  ///
  /// The command ends with the process that started it, such as a plugin, which does not pass signals on.
  ///
  /// - Parameter find: Lists the files again; nil if that is currently not possible.
  /// - Returns: The changes of one poll.
  mutating func changes(_ find: () -> [ReplaySource]?) async -> Changes {
    while true {
      try? await Task.sleep(for: Self.period)
      if parent.hasEnded { Console.end(.success) }
      guard let sources = find() else { continue }
      let changes = changes(among: sources)
      if changes.concernScene || !changes.sources.isEmpty { return changes }
    }
  }

  private mutating func changes(among sources: [ReplaySource]) -> Changes {
    let ofScene = (scenePath.map { [$0] } ?? []) + sceneIncludes
    let ofSources = sources.map { [$0.name] + (included[$0.name] ?? []) }
    var changed: Set<String> = []
    // A file that cannot be read does not count as changed, since it may be in the middle of a write.
    for path in Set(ofScene + ofSources.joined()) {
      guard let mark = FileMark(at: path), mark != known[path] else { continue }
      known[path] = mark
      changed.insert(path)
    }
    guard changed.isDisjoint(with: ofScene) else {
      return Changes(sources: sources, concernScene: true)
    }
    let concerned = zip(sources, ofSources).filter { !changed.isDisjoint(with: $0.1) }
    return Changes(sources: concerned.map(\.0), concernScene: false)
  }
}
