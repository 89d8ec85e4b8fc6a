import DragScript
import Testing

import DragReplay

@Suite struct GoldenTraceTests {
  private static let text = """
    # t.drag: one
    0.000 pointer.down list#a
    0.000 pointer.up
    # t.drag: two\\u{a}lines

    # t.drag: gone
    1.000 a.b

    """

  private static let script =
    Replaying.scene + "test \"one\"\ndown list#a\nup\ntest \"two\\nlines\"\nwait 1ms\n"

  private func results(_ golden: GoldenTrace) throws -> [TestResult] {
    let script = try #require(Script.parse(Self.script, file: "x/t.drag").script)
    return script.tests.map { test in
      let run = ScriptRun(test, of: script, golden: golden)
      return run.run()
    }
  }

  @Test func `a golden is read by its head lines, and written as it was`() {
    let golden = GoldenTrace(Self.text, file: "x/t.trace", of: "x/t.drag")
    #expect(golden.sections.map(\.name) == ["one", "two\\u{a}lines", "gone"])
    #expect(golden.sections.map(\.headLine) == [1, 4, 6])
    #expect(golden["one"]?.lines == ["0.000 pointer.down list#a", "0.000 pointer.up"])
    #expect(golden["two\nlines"]?.lines == [])
    #expect(golden["three"] == nil)
    #expect(golden.text == Self.text.replacing("\n\n", with: "\n"))
    let windows = Self.text.replacing("\n", with: "\r\n")
    let same = GoldenTrace(windows, file: "x/t.trace", of: "x/t.drag")
    #expect(same.sections == golden.sections)
    #expect(same.text == golden.text.replacing("\n", with: "\r\n"))
  }

  @Test func `a trace that is the golden's passes`() throws {
    let golden = GoldenTrace(Self.text, file: "x/t.trace", of: "x/t.drag")
    #expect(try results(golden).map(\.faults) == [[], []])
  }

  @Test func `a trace that is not the golden's fails at the line that differs`() throws {
    let text = Self.text.replacing("pointer.up", with: "pointer.cancel")
    let golden = GoldenTrace(text, file: "x/t.trace", of: "x/t.drag")
    let fault = try #require(try results(golden)[0].faults.first)
    #expect("\(fault.location)" == "x/t.trace:3:1")
    #expect(fault.kind == .failed)
    #expect(
      fault.diff == [
        "@@ -1,2 +1,2 @@", "  0.000 pointer.down list#a", "- 0.000 pointer.cancel",
        "+ 0.000 pointer.up", "                ^~",
      ])
  }

  @Test func `a test that the golden does not have fails`() throws {
    let golden = GoldenTrace("", file: "x/t.trace", of: "x/t.drag")
    #expect(
      try results(golden).map { $0.words.first } == [
        "the golden has no trace of this test", "the golden has no trace of this test",
      ])
  }

  @Test func `sections of no test are reported`() {
    let golden = GoldenTrace(Self.text, file: "x/t.trace", of: "x/t.drag")
    #expect(golden.unused(among: ["one", "two\nlines"]).map(\.name) == ["gone"])
    #expect(golden.unused(among: ["one", "two\nlines", "gone"]) == [])
  }

  @Test func `a renewed golden has the new lines in their old position, and new tests after them`()
    throws
  {
    var golden = GoldenTrace(Self.text, file: "x/t.trace", of: "x/t.drag")
    golden.renew("one", ["2.000 c.d"])
    golden.renew("new\n", ["3.000 e.f"])
    #expect(
      golden.text == """
        # t.drag: one
        2.000 c.d
        # t.drag: two\\u{a}lines
        # t.drag: gone
        1.000 a.b
        # t.drag: new\\u{a}
        3.000 e.f

        """)
    #expect(
      GoldenTrace(golden.text, file: "x/t.trace", of: "t.drag")["new\n"]?.lines == ["3.000 e.f"])
  }

  @Test func `a recording has a trace for each way to replay it, below a head line that says it`() {
    let text = "# a.evemu: on s.drag\n1.000 a.b\n# a.evemu: on s.drag --indirect\n2.000 c.d\n"
    func golden(_ text: String, _ conditions: String) -> GoldenTrace {
      GoldenTrace(text, file: "x/a.evemu.trace", of: "x/a.evemu", replayed: conditions)
    }
    let plain = golden(text, "on s.drag")
    #expect(plain["x/a.evemu"]?.lines == ["1.000 a.b"])
    #expect(golden(text, "on s.drag --indirect")["x/a.evemu"]?.lines == ["2.000 c.d"])
    #expect(plain.unused(among: ["x/a.evemu"]) == [])
    #expect(plain.isGolden && plain.text == text)
    var other = golden(text, "on\nt.drag")
    #expect(other["x/a.evemu"] == nil)
    other.renew("x/a.evemu", ["3.000 e.f"])
    #expect(other.text == text + "# a.evemu: on\\u{a}t.drag\n3.000 e.f\n")
    for text in ["# b.evemu: on s.drag\n", "# a.evemu: notes\n", "# a.evemu.drag: on\n", "x\n"] {
      #expect(!golden(text, "on s.drag").isGolden)
    }
  }
}
