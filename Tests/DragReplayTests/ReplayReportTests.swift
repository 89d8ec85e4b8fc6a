import DragScript
import DragStage
import Testing

import DragReplay

/// The report's text, to the letter, and the exit codes.
@Suite struct ReplayReportTests {
  private func report(_ tests: String, setup: String = "") -> ReplayReport {
    Replaying.report(Replaying.scene + setup + tests)
  }

  @Test func `all passed is 0`() {
    let report = report("test \"one\"\nwait 1ms\ntest \"two\"\nexpect no-session\n")
    #expect(report.text == "2 passed, 0 failed\n")
    #expect(report.exitCode == 0)
  }

  @Test func `a failed expectation is 1, and is reported with the trace before it`() {
    let report = report("test \"one\"\n  down box\n  expect order list = c b a\n")
    #expect(
      report.text == """
        failed: one (t.drag)
        t.drag:9:3: order of list
          expected: c b a
          actual:   a b c
            0.000 pointer.down box
        0 passed, 1 failed

        """)
    #expect(report.exitCode == 1)
  }

  @Test func `a script that asks for what cannot be done is 2`() {
    let report = report("test \"one\"\n  up\n")
    #expect(report.exitCode == 2)
    #expect(
      report.text == """
        failed: one (t.drag)
        t.drag:8:3: the pointer cannot do this: the pointer is not pressed
        0 passed, 1 failed

        """)
  }

  @Test func `a script that cannot be read is 2`() {
    let report = report("test \"one\"\n  downn box\n")
    #expect(report.exitCode == 2)
    #expect(report.results == [])
    #expect(report.text.contains("t.drag:8:3: error[DS"))
    #expect(report.text.hasSuffix("0 passed, 0 failed, 1 file not read\n"))
  }

  @Test func `a cap that is reached is 3, whatever else failed`() {
    let report = report(
      "test \"one\"\n  up\ntest \"two\"\n  wait 25h\n".replacing("25h", with: "90001s"))
    #expect(report.exitCode == 3)
    #expect(report.results.map { $0.faults.map(\.kind) } == [[.script], [.internal]])
  }

  @Test func `no test at all is 5`() {
    #expect(report("").exitCode == 5)
    var none = ReplayReport()
    let script = Script.parse(Replaying.scene + "test \"one\"\nwait 1ms\n", file: "t.drag").script
    if let script { none.addResults(of: script, where: { $0.name == "two" }) }
    #expect(none.exitCode == 5)
    #expect(none.text == "0 passed, 0 failed\n")
  }

  @Test func `a test that is skipped is reported with its reason, and counts apart`() {
    let report = report("test \"one\"\n  skip \"later\"\n  up\ntest \"two\"\n  wait 1ms\n")
    #expect(report.text == "skipped: one (t.drag): later\n1 passed, 0 failed, 1 skipped\n")
    #expect(report.exitCode == 0)
  }

  @Test func `a requirement that is not known skips the tests and is named`() {
    let report = report("test \"one\"\n  up\n", setup: "require levitation\n")
    #expect(
      report.results.map(\.status) == [
        .skipped(reason: "requires `levitation`, which is unknown")
      ])
  }

  @Test(arguments: [
    ("provider list#a public.text \"B\"", "`public.text` already exists"),
    ("provider list#a a+b \"B\"", "`a+b` is not a valid type"),
    ("on list canHandle when type = a+b => accept", "`a+b` is not a valid type"),
  ])
  func `103, 125: a second representation and a bad type are reported at their line`(
    line: String, message: String
  ) {
    let text =
      "dragscript 1\ncollection list at 0,0 size 9x9 layout rows()\nitems list a\n"
      + "provider list#a public.text \"A\"\n\(line)\ntest \"one\"\n  wait 1ms\n"
    let fault = Replaying.report(text).results.first?.faults.first
    #expect(fault?.message == message)
    #expect(fault?.location.line == 5)
    #expect(fault?.kind == .script)
  }

  @Test(arguments: ["scroll box by 0,1", "scroll box by 0,1 over 50ms"])
  func `a view that shows all of its content does not scroll`(line: String) {
    let text = "dragscript 1\nview box at 0,0 size 9x9\ntest \"one\"\n  \(line)\n"
    let fault = Replaying.report(text).results.first?.faults.first
    #expect(fault?.message == "`box` does not scroll")
    #expect(fault?.location.line == 4)
    #expect(fault?.kind == .script)
  }

  @Test func `a call without an answer is named, and never passed over`() {
    let report = report("test \"one\"\n  call redraw\n")
    #expect(
      report.results.first?.words[0]
        == "`call redraw` needs a host with hooks, and this one has none")
    #expect(report.results.first?.faults.first?.kind == .script)
    #expect(report.exitCode == 2)
  }

  @Test func `a test that is expected to fail passes when it does`() {
    let lines = "  xfail \"a known fault\"\n  expect state = lifted\n"
    #expect(report("test \"one\"\n" + lines).exitCode == 0)
    let passing = report("test \"one\"\n  xfail \"a known fault\"\n  wait 1ms\n")
    #expect(passing.exitCode == 1)
    #expect(
      passing.text == """
        failed: one (t.drag)
        t.drag:8:3: the test passes, but is expected to fail
          expected: a known fault
          actual:   passed
        0 passed, 1 failed

        """)
  }

  @Test func `a fault of the script does not count as a failure that was expected`() {
    #expect(report("test \"one\"\n  xfail \"x\"\n  up\n").exitCode == 2)
  }

  @Test func `misuse that the stage reports fails a strict test, and no other`() {
    let setup = """
      collection other at 0,600 size 390x132 layout rows()
      items other a
      on other update => proposal move insert-at

      """
    let lines = "test \"one\"\n  down list#a\n  wait 501ms\n  move other\n  up\n  settle\n"
    let strict = report(lines, setup: setup)
    #expect(strict.results[0].words[0] == "misuse at `other`: it already has an item `a` (M8a)")
    #expect(strict.exitCode == 1)
    #expect(report(lines, setup: "set strict off\n" + setup).exitCode == 0)
  }
}
