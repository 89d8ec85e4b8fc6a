import DragScript
import Machines

/// A report in JUnit XML: one suite per file, one case per test.
///
/// The time of a case is wall time, if the result has one; the virtual time is a property of the
/// suite. Everything else is the same in every run.
package enum JUnitReport {
  /// The report's text.
  package static func text(of report: ReplayReport) -> String {
    let suites = suites(of: report)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites" + attributes([("name", "drag")] + counts(of: suites.flatMap(\.cases)))
    text += ">\n"
    for suite in suites { text += Self.text(of: suite) }
    return text + "</testsuites>\n"
  }

  private struct Suite {
    var file: String
    var cases: [Case] = []
  }

  private enum Case {
    case test(TestResult)
    case unreadable(Diagnostic)
  }

  /// The files in the order of their first test.
  private static func suites(of report: ReplayReport) -> [Suite] {
    var suites: [Suite] = []
    var indices: [String: Int] = [:]
    func add(_ element: Case, _ file: String) {
      let index = indices[file] ?? suites.count
      if index == suites.count { suites.append(Suite(file: file)) }
      indices[file] = index
      suites[index].cases.append(element)
    }
    for diagnostic in report.diagnostics where diagnostic.severity == .error {
      add(.unreadable(diagnostic), diagnostic.location.file)
    }
    for result in report.results { add(.test(result), result.file) }
    return suites
  }

  private static func counts(of cases: [Case]) -> [(String, String)] {
    var (failures, errors, time) = (0, 0, Duration.zero)
    for element in cases {
      switch element {
      case .unreadable: errors += 1
      case .test(let result):
        time += result.elapsed ?? .zero
        guard result.status == .failed else { continue }
        if result.isError { errors += 1 } else { failures += 1 }
      }
    }
    return [
      ("tests", "\(cases.count)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
      ("time", seconds(of: time)),
    ]
  }

  private static func text(of suite: Suite) -> String {
    let results = suite.cases.compactMap { if case .test(let result) = $0 { result } else { nil } }
    let skipped = results.count { if case .skipped = $0.status { true } else { false } }
    let virtual = results.reduce(Microseconds.zero) { $0 + $1.duration }
    var text = "  <testsuite"
    text += attributes(
      [("name", suite.file)] + counts(of: suite.cases)
        + [("skipped", "\(skipped)"), ("file", suite.file)])
    text += ">\n    <properties>\n      <property"
    text += attributes([
      ("name", "virtual-time"), ("value", seconds(of: .microseconds(virtual.count))),
    ])
    text += "/>\n    </properties>\n"
    for element in suite.cases { text += Self.text(of: element) }
    return text + "  </testsuite>\n"
  }

  private static func text(of element: Case) -> String {
    switch element {
    case .unreadable(let diagnostic):
      let name = "\(diagnostic.code) in line \(diagnostic.location.line)"
      return caseText(
        name, at: diagnostic.location, time: .zero,
        child: child("error", diagnostic.message, "script", "\(diagnostic)"))
    case .test(let result):
      return caseText(
        result.name, at: result.location, time: result.elapsed ?? .zero, file: result.file,
        child: child(of: result))
    }
  }

  private static func caseText(
    _ name: String, at location: SourceLocation, time: Duration, file: String? = nil, child: String
  ) -> String {
    let start =
      "    <testcase"
      + attributes([
        ("name", name), ("classname", file ?? location.file), ("file", location.file),
        ("line", "\(location.line)"), ("time", seconds(of: time)),
      ])
    return child.isEmpty ? "\(start)/>\n" : "\(start)>\n\(child)    </testcase>\n"
  }

  private static func child(of result: TestResult) -> String {
    switch result.status {
    case .passed: return ""
    case .skipped(let reason): return "      <skipped\(attributes([("message", reason)]))/>\n"
    case .failed:
      let text = result.faults.flatMap(\.lines).map { $0.text + "\n" }.joined()
      let fault = result.faults.first { !result.isError || $0.kind != .failed }
      return child(
        result.isError ? "error" : "failure", fault?.summary ?? "failed",
        fault?.kind.word ?? "expectation", text)
    }
  }

  private static func child(
    _ name: String, _ message: String, _ type: String, _ text: String
  ) -> String {
    let start = "<\(name)\(attributes([("message", message), ("type", type)]))>"
    return "      \(start)\(escaped(text))</\(name)>\n"
  }

  /// Seconds with six decimals.
  private static func seconds(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let fraction = String(attoseconds / 1_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: 6 - fraction.utf8.count) + fraction
  }

  private static func attributes(_ pairs: [(String, String)]) -> String {
    pairs.map { " \($0)=\"\(escaped($1, inAttribute: true))\"" }.joined()
  }

  /// A text in which markup is escaped and characters that XML forbids are replaced.
  ///
  /// Line ends and tabs are escaped; in an attribute an XML parser would turn them into spaces.
  private static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      // After `]]` it must be escaped, so it is escaped everywhere.
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t":
        escaped += inAttribute ? "&#\(scalar.value);" : String(Character(scalar))
      case "\r": escaped += "&#13;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      case _: escaped += ControlCharacters.sign(of: scalar)
      }
    }
    return escaped
  }
}

extension TestResult {
  /// Indicates whether it could not be run, which is more severe than a failure.
  fileprivate var isError: Bool { faults.contains { $0.kind != .failed } }
}

extension TestFailure.Kind {
  /// The kind as one word.
  fileprivate var word: String {
    switch self {
    case .failed: "expectation"
    case .script: "script"
    case .internal: "internal"
    }
  }
}
