import DragFiles
import DragReplay
import DragScript

/// Tests that failed, a line for each: what `--rerun-failed` keeps, and `report merge failed` merges.
struct FailedTests: Equatable {
  /// The lines, in the order of the file.
  let lines: [String]

  /// The separator of a file and the name of a test in it.
  private static let separator = ": "

  /// Keeps tests by their lines.
  init(_ lines: [String]) {
    self.lines = lines
  }

  /// Reads a file; nil where a line is not that of a test.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    // A line of JSON may look like a file and a name.
    guard text.first != "{", text.first != "[" else { return nil }
    lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let areTests = lines.allSatisfy { line in
      let parts = line.split(separator: Self.separator, maxSplits: 1)
      return parts.count == 2 && TestID.isLine(line)
    }
    guard areTests else { return nil }
  }

  /// Reads the list at a path.
  ///
  /// - Throws: The reason why it cannot be read, or that the file is something else.
  static func list(at path: String) throws(CommandError) -> FailedTests {
    let bytes = try CommandError.wrapping { () throws(FileError) in try DiskFile(path).bytes() }
    guard let list = FailedTests(bytes) else {
      throw CommandError(
        impossible: "\(path) is not a list of tests, and is left unchanged",
        hint: "`--rerun-failed` writes one: a line `file: name` for each test")
    }
    return list
  }

  /// The text of the file.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Returns the list after a run: tests that it did not run stay, and those that failed follow.
  func after(_ results: [TestResult]) -> FailedTests {
    let run = Set(results.map(\.id.line))
    return FailedTests(
      lines.filter { !run.contains($0) }
        + results.filter { $0.status == .failed }.map(\.id.line))
  }

  /// Returns notes on tests of the list that none of the files has.
  func notes(onMissingOf units: [ReplayUnit], listedIn path: String) -> [String] {
    let known = Set(units.flatMap { unit in unit.tests.map(\.id.line) })
    // The tests of a file with errors are not known, and its errors are reported.
    let unread = units.filter(\.isRejected).map { $0.source.name + Self.separator }
    let missing = lines.filter { line in
      !known.contains(line) && !unread.contains(where: line.hasPrefix)
    }
    let shown = missing.prefix(Self.mostNotes).map { "not found: \($0), which \(path) lists" }
    let rest = missing.count - shown.count
    return shown + (rest > 0 ? ["not found: \(rest) more, which \(path) lists"] : [])
  }

  private static let mostNotes = 5
}
