import DragScript
import DragSessions
import DragStage
import Testing

import DragReplay

/// Scripts of these tests, and what running them gives.
enum Replaying {
  /// A list of three rows whose middles lie at 122, 166 and 210, and a box beside it.
  static let scene = """
    dragscript 1
    collection list at 0,100 size 390x132 layout rows(height=44)
    items list a b c
    view box at 0,400 size 100x100
    on list update => proposal move insert-at
    on box update => proposal forbidden

    """

  /// Runs a script and reports.
  static func report(_ text: String, limits: ReplayLimits = ReplayLimits()) -> ReplayReport {
    let outcome = Script.parse(text, file: "t.drag")
    var report = ReplayReport()
    report.diagnostics = outcome.diagnostics
    if let script = outcome.script { report.addResults(of: script, limits: limits) }
    return report
  }

  /// Runs one test of these lines on the scene.
  static func run(
    _ lines: String, setup: String = "", limits: ReplayLimits = ReplayLimits()
  ) throws -> TestResult {
    let report = report(scene + setup + "\ntest \"t\"\n" + lines + "\n", limits: limits)
    #expect(report.diagnostics.map(\.description) == [])
    return try #require(report.results.first)
  }

  /// What one test's pointer did, line by line.
  static func pointerLines(_ result: TestResult) -> [String] {
    result.trace.filter {
      ["down", "move", "up", "cancel"].contains($0.what) && $0.arguments.isEmpty
    }
    .map(\.text)
  }
}

extension TestResult {
  /// The first fault as message, expectation and finding.
  var words: [String?] { faults.first.map { [$0.message, $0.expected, $0.actual] } ?? [] }
}
