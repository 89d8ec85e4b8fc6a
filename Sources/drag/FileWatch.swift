import DragFiles

/// Looks at files again and again, until some are not what they were.
struct FileWatch {
  private static let period = Duration.milliseconds(200)

  private var known: [String: [UInt8]] = [:]
  /// What else belongs to a file, by its name: files that it includes.
  private var included: [String: [String]] = [:]

  /// Begins with the files as they are now.
  init(_ sources: [ReplaySource]) {
    _ = changed(among: sources)
  }

  /// Looks from now on also at what these files include.
  mutating func note(_ units: [ReplayUnit]) {
    for unit in units {
      included[unit.source.name] = unit.includedPaths
      known[unit.source.name] = bytes(of: unit.source)
    }
  }

  /// Waits until files have come or changed, or what they include.
  ///
  /// - Parameter find: Finds the files anew; nil where they cannot be found now.
  /// - Returns: The files that came or changed, in order.
  mutating func changes(_ find: () -> [ReplaySource]?) async -> [ReplaySource] {
    while true {
      try? await Task.sleep(for: Self.period)
      guard let sources = find() else { continue }
      let changed = changed(among: sources)
      if !changed.isEmpty { return changed }
    }
  }

  /// A file that cannot be read has not changed, but may be on its way.
  private mutating func changed(among sources: [ReplaySource]) -> [ReplaySource] {
    sources.filter { source in
      guard let bytes = bytes(of: source) else { return false }
      let before = known.updateValue(bytes, forKey: source.name)
      return before != bytes
    }
  }

  /// The bytes of a file and of everything that it includes; nil where it cannot be read.
  private func bytes(of source: ReplaySource) -> [UInt8]? {
    guard var bytes = try? source.bytes() else { return nil }
    for path in included[source.name] ?? [] {
      // A byte that no text holds keeps the files apart.
      bytes.append(0xFF)
      bytes += (try? DiskFile(path).bytes()) ?? []
    }
    return bytes
  }
}
