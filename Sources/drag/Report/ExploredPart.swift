import DragFiles
import DragReplay

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One part of an exploration, as `drag explore --shard --json` has written it (EX-69).
struct ExploredPart {
  /// A finding.
  struct Found {
    /// Its line, as the part has it.
    let line: String
    /// The number of its run.
    let run: Int
    /// The digits of its mark.
    let mark: String
    /// The exit code that it leads to.
    let code: ExitCode
  }

  /// The file.
  let path: String
  /// Which part it is.
  let shard: Shard
  /// The findings, in the order of the file.
  let found: [Found]
  /// What its last line says.
  let end: ExploreEnd
  /// What it has covered, if that was asked for.
  let coverage: Coverage?

  /// Reads a file.
  ///
  /// - Throws: The reason why it cannot be read, or that it is something else.
  init(at path: String) throws(CommandError) {
    let bytes = try CommandError.wrapping { () throws(FileError) in try DiskFile(path).bytes() }
    func foreign() -> CommandError {
      CommandError(
        impossible: "\(path) is not a part of `drag explore`",
        hint: "drag explore SCENE.drag --shard 1/4 --json > 1.json writes one")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw foreign() }
    let lines = text.split(separator: "\n").map(String.init)
    let kinds = lines.map { Self.decoded(LineKind.self, from: $0)?.kind }
    guard let last = lines.last, let kind = kinds.last.flatMap({ $0 }),
      kinds.dropLast().allSatisfy({ $0 == .found })
    else { throw foreign() }
    guard kind == .end else {
      throw CommandError(
        impossible: "\(path) has no line `end`: the command has not come to its end",
        hint: "make this part once more")
    }
    guard let end = Self.decoded(ExploreEnd.self, from: last),
      end.counts.allSatisfy((0...CoverageFile.mostCount).contains)
    else { throw foreign() }
    guard let shard = end.shard.flatMap({ Shard($0) }) else {
      throw CommandError(
        impossible: "\(path) has all runs, and not those of one part",
        hint: "parts are made with --shard I/N")
    }
    var found: [Found] = []
    for line in lines.dropLast() {
      guard let finding = Self.decoded(FoundLine.self, from: line), finding.run >= 0,
        shard.holds(finding.run), let code = ExitCode(rawValue: finding.code)
      else { throw foreign() }
      found.append(Found(line: line, run: finding.run, mark: finding.mark, code: code))
    }
    guard end.found == found.count else { throw foreign() }
    guard let covered = Self.decoded(CoveredLine.self, from: last) else { throw foreign() }
    coverage = covered.coverage?.coverage
    guard (covered.coverage == nil) == (coverage == nil) else { throw foreign() }
    (self.path, self.shard, self.found, self.end) = (path, shard, found, end)
  }

  private static func decoded<Value: Decodable>(_ type: Value.Type, from line: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(line.utf8))
  }
}

/// What kind of line it is.
private struct LineKind: Decodable {
  enum Kind: String, Decodable {
    case found
    case end
  }

  let kind: Kind
}

/// What merging needs of a line of a finding.
private struct FoundLine: Decodable {
  let run: Int
  let mark: String
  let code: Int32
}

/// The coverage in the last line.
private struct CoveredLine: Decodable {
  let coverage: CoverageFile?
}
