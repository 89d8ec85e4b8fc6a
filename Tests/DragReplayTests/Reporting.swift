import DragScript
import Machines

@testable import DragReplay

/// Reports that were made without a run, with the names that formats are afraid of.
enum Reporting {
  /// A name with all that ends a text, a line, a command, a section or an element somewhere.
  static let nasty =
    "q\" a' b\\ <c> & ]]> 100% # d, e: f\n::error g\r\t\u{1}\u{1B}[31m\u{7F}\u{85}\u{2028} é|"

  static func result(
    _ name: String, _ faults: [TestFailure] = [], file: String = "a.drag", skip: String? = nil
  ) -> TestResult {
    TestResult(
      file: file, name: name, location: SourceLocation(file: file, line: 7, column: 1),
      status: skip.map { .skipped(reason: $0) } ?? (faults.isEmpty ? .passed : .failed),
      faults: faults, trace: [], staleGoldens: [], duration: .milliseconds(900), eventCount: 3)
  }

  static func fault(
    _ message: String, _ kind: TestFailure.Kind = .failed, expected: String? = nil,
    actual: String? = nil, diff: [String] = [], file: String = "a.drag"
  ) -> TestFailure {
    TestFailure(
      kind, at: SourceLocation(file: file, line: 9, column: 3), message, expected: expected,
      actual: actual, diff: diff)
  }

  /// A test of each kind, and a script that cannot be read.
  static var everything: ReplayReport {
    var report = ReplayReport()
    report.diagnostics = [
      Diagnostic(
        .error, code: "DS0201", at: SourceLocation(file: "bad.drag", line: 2, column: 1),
        message: "unknown statement `vuew`", hint: "did you mean `view`?",
        quote: SourceQuote(line: "vuew a", column: 1, length: 4)),
      Diagnostic(
        .warning, code: "DS0207", at: SourceLocation(file: "b.drag", line: 3, column: 5),
        message: "doubtful", quote: SourceQuote(line: "set x-a 1", column: 5, length: 1)),
    ]
    report.results = [
      result("good"),
      result(
        nasty,
        [
          fault(
            nasty, expected: nasty, actual: "b", diff: ["@@ -1,1 +1,1 @@", "- \(nasty)", "+ b"])
        ]),
      result("later", skip: nasty),
      result("broken", [fault("first"), fault("no such thing", .script)], file: "b.drag"),
    ]
    return report
  }
}
