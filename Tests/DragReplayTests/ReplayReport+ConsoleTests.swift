import DragScript
import Testing

import DragReplay

@Suite struct ReplayReportConsoleTests {
  @Test func `each line has a role, and the text is the lines`() {
    var report = ReplayReport()
    var fault = Reporting.fault(
      "badge", expected: "plus", actual: "none",
      diff: ["@@ -1,2 +1,2 @@", "  1.000 a.b", "- 2.000 a.c", "+ 2.000 a.d", "          ^"])
    fault.explanation = "no drag began: nothing that can be dragged was pressed"
    fault.quote = SourceQuote(line: "  expect badge = plus", column: 3, length: 19)
    report.results = [Reporting.result("bad", [fault]), Reporting.result("l", skip: "no")]
    report.notes = ["seed: 1"]
    #expect(
      report.text == """
        failed: bad (a.drag)
        a.drag:9:3: badge
            expect badge = plus
            ^~~~~~~~~~~~~~~~~~~
          expected: plus
          actual:   none
          why:      no drag began: nothing that can be dragged was pressed
          @@ -1,2 +1,2 @@
            1.000 a.b
          - 2.000 a.c
          + 2.000 a.d
                    ^
        skipped: l (a.drag): no
        seed: 1
        0 passed, 1 failed, 1 skipped

        """)
    #expect(
      report.lines.map(\.role) == [
        .failure, .fault, .plain, .mark, .plain, .plain, .plain, .hunk, .plain, .missing, .extra,
        .mark,
        .skip, .plain, .count(isGood: false),
      ])
  }

  @Test func `no name writes to a terminal what it likes`() {
    let text = Reporting.everything.text
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || $0.value >= 0x20 })
    #expect(!text.contains("\u{7F}") && !text.contains("\u{2028}"))
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") })
  }
}
