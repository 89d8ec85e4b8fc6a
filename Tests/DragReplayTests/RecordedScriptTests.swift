@testable import DragReplay
import DragScript
import DragSessions
import DragStage
import Foundation
import Testing

@Suite struct RecordedScriptTests {
  private struct Recorded {
    var text: String
    var traces: [String]
    var names: [String]
  }

  /// Runs the tests of a script, and writes what they dispatched.
  private func record(_ script: Script) -> Recorded {
    var recorded = RecordedScript(of: script)
    var (traces, names): ([String], [String]) = ([], [])
    for test in script.tests {
      let result = ScriptRun(test, of: script, keepsRecording: true).run()
      recorded.add(test, result)
      if case .skipped = result.status { continue }
      traces.append(result.trace.map(\.text).joined(separator: "\n"))
      names.append(test.name)
    }
    return Recorded(text: recorded.text, traces: traces, names: names)
  }

  @Test(arguments: GoldenScript.sample)
  func `record, replay, record is a fixed point with the same traces`(
    _ golden: GoldenScript
  ) throws {
    try checkFixedPoint(golden)
  }

  func checkFixedPoint(_ golden: GoldenScript) throws {
    let first = record(try #require(golden.outcome.script))
    let outcome = Script.parse(first.text, file: golden.name)
    #expect(outcome.diagnostics.filter { $0.severity == .error }.map(\.description) == [])
    let second = record(try #require(outcome.script))
    #expect(first.text == second.text)
    #expect(first.names == second.names && first.traces.count == second.traces.count)
    for (name, pair) in zip(first.names, zip(first.traces, second.traces)) {
      if pair.0 == pair.1 { continue }
      let diff = DiffLine.lines(
        pair.0.split(separator: "\n").map(String.init),
        pair.1.split(separator: "\n").map(String.init))
      Issue.record("\(name)\n\(TraceDiff.lines(diff).joined(separator: "\n"))")
    }
  }

  private func lines(_ lines: String, setup: String = "") throws -> [String] {
    let text = Replaying.scene + setup + "test \"t\"\n" + lines + "\n"
    let script = try #require(Script.parse(text, file: "t.drag").script)
    return record(script).text.components(separatedBy: "test \"t\"\n").last?
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
  }

  @Test func `glides and scrolls are written sample by sample, presses as they were`() throws {
    #expect(
      try lines("down list#a@0.5,0.9\nglide 195,200 over 50ms\nup 10,10", setup: "")
        == [
          "@0ms down list#a@0.5,0.9", "@16.667ms move 195,159.73333333333332",
          "@33.333ms move 195,179.86666666666667", "@50ms move 195,200", "@50ms move 10,10",
          "@50ms up",
        ])
    #expect(
      try lines(
        "scroll long by 0,30 over 50ms",
        setup: """
          collection long at 0,600 size 100x100 layout rows(height=44)
          items long p q r s t

          """) == [
          "@16.667ms scroll long by 0,10", "@33.333ms scroll long by 0,10",
          "@50ms scroll long by 0,10",
        ])
  }

  @Test func `what only expects is left out, and what the end of the test does is written`() throws
  {
    #expect(
      try lines("down list#a\nwait 1s\nexpect state = lifted\ncall hook")
        == ["@0ms down list#a", "@1s call hook"])
    #expect(
      try lines("down list#a\nwait 1s\nexpect state = lifted")
        == ["@0ms down list#a", "@1s cancel"])
  }

  @Test func `a line after timers of its own moment has a settle before it`() throws {
    let recorded = try lines("down list#a\nwait 600ms\nmove list#b\nup\nsettle\ndown list#c\nup")
    #expect(
      recorded == [
        "@0ms down list#a", "@600ms move 195,166", "@600ms up", "@900ms settle",
        "@900ms down list#c", "@900ms up",
      ])
  }

  @Test func `reasons and expected failures are not recorded, and skipped tests are not run`() {
    let text =
      Replaying.scene + """
        test "one"
        skip "not today"
        up
        test "two"
        xfail "a known fault"
        tag slow
        expect state = lifted
        """
    let script = Script.parse(text, file: "t.drag").script
    let recorded = script.map(record)?.text ?? ""
    #expect(recorded.hasSuffix("\n\ntest \"two\"\n  tag slow\n"))
    #expect(!recorded.contains("not today"))
  }
}

/// The same with every other golden script.
@Suite struct SlowRecordedScriptTests {
  @Test(arguments: GoldenScript.rest)
  func `record, replay, record is a fixed point with every other golden script`(
    _ golden: GoldenScript
  ) throws {
    try RecordedScriptTests().checkFixedPoint(golden)
  }
}
