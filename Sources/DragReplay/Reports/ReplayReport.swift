public import DragScript

/// What became of all tests of a run, and the text and the exit code that say so.
public struct ReplayReport: Sendable {
  /// The tests, in the order in which they ran.
  public var results: [TestResult] = []
  /// What is wrong with scripts that could not be read.
  public var diagnostics: [Diagnostic] = []
  /// What else is to be told of the run, a line each: what was written, the seed, the coverage.
  public var remarks: [String] = []

  /// Makes an empty report.
  public init() {}

  /// How many tests did what they should.
  public var passedCount: Int { results.count { $0.verdict == .passed } }
  /// How many did not, or could not be run.
  public var failedCount: Int { results.count { $0.verdict == .failed } }
  /// How many were not run.
  public var skippedCount: Int { results.count - passedCount - failedCount }

  /// The exit code of the command: 0, 1, 2, 3, or 5 where there was no test at all.
  public var exitCode: Int32 {
    let worst = results.flatMap(\.faults).map(\.kind).max()
    if worst == .internal { return 3 }
    if worst == .script || diagnostics.contains(where: { $0.severity == .error }) { return 2 }
    if worst == .failed { return 1 }
    return results.isEmpty ? 5 : 0
  }

  /// The closing line: how many passed and failed, and how many were skipped or hold what cannot be read,
  /// where any did.
  public var countLine: String {
    var words = ["\(passedCount) passed", "\(failedCount) failed"]
    if skippedCount > 0 { words.append("\(skippedCount) skipped") }
    let unread = Set(diagnostics.filter { $0.severity == .error }.map(\.location.file)).count
    if unread > 0 { words.append("\(unread) \(unread == 1 ? "file" : "files") not read") }
    return words.joined(separator: ", ")
  }
}

extension ReplayReport {
  /// Runs every test of a script and adds what became of it.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - limits: How far a test may go.
  ///   - keepsTraces: Whether the results hold the traces.
  ///   - isChosen: Whether a test is to be run.
  ///   - makeFolder: Makes a folder for the stores of a test that are files, or nil where there can
  ///     be none; tests that need one are skipped then.
  public mutating func addResults(
    of script: Script,
    limits: ReplayLimits = ReplayLimits(),
    keepsTraces: Bool = true,
    where isChosen: (ScriptTest) -> Bool = { _ in true },
    storesIn makeFolder: (() -> any StoreFolder)? = nil
  ) {
    for test in script.tests where isChosen(test) {
      let run = ScriptRun(
        test, of: script, limits: limits, storesIn: makeFolder, keepsTrace: keepsTraces)
      results.append(run.run())
    }
  }
}
