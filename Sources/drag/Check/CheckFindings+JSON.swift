import DragReplay
import DragScript

extension CheckFindings {
  /// One JSON object for an editor, a line for each finding, in the order in which they were found.
  var json: String {
    let rows = findings.map { finding in
      var members = [
        "\"file\": \(JSONText.quoted(finding.location.file))",
        "\"line\": \(finding.location.line)", "\"column\": \(finding.location.column)",
        "\"length\": \(finding.length)", "\"severity\": \"\(finding.severity.rawValue)\"",
        "\"code\": \(JSONText.quoted(finding.code))",
        "\"message\": \(JSONText.quoted(finding.message))",
      ]
      if let hint = finding.hint { members.append("\"hint\": \(JSONText.quoted(hint))") }
      return "    {\(members.joined(separator: ", "))}"
    }
    let list = rows.isEmpty ? "[]" : "[\n\(rows.joined(separator: ",\n"))\n  ]"
    return """
      {
        "v": 1,
        "scripts": \(scripts),
        "tests": \(tests),
        "findings": \(list)
      }

      """
  }
}
