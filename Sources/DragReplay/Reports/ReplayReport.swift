public import DragScript

/// The results of all tests of a run, with the report text and the exit code.
public struct ReplayReport: Sendable {
  /// The results, in the order in which the tests ran.
  public var results: [TestResult] = []
  /// The diagnostics of scripts that could not be read.
  public var diagnostics: [Diagnostic] = []
  /// Further notes about the run, one line each: files written, the seed, the coverage.
  package var notes: [String] = []

  /// Makes an empty report.
  public init() {}

  /// The number of tests that passed.
  package var passedCount: Int { results.count { $0.status == .passed } }
  /// The number of tests that failed or could not be run.
  package var failedCount: Int { results.count { $0.status == .failed } }
  /// The number of tests that were skipped.
  package var skippedCount: Int { results.count - passedCount - failedCount }

  /// The exit code of the command: 0, 1, 2, 3, or 5 if there was no test at all.
  public var exitCode: Int32 {
    let worst = results.flatMap(\.faults).map(\.kind).max()
    if worst == .internal { return 3 }
    if worst == .script || diagnostics.contains(where: { $0.severity == .error }) { return 2 }
    if worst == .failed { return 1 }
    return results.isEmpty ? 5 : 0
  }

  /// The closing line: passed and failed tests, and skipped tests and unreadable files,
  /// if there are any.
  package var countLine: String {
    var words = ["\(passedCount) passed", "\(failedCount) failed"]
    if skippedCount > 0 { words.append("\(skippedCount) skipped") }
    let unread = Set(diagnostics.filter { $0.severity == .error }.map(\.location.file)).count
    if unread > 0 { words.append("\(unread) \(unread == 1 ? "file" : "files") not read") }
    return words.joined(separator: ", ")
  }
}

extension ReplayReport {
  /// Runs every test of a script, within the limits of the command, and adds the results; tests with
  /// stores in files are skipped.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - keepsTraces: Whether the results contain the traces.
  ///   - isChosen: Whether a test is to be run.
  public mutating func addResults(
    of script: Script, keepsTraces: Bool = true,
    where isChosen: (ScriptTest) -> Bool = { _ in true }
  ) {
    addResults(
      of: script, limits: ReplayLimits(), keepsTraces: keepsTraces, where: isChosen, storesIn: nil)
  }

  /// Runs every test of a script and adds the results.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - limits: The limits of a test.
  ///   - keepsTraces: Whether the results contain the traces.
  ///   - isChosen: Whether a test is to be run.
  ///   - makeFolder: Makes a folder for the file stores of a test, or nil if there can be none; tests
  ///     that need one are skipped then.
  package mutating func addResults(
    of script: Script,
    limits: ReplayLimits,
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
