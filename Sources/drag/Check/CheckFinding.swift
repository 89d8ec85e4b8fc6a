import DragReplay
import DragScript

/// A finding of `drag check` at one position of a script, for people and for programs.
struct CheckFinding: Equatable {
  var severity: Diagnostic.Severity
  /// The stable code of its kind.
  var code: String
  var location: SourceLocation
  /// The number of Unicode scalars with the fault.
  var length: Int
  var message: String
  var hint: String?
  /// The lines that people read.
  var lines: [String]

  /// A diagnostic of a script, or of a recording.
  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity
    code = diagnostic.code
    location = diagnostic.location
    length = diagnostic.quote.length
    message = diagnostic.message
    hint = diagnostic.hint
    lines = [diagnostic.description]
  }

  /// Makes a finding from an error of a stage in a script's set-up.
  init(_ fault: TestFailure) {
    severity = .error
    code = DiagnosticCode.rejectedSetup.rawValue
    location = fault.location
    length = fault.quote?.length ?? 1
    message = fault.message
    lines = fault.lines.map(\.text)
  }
}

/// Everything that `drag check` finds.
struct CheckFindings {
  var scripts = 0
  var tests = 0
  var findings: [CheckFinding] = []
  /// The files that were read for them.
  var inputs = InputFiles([])

  /// Returns the number of findings of a severity.
  func count(of severity: Diagnostic.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  /// The counts in one line: `2 scripts, 3 tests, 0 faults`, with warnings if there are any.
  var summary: String {
    var counts = [(scripts, "script"), (tests, "test"), (count(of: .error), "fault")]
    let warnings = count(of: .warning)
    if warnings > 0 { counts.append((warnings, "warning")) }
    return counts.map { count, word in "\(count) \(word)\(count == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }
}
