import DragFiles
import DragReplay

/// Writes goldens that do not match as they would have to be.
enum GoldenUpdate {
  /// Renews the goldens of failed tests in their files.
  ///
  /// - Parameters:
  ///   - results: What became of the tests.
  ///   - sources: The files that were replayed.
  /// - Returns: What was written, a line a block; empty where nothing was.
  /// - Throws: Which file could not be renewed; the ones before it are.
  static func write(
    for results: [TestResult], among sources: [ReplaySource]
  ) throws(FileError) -> String {
    // A test that is expected to fail, and does, keeps its golden.
    let stale = results.filter { $0.verdict == .failed }.flatMap(\.staleGoldens)
    var told = ""
    for source in sources where source.isFile && source.content == .script {
      let edits = stale.filter { $0.file == source.name }.map {
        GoldenEdit(lines: $0.lines, replacement: $0.replacement)
      }
      guard !edits.isEmpty else { continue }
      guard let bytes = GoldenEdit.applying(edits, to: try source.bytes()) else {
        throw FileError(source.name, .changed)
      }
      try DiskFile(source.name).write(bytes)
      for edit in edits {
        told += "updated: \(source.name):\(edit.lines.lowerBound)-\(edit.lines.upperBound)\n"
      }
    }
    return told
  }
}
