import DragFiles
import DragReplay
import DragSessions
import DragStage

/// Writes goldens as the traces say they would have to be.
struct GoldenUpdate {
  private let update: ReplayOptions.Update

  init(_ update: ReplayOptions.Update) {
    self.update = update
  }

  /// A file that a golden stands in, and what it would have to hold.
  private struct Edit {
    var path: String
    var bytes: [UInt8]
    /// What is told of it where it is written.
    var lines: [String]
  }

  /// Renews the goldens of failed tests in their files.
  ///
  /// - Parameters:
  ///   - results: What became of the tests.
  ///   - units: The files that were replayed.
  /// - Returns: What was written, a line a block; empty where nothing was.
  /// - Throws: Which file could not be renewed; the ones before it are.
  func write(
    for results: [TestResult], of units: [ReplayUnit]
  ) throws(FileError) -> [String] {
    var told: [String] = []
    for edit in try edits(for: results, of: units) {
      try DiskFile(edit.path).write(edit.bytes)
      told += edit.lines
    }
    return told
  }

  /// Writes what would have to stand there beside the goldens, for people to look at.
  ///
  /// - Returns: What was written, a line a file.
  func propose(
    for results: [TestResult], of units: [ReplayUnit]
  ) throws(FileError) -> [String] {
    var told: [String] = []
    for edit in try edits(for: results, of: units) {
      try DiskFile(edit.path + ".new").write(edit.bytes)
      told.append("written: \(edit.path).new, and --update accepts it")
    }
    return told
  }

  private func edits(
    for results: [TestResult], of units: [ReplayUnit]
  ) throws(FileError) -> [Edit] {
    // A test that is expected to fail, and does, keeps its golden.
    let failed = results.filter { $0.verdict == .failed }
    let files = Dictionary(grouping: failed, by: \.file)
    var edits: [Edit] = []
    for unit in units where unit.source.isFile && unit.source.content == .script {
      let stale = failed.flatMap(\.staleGoldens).filter { $0.file == unit.source.name }
      if let edit = try blocks(stale, of: unit.source) { edits.append(edit) }
      if let edit = trace(of: unit, files[unit.source.name] ?? []) { edits.append(edit) }
    }
    return edits
  }

  private func blocks(
    _ stale: [StaleGolden], of source: ReplaySource
  ) throws(FileError) -> Edit? {
    guard update == .all, !stale.isEmpty else { return nil }
    let edits = stale.map { GoldenEdit(lines: $0.lines, replacement: $0.replacement) }
    guard let bytes = GoldenEdit.applying(edits, to: try source.bytes()) else {
      throw FileError(source.name, .changed)
    }
    return Edit(
      path: source.name, bytes: bytes,
      lines: edits.map {
        "updated: \(source.name):\($0.lines.lowerBound)-\($0.lines.upperBound)"
      })
  }

  /// The golden of a whole script; a test that was cut short has no trace to be kept.
  private func trace(of unit: ReplayUnit, _ failed: [TestResult]) -> Edit? {
    guard var golden = unit.golden else { return nil }
    var lines: [String] = []
    for result in failed where result.faults.allSatisfy({ $0.kind == .failed }) {
      let trace = result.trace.map(\.text)
      let known = golden[result.name]
      guard known == nil || update == .all, known?.lines != trace else { continue }
      golden.renew(result.name, trace)
      lines.append("updated: \(golden.file): \(result.name)")
    }
    return lines.isEmpty
      ? nil : Edit(path: golden.file, bytes: Array(golden.text.utf8), lines: lines)
  }
}
