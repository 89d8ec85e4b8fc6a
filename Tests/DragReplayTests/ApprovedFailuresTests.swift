import DragScript
import DragStage
import Foundation
import TestSupport
import Testing

@testable import DragReplay

/// What is said of expectations that do not hold, in the words that were approved.
///
/// The texts are in `Tests/Check/Approved`: `failures.txt` and `failures-of-each-line.txt`. They are made of golden scripts,
/// whose expectations are asked at another time than that at which they hold.
@Suite struct ApprovedFailuresTests {
  /// When an expectation is asked.
  private enum Moment: String, CaseIterable {
    case aStepTooEarly = "a step too early"
    case first = "before anything has happened"
    case last = "when all is over"

    /// Scripts that between them ask for much at that moment, and fail for many reasons.
    var scripts: [String] {
      switch self {
      case .aStepTooEarly:
        [
          "Failures/loads-given-up", "Failures/proposal-cancel-or-forbidden",
          "Failures/system-cancels-all-touches", "Failures/transfer-given-up",
          "Features/coordinator", "Features/destination-switches", "Features/interactions",
          "Features/items-are-promises", "Features/keys", "Features/proposals",
          "Features/refusals-that-are-expected", "Features/right-to-left",
          "Features/scroll-anchor", "Features/session-queries", "Features/test-overrides",
          "Features/views-that-scroll", "Reports/Destinations/a-target-that-goes",
          "Reports/Drops/an-item-dragged-twice", "Reports/Stores/refused-by-the-server",
        ]
      case .first:
        [
          "Examples/13-a-board-that-others-write", "Features/files",
          "Reports/Stores/moved-within-one-collection",
        ]
      case .last:
        [
          "Examples/1-first-drag", "Examples/10-stored-order", "Examples/2-copy-a-stack",
          "Features/changes-that-two-drags-meet", "Features/context-menu", "Features/policies",
          "Reports/Destinations/views-that-take-or-refuse", "Reports/Lists/a-list-that-was-emptied",
        ]
      }
    }
  }

  private func test(_ test: ScriptTest, asked moment: Moment) -> ScriptTest {
    let expectations = test.lines.filter(\.isExpectation).map(\.withoutTime)
    let others = test.lines.filter { !$0.isExpectation }
    var asked = test
    switch moment {
    case .first: asked.lines = expectations + others
    case .last: asked.lines = others + expectations
    case .aStepTooEarly:
      for index in test.lines.indices.dropFirst() where asked.lines[index].isExpectation {
        asked.lines.swapAt(index, index - 1)
        asked.lines[index - 1] = asked.lines[index - 1].withoutTime
      }
    }
    return asked
  }

  /// What is reported of a script, without the lines that are quoted, and with the trace as the names of its entries.
  private func lines(_ golden: GoldenScript, asked moment: Moment) throws -> [String] {
    let script = try #require(golden.outcome.script)
    var lines = ["# \(golden.name), \(moment.rawValue)"]
    for test in script.tests {
      let result = ScriptRun(self.test(test, asked: moment), of: script).run()
      guard !result.faults.isEmpty else { continue }
      lines.append("## \(result.name)")
      for fault in result.faults {
        lines.append("\(fault.location.line): \(fault.message)")
        lines += [
          fault.expected.map { "  expected: \($0)" }, fault.actual.map { "  actual: \($0)" },
        ]
        .compactMap { $0 }
        if let why = fault.explanation { lines.append("  why: \(why)") }
        if !fault.diff.isEmpty { lines.append("  of the trace: " + names(in: fault.diff)) }
      }
    }
    return lines
  }

  /// The lines of an excerpt of a trace without their times and details, which golden traces have.
  private func names(in excerpt: [String]) -> String {
    excerpt.map { line in
      guard !line.hasPrefix("@@") else { return line }
      let words = line.split(separator: " ").filter { $0.first?.isNumber != true }
      return words.first.map { $0.count > 1 ? String($0) : words.prefix(2).joined(separator: " ") }
        ?? ""
    }.joined(separator: ", ")
  }

  @Test func `what is said of expectations that do not hold is what was approved`() throws {
    var lines: [String] = []
    for moment in Moment.allCases {
      for name in moment.scripts {
        lines += try self.lines(GoldenScript(name: "\(name).drag"), asked: moment)
      }
    }
    let approved = ApprovedText("Tests/Check/Approved/failures.txt")
    #expect(try approved.differences(from: lines.map { $0 + "\n" }.joined()) == [])
  }

  /// What is said of each expectation of a test after each of its lines, as a number of failures and one for their words.
  private func digest(_ test: ScriptTest, of script: Script) throws -> String {
    var player = ScriptPlayer(
      try SceneBuilder(script.setup(of: test)), settings: script.settings, limits: ReplayLimits())
    let expectations = test.lines.compactMap { line -> (TimedLine, DragScript.Predicate)? in
      guard case .timed(let timed) = line, case .expectation(let expectation) = timed.content else {
        return nil
      }
      return (timed, expectation.predicate)
    }
    var digest = TextDigest()
    var count = 0
    for line in test.lines where !line.isExpectation {
      // A line that is expected to be refused ends what can be asked.
      guard (try? player.play(line)) != nil else { break }
      for (expectation, predicate) in expectations {
        let pointer = expectation.pointer.flatMap { player.stage.pointer(named: $0.text) }
        _ = player.expect(predicate, of: pointer, at: expectation.location)
      }
      for fault in player.log.takeFaults() {
        count += 1
        digest.add("\(fault.location) \(fault.summary) \(fault.decidingLine ?? "") \(fault.diff)")
      }
    }
    return "\(count) failures, \(digest.text)"
  }

  @Test func `what is said of each expectation after each line is what was approved`() throws {
    var text = ""
    for name in Moment.aStepTooEarly.scripts + Moment.last.scripts {
      let script = try #require(GoldenScript(name: "\(name).drag").outcome.script)
      for test in script.tests {
        text += "\(name), \(test.name): \(try digest(test, of: script))\n"
      }
    }
    let approved = ApprovedText("Tests/Check/Approved/failures-of-each-line.txt")
    #expect(try approved.differences(from: text) == [])
  }
}

extension Line {
  fileprivate var isExpectation: Bool {
    if case .timed(let line) = self, case .expectation = line.content { return true }
    return false
  }

  /// The line at the end of the one before it, wherever that is.
  fileprivate var withoutTime: Line {
    guard case .timed(var line) = self else { return self }
    line.stamp = .none
    return .timed(line)
  }
}
