import DragFiles

/// Looks at files again and again, until some are not what they were.
struct FileWatch {
  private static let period = Duration.milliseconds(200)

  private var known: [String: [UInt8]] = [:]

  /// Begins with the files as they are now.
  init(_ sources: [ReplaySource]) {
    _ = changed(among: sources)
  }

  /// Waits until files have come or changed.
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
      guard let bytes = try? source.bytes() else { return false }
      let before = known.updateValue(bytes, forKey: source.name)
      return before != bytes
    }
  }
}
