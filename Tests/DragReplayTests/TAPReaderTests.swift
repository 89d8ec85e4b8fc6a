import Machines
import Testing

@testable import DragReplay

/// Our reports by the protocol's own rules, and the reader that knows them by texts that are not ours.
@Suite struct TAPReaderTests {
  @Test func `the reader knows points, plans, directives, blocks and subtests`() throws {
    let stream = try TAPReader.stream(
      ##"""
      TAP version 14
      # Subtest: inner
          ok 1 - a
            ---
            x: 1
            ...
          not ok 2 # TODO some day
          1..2
      ok 1 - inner
      not ok 2 - a \# b \\ c d
        ---
        k: "v"
        ...
      ok 3 - later # skip not now
      1..3 # in the end

      """##)
    #expect(stream.points.map(\.isGood) == [true, false, true])
    #expect(stream.points.map(\.description) == ["inner", #"a # b \ c d"#, "later"])
    #expect(stream.points[0].subtest?.points.map(\.directive) == [nil, .todo("some day")])
    #expect(stream.points[0].subtest?.points[0].details == ["x: 1"])
    #expect(stream.points[1].details == ["k: \"v\""])
    #expect(stream.points[2].directive == .skip("not now"))
    #expect(stream.planReason == "in the end")
  }

  @Test(
    arguments: [
      "TAP version 13\n1..0\n", "TAP version 14\n", "TAP version 14\n1..1\n",
      "TAP version 14\n1..1\nok 2\n", "TAP version 14\n1..1\nok 1\nnoise\n",
      "TAP version 14\n1..1\n1..1\nok 1\n", "TAP version 14\nok 1\n1..2\nok 2\n",
      "TAP version 14\n1..1\nok 1 - a # b\n", "TAP version 14\n1..1\nok 1\n  ---\n  a: 1\n",
      "TAP version 14\n1..1\nok 1\n  ---\na: 1\n  ...\n", "TAP version 14\n1..1\n   ok 1\n",
      "TAP version 14\n1..0",
    ])
  func `the reader refuses what TAP 14 does not allow`(text: String) {
    #expect(throws: TAPReader.Fault.self) { try TAPReader.stream(text) }
  }

  @Test func `a report is TAP 14, with every name and reason as it was`() throws {
    let stream = try TAPReader.stream(TAPReport.text(of: Reporting.everything))
    #expect(stream.plan == 5)
    #expect(stream.points.map(\.isGood) == [false, true, false, true, false])
    let shown = ControlCharacters.text(of: Reporting.nasty)
    #expect(
      stream.points.map(\.description) == [
        "bad.drag cannot be read", "a.drag: good", "a.drag: \(shown)", "a.drag: later",
        "b.drag: broken",
      ])
    #expect(stream.points.map(\.directive) == [nil, nil, nil, .skip(shown), nil])
    #expect(stream.comments == ["# b.drag:3:5: doubtful"])
    #expect(stream.points.allSatisfy { $0.subtest == nil })
  }

  @Test func `the blocks of a report are YAML, with every text as it was`() throws {
    let points = try TAPReader.stream(TAPReport.text(of: Reporting.everything)).points
    let blocks = try points.map { $0.details.isEmpty ? nil : try YAMLBlock($0.details) }
    #expect(blocks.map { $0 == nil } == [false, true, false, true, false])
    let nasty = try #require(blocks[2])
    #expect(nasty["message"] == .text(Reporting.nasty))
    #expect(nasty["expected"] == .text(Reporting.nasty))
    #expect(
      nasty["trace"]
        == .list([.text("@@ -1,1 +1,1 @@"), .text("- \(Reporting.nasty)"), .text("+ b")]))
    #expect(
      nasty["at"] == .map(["file": .text("a.drag"), "line": .number(9), "column": .number(3)]))
    let broken = try #require(blocks[4])
    guard case .list(let more) = broken["more"] else {
      Issue.record("the second fault is missing")
      return
    }
    #expect(more.map { $0["message"] } == [.text("no such thing")])
    #expect(more.map { $0["severity"] } == [.text("error")])
    #expect(try #require(blocks[0])["hint"] == .text("did you mean `view`?"))
  }

  @Test func `no test, a remark, and names that look like directives are TAP 14`() throws {
    var report = ReplayReport()
    #expect(try TAPReader.stream(TAPReport.text(of: report)).planReason == "SKIP there was no test")
    let names = ["a # TODO b", "# SKIP", "1 - x", "- y", #"ends in \"#, ##"\# z"##, "not ok 7", ""]
    report.results = names.map { Reporting.result($0) }
    report.notes = ["unused golden: a.trace:1: b", "1..7"]
    let stream = try TAPReader.stream(TAPReport.text(of: report))
    #expect(stream.points.map(\.description) == names.map { "a.drag: \($0)" })
    #expect(stream.points.allSatisfy { $0.directive == nil && $0.isGood })
    #expect(stream.comments == ["# unused golden: a.trace:1: b", "# 1..7"])
  }
}
