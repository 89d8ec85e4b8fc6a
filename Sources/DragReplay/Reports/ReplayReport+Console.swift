import DragScript

/// A line of a report as people read it, and what it is there for.
package struct ReportLine: Hashable, Sendable {
  /// What a line is there for; a terminal may give each its color.
  package enum Role: Hashable, Sendable {
    /// It tells something.
    case plain
    /// It names a test or a script that fails.
    case failure
    /// It names a test that was not run.
    case skip
    /// It says where and what.
    case fault
    /// It marks a part of the line above.
    case mark
    /// It heads a part of a diff.
    case hunk
    /// It was expected, and is not there.
    case missing
    /// It is there, and was not expected.
    case extra
    /// It counts.
    case count(isGood: Bool)
  }

  /// What the line is there for.
  package var role: Role
  /// The line, without its end.
  package var text: String

  /// Makes a line; of control characters in a name or a text only their pictures are shown, so that
  /// no script writes to a terminal what it likes.
  package init(_ role: Role, _ text: String) {
    self.role = role
    self.text = ControlCharacters.text(of: text, keepingTabs: true)
  }
}

extension ReplayReport {
  /// The whole report: what is wrong, then a line that counts.
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
    lines += remarks.map { ReportLine(.plain, $0) }
    lines.append(ReportLine(.count(isGood: exitCode == 0), countLine))
    return lines
  }

  private static func lines(of result: TestResult) -> [ReportLine] {
    switch result.verdict {
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
  /// The fault as people read it: place and message, the statement, what was found, the trace.
  package var lines: [ReportLine] { [ReportLine(.fault, "\(location): \(message)")] + details }

  /// What stands below the place and the message.
  var details: [ReportLine] {
    var lines: [ReportLine] = []
    if let quote {
      lines.append(ReportLine(.plain, "  \(quote.line)"))
      lines.append(ReportLine(.mark, "  \(quote.mark)"))
    }
    if let expected { lines.append(ReportLine(.plain, "  expected: \(expected)")) }
    if let actual { lines.append(ReportLine(.plain, "  actual:   \(actual)")) }
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
