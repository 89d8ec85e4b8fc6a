import DragReplay
import DragScript
import TestSupport
import Testing

/// One report in every form, as it was looked at and approved.
///
/// The text is in `Tests/Check/Approved/reports.txt`.
@Suite struct ApprovedReportsTests {
  private func part(_ title: String, _ text: String) -> String { "# \(title)\n\(text)\n" }

  @Test func `a report of everything is what was approved in each form`() throws {
    var report = Reporting.everything
    report.notes = ["written: a.trace", "seed 7"]
    for index in report.results.indices { report.results[index].elapsed = .microseconds(1_500) }
    let text = [
      part("console", report.lines.map { "\($0.role): \($0.text)\n" }.joined()),
      part("TAP 14", TAPReport.text(of: report)),
      part("TAP 13, of nothing", TAPReport.text(of: ReplayReport(), version: 13)),
      part("JUnit", JUnitReport.text(of: report)),
      part("GitHub, annotations", GitHubReport.annotations(of: report)),
      part("GitHub, summary", GitHubReport.summary(of: report)),
    ]
    let approved = ApprovedText("Tests/Check/Approved/reports.txt")
    #expect(try approved.differences(from: text.joined()) == [])
  }

  // Coverage and traces in JSON are long: `drag replay` writes them with `--coverage` and `--trace`, before a change and after it.
  @Test func `coverage and traces in JSON have the digests that were approved`() throws {
    var text = ""
    for name in ["Examples/8-loads-and-placeholders", "Features/two-applications"] {
      let script = try #require(GoldenScript(name: "\(name).drag").outcome.script)
      var coverage = Coverage()
      var traces = ["", ""]
      for test in script.tests {
        let result = ScriptRun(test, of: script, keepsCoverage: true).run()
        coverage.merge(try #require(result.coverage))
        traces[0] += TraceJSON.text(of: result)
        traces[1] += TraceJSON.text(of: result, isBrief: true)
      }
      text += """
        \(name): coverage \(Digest(coverage.json))
        \(name): trace \(Digest(traces[0]))
        \(name): brief trace \(Digest(traces[1]))

        """
    }
    let approved = ApprovedText("Tests/Check/Approved/reports-of-scripts.txt")
    #expect(try approved.differences(from: text) == [])
  }
}
