import DragScript
import DragSessions
import Testing

@testable import DragReplay

@Suite struct TestFailureTests {
  private static func causes(_ lines: String, setup: String = "") throws -> [TestFailure.Cause] {
    try Replaying.run(lines, setup: setup).faults.map(\.cause)
  }

  @Test func `a failure says what it is about`() throws {
    #expect(try Self.causes("expect order list = b a\n") == [.line])
    #expect(try Self.causes("down list#missing\n") == [.line])
    #expect(try Self.causes("down list#a\nwait 90s\nsettle max 1s\nup\n") == [])
    let slow = "provider list#a text/plain \"A\" delay 90s\non list perform => items load"
    #expect(
      try Self.causes(
        "down list#a\nwait 600ms\nmove list#b@0.5,0.9\nup\nsettle max 1s\n",
        setup: slow + "\non list update => proposal copy insert-at") == [.unsettled])
    #expect(try Self.causes("down list#a\nwait 90000s\n") == [.unsettled])
  }

  @Test func `a property keeps its words as the set-up has them, whatever an application brings`()
    throws
  {
    let property = "always expect kept list = a b c"
    let copying =
      "insert list[gap 0] n\nkey down alt\ndown list#a\nwait 600ms\nmove list#b@0.5,0.9\nup\nsettle\n"
    #expect(try Self.causes(copying, setup: property) == [.property(property)])
  }

  @Test func `a test is driven by lines that a body chooses, with all that is checked at its end`()
    throws
  {
    let text =
      "dragscript 1\nview one at 0,0 size 50x50\nalways expect never one.willBegin\ntest \"t\"\n"
    let script = try #require(Script.parse(text + "  wait 0ms\n", file: "t.drag").script)
    let lines = try #require(
      Script.parse(
        "dragscript 1\ndown one\nwait 600ms\nmove 45,25\nup\n", file: "t.drag", scene: script
      )
      .script?.tests[0].steps)
    let run = ScriptRun(script.tests[0], of: script)
    let result = run.drive { (player: inout ScriptPlayer) throws(TestFailure) in
      for line in lines { _ = try player.play(line) }
    }
    #expect(result.faults.map(\.cause) == [.property("always expect never one.willBegin")])
    #expect(result.trace.contains { $0.what == "willBegin" })
  }
}
