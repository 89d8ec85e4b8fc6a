import DragScript
import Machines
import Testing

import DragReplay

/// When properties are checked, and what a failure of one says (EX-30).
@Suite struct ScriptPlayerPropertiesTests {
  private static let drag = "down list#a\nwait 600ms\nmove list[gap 3]\n"

  /// The failures of a test: where, what, and after which line.
  private func faults(_ lines: String, holding setup: String) throws -> [String] {
    try Replaying.run(lines, setup: setup).faults.map { fault in
      let after = fault.lastLine.map { " at \($0.location): \($0.text)" } ?? ""
      return "\(fault.location): \(fault.message): \(fault.actual ?? "")" + after
    }
  }

  @Test func `EX-30, G-EX-6: what holds always fails at its line, and names the line after which`()
    throws
  {
    #expect(
      try faults(Self.drag + "up\nsettle", holding: "always expect order list = a b c") == [
        "t.drag:7:1: always: order of list: b c a at t.drag:12:1: up"
      ])
  }

  @Test func `EX-30, G-EX-7: what holds at rest is not asked under a drag, nor after a cancel`()
    throws
  {
    let setup = "settled expect order list = a b c\nsettled expect active-drag list = false"
    #expect(try faults(Self.drag + "settle\ncancel\nsettle", holding: setup) == [])
  }

  @Test func `EX-30: what holds at rest is asked after a settle`() throws {
    #expect(
      try faults(
        Self.drag + "up\nwait 1ms\nsettle\ndelete list#a",
        holding: "settled expect order list = a b c"
      ) == [
        "t.drag:7:1: settled: order of list: b c a at t.drag:14:1: settle"
      ])
  }

  @Test func `EX-30: after a settle that leaves a load to its owner nothing is asked`() throws {
    let setup = """
      provider list#a public.text "A" delay manual
      collection shelf at 200,400 size 100x200 layout rows(height=44)
      on shelf update => proposal copy insert-at
      on shelf perform => items load
      settled expect uncommitted shelf = false
      """
    let drop = "down list#a\nwait 600ms\nmove shelf\nup\nsettle\nexpect uncommitted shelf = true\n"
    #expect(try faults(drop + "resolve list#a\nsettle", holding: setup) == [])
  }

  @Test func `EX-30: at the end of a test a finger that is down is cancelled first`() throws {
    let setup = "settled expect active-drag list = false\nsettled expect order list = a b c"
    #expect(try faults(Self.drag, holding: setup) == [])
  }

  @Test func `EX-30: what fails at the end of a test names its last line`() throws {
    #expect(
      try faults(Self.drag + "up", holding: "settled expect order list = a b c") == [
        "t.drag:7:1: settled: order of list: b c a at t.drag:12:1: up, and the end of the test"
      ])
    #expect(
      try faults("", holding: "settled expect order list = a") == [
        "t.drag:7:1: settled: order of list: a b c"
      ])
  }

  @Test func `EX-30: a line that takes time is asked when its time has passed`() throws {
    let setup = "on list exit do delete list#c\nalways expect order list = a b c"
    let lines = "down list#a\nwait 600ms\nmove list#b\nglide 300,700 over 300ms\ncancel"
    #expect(
      try faults(lines, holding: setup) == [
        "t.drag:8:1: always: order of list: a b at t.drag:13:1: glide 300,700 over 300ms"
      ])
    #expect(
      try faults("down list#a\nwait 600ms", holding: "always expect state = idle\n") == [
        "t.drag:7:1: always: state: pressed at t.drag:10:1: down list#a"
      ])
    #expect(
      try faults("down list#a\nwait 600ms", holding: "always expect never list.willLift") == [
        "t.drag:7:1: always: calls of list.willLift: 1 at t.drag:10:1: wait 600ms"
      ])
  }

  @Test func `EX-30: a glide is asked at its end, and not at its samples`() throws {
    let setup = "on list exit do insert list[gap 0] n\non list enter do reload list with a b c\n"
    let lines = "down list#a\nwait 600ms\nmove list#b\nglide 300,700 over 100ms\n"
    let property = "always expect order list = a b c"
    #expect(try faults(lines + "glide list#b over 100ms", holding: setup + property).count == 1)
    let back = "down list#a\nwait 600ms\nmove 300,700\n"
    #expect(try faults(back + "glide list#b over 100ms\ncancel", holding: property) == [])
  }

  @Test func `EX-30: each sample of a raw profile is a line`() throws {
    let lines = "@0ms down 30,122\n@600ms move 30,140\n@700ms up\n@701ms down 30,122"
    #expect(
      try faults(lines, holding: "always expect never list.willBegin") == [
        "t.drag:7:1: always: calls of list.willBegin: 1 at t.drag:10:1: @600ms move 30,140"
      ])
  }

  @Test func `EX-30: a property fails once in a test`() throws {
    let lines = "delete list#a\nwait 1ms\ndelete list#b\nsettle"
    #expect(try faults(lines, holding: "always expect order list = a b c").count == 1)
  }

  @Test func `EX-30: a property of a test holds in that test alone`() {
    let report = Replaying.report(
      Replaying.scene + """
        always expect files = 0
        test "one"
          always expect order list = a
          wait 1ms
        test "two"
          wait 1ms

        """)
    #expect(report.results.map(\.faults.count) == [1, 0])
  }

  @Test func `EX-30: an assertion that fails comes before what fails at its line`() throws {
    #expect(
      try faults(
        "delete list#a\nassert order list = b\nwait 5ms", holding: "settled expect files = 1")
        == [
          "t.drag:10:1: order of list: b c",
          "t.drag:7:1: settled: files: 0 at t.drag:10:1: assert order list = b, and the end of the test",
        ])
  }

  @Test func `EX-30: a test that has properties alone expects something`() throws {
    #expect(try Replaying.run("wait 5ms").notes.map(\.text) == ["nothing is expected"])
    #expect(try Replaying.run("wait 5ms", setup: "settled expect files = 0").notes == [])
  }

  @Test func `EX-30: a property looks back at a trace that is not kept`() throws {
    let text = Replaying.scene + "settled expect never list.willLift\ntest \"t\"\n"
    let script = try #require(Script.parse(text + "down list#a\nwait 2s", file: "t.drag").script)
    let run = ScriptRun(script.tests[0], of: script, keepsTrace: false)
    #expect(run.run().faults.map(\.message) == ["settled: calls of list.willLift"])
  }

  @Test func `EX-30: a drag explains a property once it is over`() throws {
    let kept = "always expect order list = a b c"
    let dropped = try Replaying.run(Self.drag + "up\nsettle", setup: kept).faults
    #expect(dropped.map(\.explanation) == ["`list` took the drop as a move at list[gap 3]"])
    let deleted = try Replaying.run("down list#a\nwait 600ms\ndelete list#b", setup: kept).faults
    #expect(deleted.map(\.explanation) == [nil])
  }

  @Test func `EX-32, G-EX-8: what may happen does not happen, and nothing is said of it`() throws {
    let setup = "may insert list[gap *] new\nmay delete list[*]\nmay call import"
    let result = try Replaying.run(
      Self.drag + "up\nsettle\nexpect order list = b c a", setup: setup)
    #expect(result.faults == [] && result.notes == [])
  }

  @Test func `EX-30: a failing property is the same failure in a smaller script`() throws {
    let text =
      Replaying.scene + "settled expect order list = a b c\ntest \"t\"\n" + Self.drag
      + "move list[gap 2]\nmove list[gap 3]\nup\nsettle\nwait 1s\n"
    let script = try #require(Script.parse(text, file: "t.drag").script)
    var shrinking = try #require(Shrinking(script.tests[0], of: script))
    shrinking.shrink()
    #expect(shrinking.isConfirmed())
    #expect(shrinking.lines.contains("settled expect order list = a b c"))
    #expect(!shrinking.lines.contains("  wait 1s"))
  }
}
