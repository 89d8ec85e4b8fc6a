import DragReplay

/// What the parts of an exploration have found, as one command would have found it (EX-69).
///
/// The finding of the lowest run is the one that counts, and with `--all` that of each mark. What was done is the sum of all
/// parts: where nothing is found, it is that of one command to the byte.
struct MergedExploring {
  private let found: [ExploredPart.Found]
  private let end: ExploreEnd
  private let coverage: Coverage?

  /// Merges parts.
  ///
  /// - Throws: The reason why they are not the parts of one exploration: another scene, another seed, a part that is there
  ///   twice or missing.
  init(_ first: ExploredPart, and others: [ExploredPart]) throws(CommandError) {
    for part in others { try part.check(against: first) }
    let parts = [first] + others
    try Self.checkShards(parts, of: first.shard.count)
    var marks: Set<String> = []
    found = Array(
      parts.flatMap(\.found).sorted { $0.run < $1.run }.filter { marks.insert($0.mark).inserted }
        .prefix(first.end.most))
    var end = first.end
    var coverage = first.coverage
    for part in others {
      end.add(part.end)
      if let covered = part.coverage { coverage?.merge(covered) }
    }
    end.found = found.count
    end.shard = nil
    (self.end, self.coverage) = (end, coverage)
  }

  /// The lines, as `drag explore --json` writes them.
  var text: String { found.map { $0.line + "\n" }.joined() + end.line(covering: coverage) }

  /// The exit code, as of `drag explore` (EX-66).
  var exitCode: ExitCode {
    found.map(\.code).max { $0.rawValue < $1.rawValue } ?? .success
  }

  /// Rejects parts that are there twice, and missing ones.
  private static func checkShards(
    _ parts: [ExploredPart], of count: Int
  ) throws(CommandError) {
    var paths: [Int: String] = [:]
    for part in parts {
      if let path = paths.updateValue(part.path, forKey: part.shard.index) {
        throw CommandError(
          impossible: "\(path) and \(part.path) are both part \(part.shard.text)",
          hint: "name each part once")
      }
    }
    // With one missing, one of the first so many is: as many as there are, and one more.
    guard paths.count < count,
      let missing = (1...paths.count + 1).first(where: { paths[$0] == nil })
    else { return }
    let others = count - paths.count - 1
    throw CommandError(
      impossible: "part \(missing)/\(count) is missing"
        + (others > 0 ? ", and \(others) other\(others == 1 ? "" : "s")" : ""),
      hint: "nothing is said about runs that were not made")
  }
}

extension ExploredPart {
  /// Rejects a part of another exploration.
  fileprivate func check(against other: ExploredPart) throws(CommandError) {
    for (what, value, expected) in [
      ("the scene", end.scene, other.end.scene), ("the seed", end.seed, other.end.seed),
      ("the number of runs", end.total, other.end.total),
      ("the part", "of \(shard.count)", "of \(other.shard.count)"),
    ] where value != expected {
      throw Self.different("\(path) has \(what) \(value), and \(other.path) \(expected)")
    }
    guard (coverage == nil) == (other.coverage == nil) else {
      throw Self.different("one of \(other.path) and \(path) has a coverage")
    }
    guard end.plan == other.end.plan else {
      throw Self.different(
        "\(path) and \(other.path) have other texts of \(end.scene), or other options")
    }
  }

  private static func different(_ message: String) -> CommandError {
    CommandError(impossible: message, hint: "parts of one exploration differ in --shard alone")
  }
}

extension ExploreEnd {
  /// The number of runs of all parts in words.
  fileprivate var total: String { of.map(String.init) ?? "of a time" }

  /// Adds what another part has done.
  fileprivate mutating func add(_ other: ExploreEnd) {
    runs += other.runs
    gestures += other.gestures
    steps += other.steps
    refused += other.refused
    lifts += other.lifts
    drops += other.drops
    never.removeAll { !other.never.contains($0) }
  }
}
