import DragScript
import Machines

/// A line of the console report and its role.
package struct ReportLine: Hashable, Sendable {
  /// The role of a line; a terminal may give each a color.
  package enum Role: Hashable, Sendable {
    /// Information.
    case plain
    /// The name of a failing test or script.
    case failure
    /// The name of a test that was not run.
    case skip
    /// The location and message.
    case fault
    /// A mark below the line above.
    case mark
    /// The header of a diff hunk.
    case hunk
    /// Expected, but missing.
    case missing
    /// Found, but not expected.
    case extra
    /// The totals.
    case count(isGood: Bool)
  }

  /// The role of the line.
  package var role: Role
  /// The line, without its end.
  package var text: String

  /// Makes a line; control characters in a name or a text are shown as control pictures, so that a
  /// script cannot send escape sequences to the terminal.
  package init(_ role: Role, _ text: String) {
    self.role = role
    self.text = ControlCharacters.text(of: text, keeping: ["\t"])
  }
}

extension ReplayReport {
  /// The whole report: the failures, then the totals.
  package var text: String { lines.map { $0.text + "\n" }.joined() }

  /// The whole report, line by line.
  package var lines: [ReportLine] {
    var lines: [ReportLine] = []
    for diagnostic in diagnostics {
      for (index, text) in "\(diagnostic)".split(separator: "\n").enumerated() {
        let isMark = index == 2 && !diagnostic.quote.line.isEmpty
        lines.append(ReportLine(index == 0 ? .fault : isMark ? .mark : .plain, String(text)))
      }
    }
    for result in results { lines += Self.lines(of: result) }
    lines += notes.map { ReportLine(.plain, $0) }
    lines.append(ReportLine(.count(isGood: exitCode == 0), countLine))
    return lines
  }

  private static func lines(of result: TestResult) -> [ReportLine] {
    switch result.status {
    case .passed: []
    case .skipped(let reason):
      [ReportLine(.skip, "skipped: \(result.name) (\(result.file)): \(reason)")]
    case .failed:
      [ReportLine(.failure, "failed: \(result.name) (\(result.file))")]
        + result.faults.flatMap(\.lines)
    }
  }
}

extension TestFailure {
  /// The failure for people: location and message, the statement, the actual value, the trace.
  package var lines: [ReportLine] { [ReportLine(.fault, "\(location): \(message)")] + details }

  /// The lines below the location and the message.
  var details: [ReportLine] {
    var lines: [ReportLine] = []
    if let quote {
      lines.append(ReportLine(.plain, "  \(quote.line)"))
      lines.append(ReportLine(.mark, "  \(quote.mark)"))
    }
    if let expected { lines.append(ReportLine(.plain, "  expected: \(expected)")) }
    if let actual { lines.append(ReportLine(.plain, "  actual:   \(actual)")) }
    if let explanation { lines.append(ReportLine(.plain, "  why:      \(explanation)")) }
    if let lastLine {
      lines.append(ReportLine(.plain, "  at:       \(lastLine.location)  \(lastLine.text)"))
    }
    return lines + diff.map { ReportLine(Self.role(of: $0), "  \($0)") }
  }

  private static func role(of line: String) -> ReportLine.Role {
    switch line.first {
    case "@": .hunk
    case "-": .missing
    case "+": .extra
    case _: line.drop { $0 == " " }.first == "^" ? .mark : .plain
    }
  }
}
