import DragScript
import DragStage
import Testing

import DragReplay

/// A line may make millions of entries, of which nothing is kept where nothing looks back at them.
@Suite struct PassingTraceTests {
  /// Plays lines above a box that takes copies, and notes the longest trace that there was meanwhile.
  private func longest(_ lines: String, setup: String = "") throws -> (result: TestResult, Int) {
    var longest = 0
    var hooks = HostHooks()
    hooks["note"] = { call in longest = max(longest, call.stage.trace.count) }
    let text =
      Replaying.scene + "view tray at 200,400 size 100x100 \(setup)\n"
      + "on tray update do call note\non tray update => proposal copy\ntest \"t\"\n" + lines
    let script = try #require(Script.parse(text, file: "t.drag").script)
    let result = ScriptRun(script.tests[0], of: script, keepsTrace: false, hooks: hooks).run()
    return (result, longest)
  }

  @Test func `a glide of many samples keeps none of them`() throws {
    let (result, longest) = try longest(
      "down list#a\nwait 600ms\nmove tray\nglide tray(+20,0) over 2s rate 5000hz\nup\n")
    #expect(result.faults == [])
    #expect(result.eventCount == 10_003)
    #expect((1_000..<1_100).contains(longest))
  }

  @Test func `a wait with a periodic view keeps none of its updates`() throws {
    let (result, longest) = try longest(
      "down list#a\nwait 600ms\nmove tray\nwait 1s\nup\n", setup: "periodic 100us")
    #expect(result.faults == [])
    #expect((1_000..<1_100).contains(longest))
  }

  @Test
  func `a drag that begins after the first failure has begun, though another line ends the test`()
    throws
  {
    let text =
      Replaying.scene + "test \"t\"\n"
      + "down list#a\nwait 600ms\nexpect order list = none\nmove 300,300\ndown list#a\n"
    let script = try #require(Script.parse(text, file: "t.drag").script)
    let result = ScriptRun(script.tests[0], of: script).run()
    #expect(result.faults.count == 2)
    #expect(!result.notes.contains { $0.text.contains("no drag began") })
  }

  @Test func `what a line looks back at is kept through a glide`() throws {
    let (result, longest) = try longest(
      "down list#a\nwait 600ms\nmove tray\nglide tray(+20,0) over 1s rate 5000hz\n"
        + "expect calls tray.update = 5001\nup\n")
    #expect(result.faults == [])
    #expect(longest > 10_000)
  }

  @Test func `misuse in what is let go is reported at its line`() throws {
    let text =
      Replaying.scene + "view tray at 200,400 size 100x100 periodic 1ms\n"
      + "on tray update when nth = 3 do drop nobody onto list#a\n"
      + "on tray update => proposal copy\ntest \"t\"\n"
      + "down list#a\nwait 600ms\nmove tray\nwait 2s\nup\n"
    let script = try #require(Script.parse(text, file: "t.drag").script)
    func faults(keepsTrace: Bool) -> [TestFailure] {
      ScriptRun(script.tests[0], of: script, keepsTrace: keepsTrace).run().faults
    }
    #expect(faults(keepsTrace: false).map(\.message) == faults(keepsTrace: true).map(\.message))
    #expect(faults(keepsTrace: false).map(\.location) == faults(keepsTrace: true).map(\.location))
    #expect(!faults(keepsTrace: false).isEmpty)
  }
}
