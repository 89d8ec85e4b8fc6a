import Testing

import DragReplay

@Suite struct TAPReportTests {
  @Test func `a line a test, and faults as YAML below it`() {
    var report = ReplayReport()
    var order = Reporting.fault(
      "order of list", expected: "a b", actual: "b a", diff: ["  1.000 a.b"])
    order.explanation = "the drag is still under way: it is dragging"
    report.results = [
      Reporting.result("good"),
      Reporting.result(
        "bad",
        [
          order, Reporting.fault("badge", expected: "plus", actual: "none"),
        ]),
      Reporting.result("later", skip: "not today"),
    ]
    #expect(
      TAPReport.text(of: report) == """
        TAP version 14
        1..3
        ok 1 - a.drag: good
        not ok 2 - a.drag: bad
          ---
          message: "order of list"
          severity: "fail"
          at:
            file: "a.drag"
            line: 9
            column: 3
          expected: "a b"
          actual: "b a"
          why: "the drag is still under way: it is dragging"
          trace:
            - "  1.000 a.b"
          more:
            - message: "badge"
              severity: "fail"
              at:
                file: "a.drag"
                line: 9
                column: 3
              expected: "plus"
              actual: "none"
          virtual_us: 900000
          ...
        ok 3 - a.drag: later # SKIP not today

        """)
  }

  @Test func `EX-30: a property has the line after which it did not hold`() throws {
    let lines = "delete list#a\nsettle"
    let result = try Replaying.run(lines, setup: "settled expect order list = a b c")
    var report = ReplayReport()
    report.results = [result]
    #expect(TAPReport.text(of: report).contains("\n  after: \"t.drag:10:1  settle\"\n"))
    let annotation = GitHubReport.annotations(of: report)
    #expect(annotation.hasPrefix("::error file=t.drag,line=7,"))
    #expect(annotation.contains("at:       t.drag:10:1  settle"))
    #expect(JUnitReport.text(of: report).contains("\n  at:       t.drag:10:1  settle\n"))
  }

  @Test func `nasty names stay on their line, and make no directive`() throws {
    let lines = TAPReport.text(of: Reporting.everything).split(separator: "\n").map(String.init)
    #expect(lines[1] == "1..5")
    let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(points.count == 5)
    #expect(
      points[2]
        == ##"not ok 3 - a.drag: q" a' b\\ <c> & ]]> 100% \# d, e: f␊::error g␍␉␁␛[31m␡\\u{85}\\u{2028} é|"##
    )
    #expect(points[3].hasPrefix("ok 4 - a.drag: later # SKIP q\""))
    #expect(points[3].count { $0 == "#" } == 2)
    #expect(
      lines.contains(
        #"  message: "q\" a' b\\ <c> & ]]> 100% # d, e: f\n::error g\r\t\u0001\u001b[31m\u007f\u0085\u2028 é|""#
      ))
    // Every line is one of the protocol's, or belongs to a block.
    for line in lines.dropFirst(2) {
      #expect(
        line.hasPrefix("ok ") || line.hasPrefix("not ok ") || line.hasPrefix("  ")
          || line.hasPrefix("# "), "\(line)")
    }
  }

  @Test func `a script that cannot be read is a test that fails, a doubtful one is a comment`() {
    let lines = TAPReport.text(of: Reporting.everything).split(separator: "\n").map(String.init)
    #expect(lines[2] == "# b.drag:3:5: doubtful")
    #expect(lines[3] == "not ok 1 - bad.drag cannot be read")
    #expect(lines.contains(#"  hint: "did you mean `view`?""#))
  }

  @Test func `no test at all is a plan of none with its reason`() {
    #expect(
      TAPReport.text(of: ReplayReport()) == "TAP version 14\n1..0 # SKIP there was no test\n")
    #expect(TAPReport.text(of: ReplayReport(), version: 13).hasPrefix("TAP version 13\n"))
  }
}
