import DragFiles

/// Looks at files again and again, until some are not what they were.
struct FileWatch {
  private static let period = Duration.milliseconds(200)

  /// What came or changed.
  struct Changes {
    /// The files to be replayed, in order.
    var sources: [ReplaySource]
    /// Whether the scene is another one, on which all of them are played again.
    var concernScene: Bool
  }

  private let scenePath: String?
  private var sceneIncludes: [String] = []
  private var known: [String: FileMark] = [:]
  /// What else belongs to a file, by its name: files that it includes.
  private var included: [String: [String]] = [:]

  /// Begins with the files as they are now, and with the scene that they are played on.
  init(_ sources: [ReplaySource], scene: String?) {
    scenePath = scene
    _ = changes(among: sources)
  }

  /// Looks from now on also at what these files include.
  mutating func note(_ units: [ReplayUnit]) {
    for unit in units { included[unit.source.name] = note(unit.includedPaths) }
  }

  /// Looks from now on also at what the scene includes.
  mutating func note(_ scene: SceneFile?) {
    sceneIncludes = note(scene?.includedPaths ?? [])
  }

  /// What is known already stays so, so that no change is missed while files are read and run.
  private mutating func note(_ paths: [String]) -> [String] {
    for path in paths where known[path] == nil { known[path] = FileMark(at: path) }
    return paths
  }

  /// Waits until files have come or changed, or what they include, or their scene.
  ///
  /// - Parameter find: Finds the files again; nil where they cannot be found now.
  /// - Returns: What came or changed, of one look.
  mutating func changes(_ find: () -> [ReplaySource]?) async -> Changes {
    while true {
      try? await Task.sleep(for: Self.period)
      guard let sources = find() else { continue }
      let changes = changes(among: sources)
      if changes.concernScene || !changes.sources.isEmpty { return changes }
    }
  }

  private mutating func changes(among sources: [ReplaySource]) -> Changes {
    let ofScene = (scenePath.map { [$0] } ?? []) + sceneIncludes
    let ofSources = sources.map { [$0.name] + (included[$0.name] ?? []) }
    var changed: Set<String> = []
    // A file that cannot be read has not changed, but may be on its way.
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
