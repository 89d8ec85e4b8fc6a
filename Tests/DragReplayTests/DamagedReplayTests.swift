import DragScript
import Machines
import TestSupport
import Testing

@testable import DragReplay

/// What becomes of tests with a mistake in one of their lines, or of their set-up, as it was looked at and approved.
///
/// The text is in `Tests/Check/Approved/damaged-replays.txt`. It has the words of all faults, and for each script and
/// each kind of damage a number that is another one when any result is.
@Suite struct DamagedReplayTests {
  private static let scripts = [
    "Examples/8-loads-and-placeholders", "Features/auto-scroll", "Features/cadence",
    "Features/policies",
    "Features/reactions", "Features/session-queries", "Features/sections",
    "Reports/Stores/refused-by-the-server",
  ]

  /// The kinds of damage, each at one of the lines.
  private enum LineDamage: String, CaseIterable {
    case missing = "without a line"
    case doubled = "with a line twice"
    case swapped = "with a line behind the next one"
    case setup = "without a line of the set-up"

    /// A test and its script, with the mistake at a line; nil where there is none.
    func apply(_ test: ScriptTest, _ script: Script, at index: Int) -> (ScriptTest, Script)? {
      var (test, script) = (test, script)
      switch self {
      case .missing: test.lines.remove(at: index)
      case .doubled: test.lines.insert(test.lines[index], at: index)
      case .swapped:
        guard index + 1 < test.lines.count else { return nil }
        test.lines.swapAt(index, index + 1)
      case .setup:
        guard index < script.setupLines.count else { return nil }
        script.setupLines.remove(at: script.setupLines.count - 1 - index)
      }
      return (test, script)
    }
  }

  /// All of a result, a line for each part.
  private func words(of result: TestResult) -> [String] {
    var words = [
      "\(result.name) \(result.status) \(result.duration) \(result.eventCount) \(result.traceText)"
    ]
    words += result.faults.map { fault in
      "\(fault.location) \(fault.summary) \(fault.diff) \(fault.decidingLine ?? "") \(fault.lastLine?.text ?? "")"
    }
    words += result.notes.map { "\($0)" }
    words += [result.idleReason?.text ?? "", "\(result.idleReason?.neededHold?.text ?? "")"]
    words += result.orders.keys.sorted().map { "\($0) \(result.orders[$0] ?? [])" }
    return words + result.staleGoldens.map { "\($0.lines) \($0.replacement)" }
  }

  /// A number for each form of a report, and one for what was covered.
  private static func digest(of report: ReplayReport, _ coverage: Coverage) -> String {
    let forms = [
      report.lines.map { "\($0.role) \($0.text)" }.joined(separator: "\n"),
      TAPReport.text(of: report),
      JUnitReport.text(of: report), GitHubReport.annotations(of: report),
      GitHubReport.summary(of: report),
      "\(coverage.json)", report.results.prefix(2).map { TraceJSON.text(of: $0) }.joined(),
    ]
    return forms.map { form in
      var digest = TextDigest()
      digest.add(form)
      return digest.text
    }.joined(separator: " ")
  }

  @Test func `tests with a mistake in a line are replayed as it was approved`() throws {
    var text = ""
    var said: Set<String> = []
    var marks: [FailureMark?] = []
    for name in Self.scripts {
      let script = try #require(GoldenScript(name: "\(name).drag").outcome.script)
      text += "\(name)\n"
      var report = ReplayReport()
      var coverage = Coverage()
      for damage in LineDamage.allCases {
        var digest = TextDigest()
        var failed = 0
        for test in script.tests.prefix(1) {
          for index in test.lines.indices {
            guard let (test, script) = damage.apply(test, script, at: index) else { continue }
            let result = ScriptRun(
              test, of: script, keepsCoverage: index == 2, keepsRecording: true
            ).run()
            report.results.append(result)
            if let covered = result.coverage { coverage.merge(covered) }
            marks.append(FailureMark(result))
            if result.status == .failed { failed += 1 }
            said.formUnion(result.faults.map { "\($0.kind) \($0.cause) \($0.message)" })
            for line in words(of: result) { digest.add(line) }
            digest.add(String(decoding: result.recording, as: UTF8.self))
          }
        }
        text += "  \(damage.rawValue): \(failed) fail, \(digest.text)\n"
      }
      text += "  reports: \(Self.digest(of: report, coverage))\n"
    }
    let different = Set(marks.compactMap(\.self)).count
    text += "\(marks.count { $0 != nil }) failures, \(different) of them different\n"
    text += "all faults\n" + said.sorted().map { "  \($0)\n" }.joined()
    let approved = ApprovedText("Tests/Check/Approved/damaged-replays.txt")
    #expect(try approved.differences(from: text) == [])
  }
}
