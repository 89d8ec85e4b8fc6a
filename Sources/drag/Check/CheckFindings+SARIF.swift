import DragReplay
import DragScript

extension CheckFindings {
  /// A log of SARIF 2.1.0, as code hosts and editors read it: every code is a rule, and every finding a
  /// result with its region.
  ///
  /// Paths are relative to the folder that the command runs in, as they were given.
  var sarif: String {
    let codes = DiagnosticCode.allCases
    let rules = codes.map { code in
      "          {\"id\": \"\(code.rawValue)\", \"shortDescription\": "
        + "{\"text\": \(JSONText.quoted(code.meaning))}}"
    }
    let numbers = Dictionary(
      uniqueKeysWithValues: zip(codes.map(\.rawValue), codes.indices.map { $0 }))
    let results = findings.map { Self.result($0, rule: numbers[$0.code]) }
    let list = results.isEmpty ? "[]" : "[\n\(results.joined(separator: ",\n"))\n      ]"
    return """
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
          {
            "tool": {"driver": {"name": "drag", "version": "\(Version.current)",
              "rules": [
      \(rules.joined(separator: ",\n"))
              ]}},
            "columnKind": "unicodeCodePoints",
            "results": \(list)
          }
        ]
      }

      """
  }

  private static func result(_ finding: CheckFinding, rule: Int?) -> String {
    let location = finding.location
    let text = finding.message + (finding.hint.map { "; hint: \($0)" } ?? "")
    let index = rule.map { "\"ruleIndex\": \($0), " } ?? ""
    return "        {\"ruleId\": \(JSONText.quoted(finding.code)), \(index)"
      + "\"level\": \"\(finding.severity.rawValue)\", "
      + "\"message\": {\"text\": \(JSONText.quoted(text))}, "
      + "\"locations\": [{\"physicalLocation\": "
      + "{\"artifactLocation\": {\"uri\": \(JSONText.quoted(uri(of: location.file)))}, "
      + "\"region\": {\"startLine\": \(max(1, location.line)), "
      + "\"startColumn\": \(max(1, location.column)), "
      + "\"endColumn\": \(max(1, location.column) + finding.length)}}}]}"
  }

  /// A path as a reference: all but letters, digits and `-._~/` is written as `%` and two digits; an
  /// absolute path is one of the scheme `file`.
  static func uri(of path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      let isPlain =
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
        || "-._~/".utf8.contains(byte)
      guard !isPlain else {
        text.unicodeScalars.append(Unicode.Scalar(byte))
        continue
      }
      let digits = String(byte, radix: 16, uppercase: true)
      text += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }
    return text
  }
}
