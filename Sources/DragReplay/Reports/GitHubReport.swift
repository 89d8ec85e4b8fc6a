import DragScript
import Machines

/// A report for GitHub Actions: annotations at the failing lines, and a summary table.
package enum GitHubReport {
  /// One workflow command per line: an `::error` for each failure, and the errors of scripts.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - isFile: Returns whether the name of a location is a file; standard input and an option are none.
  /// - Returns: The commands.
  package static func annotations(
    of report: ReplayReport, where isFile: (String) -> Bool = { _ in true }
  ) -> String {
    func place(_ location: SourceLocation) -> SourceLocation? {
      isFile(location.file) ? location : nil
    }
    var text = ""
    for diagnostic in report.diagnostics {
      let hint = diagnostic.hint.map { "\nhint: \($0)" } ?? ""
      text += command(
        word(for: diagnostic.severity), place(diagnostic.location), title: diagnostic.code,
        diagnostic.message + hint)
    }
    for result in report.results {
      for fault in result.faults {
        let lines = [fault.message] + fault.details.map(\.text)
        text += command(
          "error", place(fault.location), title: result.name, lines.joined(separator: "\n"))
      }
    }
    return text
  }

  /// A job summary in Markdown: the counts, and a row for each test that did not pass.
  package static func summary(of report: ReplayReport) -> String {
    var text = "### drag: \(report.countLine)\n\n"
    let rows =
      report.diagnostics.filter { $0.severity == .error }.map {
        ["unreadable", $0.location.file, "", $0.message]
      } + report.results.compactMap(row)
    guard !rows.isEmpty else { return text }
    text += "| | file | test | why |\n|---|---|---|---|\n"
    for row in rows { text += "| \(row.map(cell).joined(separator: " | ")) |\n" }
    return text + "\n"
  }

  private static func row(of result: TestResult) -> [String]? {
    switch result.status {
    case .passed: nil
    case .skipped(let reason): ["skipped", result.file, result.name, reason]
    case .failed:
      [
        "failed", result.faults.first.map { "\($0.location)" } ?? result.file, result.name,
        result.faults.first?.summary ?? "",
      ]
    }
  }

  private static func word(for severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func command(
    _ word: String, _ location: SourceLocation?, title: String, _ message: String
  ) -> String {
    let place =
      location.map { [("file", $0.file), ("line", "\($0.line)"), ("col", "\($0.column)")] } ?? []
    let properties = place + [("title", title)]
    let list = properties.map { "\($0)=\(escaped($1, inProperty: true))" }.joined(separator: ",")
    return "::\(word) \(list)::\(escaped(message))\n"
  }

  /// A text escaped so that it cannot end its command, or its property in one.
  private static func escaped(_ text: String, inProperty: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where inProperty: escaped += "%3A"
      case "," where inProperty: escaped += "%2C"
      case "\t": escaped += "\t"
      case _: escaped += ControlCharacters.sign(of: scalar)
      }
    }
    return escaped
  }

  /// A table cell in which Markdown is escaped.
  private static func cell(_ text: String) -> String {
    var cell = ""
    for scalar in ControlCharacters.text(of: text).unicodeScalars {
      switch scalar {
      case "&": cell += "&amp;"
      case "<": cell += "&lt;"
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~":
        cell += "\\"
        cell.unicodeScalars.append(scalar)
      case _: cell.unicodeScalars.append(scalar)
      }
    }
    return cell
  }
}
