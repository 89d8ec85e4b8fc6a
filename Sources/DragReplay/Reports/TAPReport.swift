import DragScript
import Machines

/// A report in the Test Anything Protocol: one line per test, failures as YAML below it.
package enum TAPReport {
  /// The report's text.
  ///
  /// A script that cannot be read is a failing test; a warning is a comment.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - version: The version in the header line. Nothing else depends on it: consumers that know only
  ///     version 13 understand the rest.
  /// - Returns: The text.
  package static func text(of report: ReplayReport, version: Int = 14) -> String {
    let unreadable = report.diagnostics.filter { $0.severity == .error }
    let points = unreadable.map(lines) + report.results.map(lines)
    var text = "TAP version \(version)\n1..\(points.count)"
    // An empty plan must have a reason.
    text += points.isEmpty ? " # SKIP there was no test\n" : "\n"
    for diagnostic in report.diagnostics where diagnostic.severity != .error {
      text += "# \(ControlCharacters.text(of: "\(diagnostic.location): \(diagnostic.message)"))\n"
    }
    for (index, point) in points.enumerated() {
      text += "\(point.isGood ? "ok" : "not ok") \(index + 1) - \(point.name)\(point.directive)\n"
      guard !point.details.isEmpty else { continue }
      text += "  ---\n" + point.details.map { "  \($0)\n" }.joined() + "  ...\n"
    }
    for note in report.notes { text += "# \(ControlCharacters.text(of: note))\n" }
    return text
  }

  private struct Point {
    var isGood: Bool
    var name: String
    var directive = ""
    var details: [String] = []
  }

  private static func lines(of result: TestResult) -> Point {
    let name = escaped(result.id.text)
    switch result.status {
    case .passed: return Point(isGood: true, name: name)
    case .skipped(let reason):
      return Point(isGood: true, name: name, directive: " # SKIP \(escaped(reason))")
    case .failed:
      var details = result.faults.first.map { yaml($0, indent: "") } ?? []
      if result.faults.count > 1 {
        details.append("more:")
        for fault in result.faults.dropFirst() {
          let lines = yaml(fault, indent: "    ")
          details.append("  - " + (lines.first?.drop { $0 == " " } ?? ""))
          details += lines.dropFirst()
        }
      }
      details.append("virtual_us: \(result.duration.count)")
      return Point(isGood: false, name: name, details: details)
    }
  }

  private static func lines(of diagnostic: Diagnostic) -> Point {
    var details = [
      "message: \(JSONBytes.quoted(diagnostic.message))", "severity: \"error\"",
      "code: \(JSONBytes.quoted(diagnostic.code))",
    ]
    details += locationLines(diagnostic.location, indent: "")
    if let hint = diagnostic.hint { details.append("hint: \(JSONBytes.quoted(hint))") }
    return Point(
      isGood: false, name: escaped("\(diagnostic.location.file) cannot be read"),
      details: details)
  }

  private static func yaml(_ fault: TestFailure, indent: String) -> [String] {
    var lines = [
      "\(indent)message: \(JSONBytes.quoted(fault.message))",
      "\(indent)severity: \"\(fault.kind == .failed ? "fail" : "error")\"",
    ]
    lines += locationLines(fault.location, indent: indent)
    if let expected = fault.expected {
      lines.append("\(indent)expected: \(JSONBytes.quoted(expected))")
    }
    if let actual = fault.actual { lines.append("\(indent)actual: \(JSONBytes.quoted(actual))") }
    if let why = fault.explanation { lines.append("\(indent)why: \(JSONBytes.quoted(why))") }
    if let line = fault.lastLine {
      lines.append(
        "\(indent)after: \(JSONBytes.quoted("\(line.location)  \(line.text)"))")
    }
    guard !fault.diff.isEmpty else { return lines }
    lines.append("\(indent)trace:")
    return lines + fault.diff.map { "\(indent)  - \(JSONBytes.quoted($0))" }
  }

  private static func locationLines(_ location: SourceLocation, indent: String) -> [String] {
    [
      "\(indent)at:", "\(indent)  file: \(JSONBytes.quoted(location.file))",
      "\(indent)  line: \(location.line)", "\(indent)  column: \(location.column)",
    ]
  }

  /// A text that may precede a directive: `#` and `\` are escaped, and it is one line.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in ControlCharacters.text(of: text).unicodeScalars {
      if scalar == "#" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
