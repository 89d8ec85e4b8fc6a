import DragReplay
import DragScript

extension CheckFindings {
  /// One JSON object for an editor, a line for each finding, in the order in which they were found.
  var json: String {
    var object = JSONObject(.report, indent: 2)
    object.add("v", 1)
    object.add("scripts", scripts)
    object.add("tests", tests)
    object.add("findings") { json in
      json.list(findings, indent: 4) { json, finding in
        json.object { row in
          row.add("file", text: finding.location.file)
          row.add("line", finding.location.line)
          row.add("column", finding.location.column)
          row.add("length", finding.length)
          row.add("severity", text: finding.severity.rawValue)
          row.add("code", text: finding.code)
          row.add("message", text: finding.message)
          if let hint = finding.hint { row.add("hint", text: hint) }
        }
      }
    }
    return object.closed.string + "\n"
  }
}
