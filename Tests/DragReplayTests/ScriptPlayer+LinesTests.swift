import DragScript
import DragStage
import Testing

@testable import DragReplay

/// Lines as a script has them, with what they include.
@Suite struct ScriptPlayerLinesTests {
  @Test func `lines that are included are played in their place, and those below them after`()
    throws
  {
    let raw = "dragscript 1\n@0ms down 4,4\n@1ms move 5,4\n"
    let text = "dragscript 1\ntest \"t\"\n  include \"raw.drag\"\n  +1ms move 6,4\n  up\n"
    let outcome = Script.parse(Array(text.utf8), file: "t.drag") {
      _ throws(IncludeFailure) in ScriptText(Array(raw.utf8))
    }
    let script = try #require(outcome.script)
    let stage = Stage()
    _ = try stage.addPointer("pointer")
    var player = ScriptPlayer(on: stage)
    try player.play(script.tests[0].lines)
    let trace = stage.trace.map { stage.line(of: $0).text }
    #expect(
      trace == [
        "0.000 pointer.down 4,4", "1.000 pointer.move 5,4", "2.000 pointer.move 6,4",
        "2.000 pointer.up",
      ])
  }

  @Test func `the refusal of a sample is expected below that sample, and not below later ones`() {
    let up = "@0ms up 4,4\n"
    let expected = Replaying.report("dragscript 1\n\(up)expect refused \"not pressed\"\n")
    #expect(expected.results.flatMap(\.faults) == [])
    let late = Replaying.report(
      "dragscript 1\n\(up)@1ms down 4,4\nexpect refused \"not pressed\"\n")
    #expect(late.results.flatMap(\.faults).map(\.location.line) == [2])
    #expect(expected.results.count == 1 && late.results.count == 1)
  }

  @Test func `failures are told after each line, at the time that lines and glides have come to`()
    throws
  {
    let text =
      Replaying.scene + """
        test "t"
          expect state = lifted
          down list#a
          wait 600ms
          expect state = idle
          glide box over 100ms
          expect state = lifted
          wait 50ms

        """
    let script = try #require(Script.parse(text, file: "t.drag").script)
    var player = try ScriptPlayer(on: SceneBuilder(script.setup(of: script.tests[0])).stage)
    var told: [String] = []
    player.observe(
      by: Witness { if $0.hasPrefix("found ") { told.append(String($0.dropFirst(6))) } })
    try player.play(script.tests[0].lines)
    #expect(
      told == [
        "1 at 0ms", "1 at 0ms", "1 at 600ms", "2 at 600ms", "2 at 700ms", "3 at 700ms",
        "3 at 750ms",
      ])
  }

  @Test(arguments: [
    ("didMove", "move list#b\nwait 1s\n"), ("willLift", "wait 1ms\n"),
    // The drag ends with the test.
    ("willEnd", "move list#b\n"),
  ])
  func `what the application cannot carry out is a fault at its own line, whenever it is found`(
    callback: String, lines: String
  ) throws {
    let result = try Replaying.run(
      "down list#a\nwait 600ms\n" + lines, setup: "on list \(callback) do delete list#q\n")
    #expect(result.faults.map(\.message) == ["`list` has no item `q`"])
    #expect(result.faults.map(\.location.line) == [7])
  }

  @Test func `a player has a fault of its application as soon as an action was not carried out`()
    throws
  {
    let text =
      Replaying.scene + "on list items do delete list#q\ntest \"t\"\ndown list#a\nwait 600ms\nup\n"
    let script = try #require(Script.parse(text, file: "t.drag").script)
    var player = try ScriptPlayer(
      SceneBuilder(script.setup(of: script.tests[0])), settings: script.settings,
      limits: ReplayLimits())
    let lines = script.tests[0].lines
    try player.play(Array(lines[..<2]))
    #expect(!player.hasFaultOfApplication)
    #expect(throws: TestFailure.self) { try player.play(Array(lines[2...])) }
    #expect(player.hasFaultOfApplication)
  }

  @Test func `timers that are due before a sample of a glide fire at their own time`() throws {
    let text =
      Replaying.scene + "test \"t\"\ndown list#a\nglide list#a(+1,0) over 1s rate 1hz\nup\n"
    let script = try #require(Script.parse(text, file: "t.drag").script)
    var player = try ScriptPlayer(
      SceneBuilder(script.setup(of: script.tests[0])), settings: script.settings,
      limits: ReplayLimits())
    var told: [String] = []
    let stage = player.stage
    player.observe(by: Witness { told.append("\($0), \(stage.trace.count) entries") })
    try player.play(script.tests[0].lines)
    // The lift comes at half a second, the one sample at the end of the glide.
    #expect(
      told == [
        "begin, 0 entries", "changed by 0 commands, 1 entries", "changed by 0 commands, 1 entries",
        "found 0 at 0ms, 1 entries", "changed by 0 commands, 1 entries",
        "found 0 at 1s, 1 entries", "changed by 1 commands, 4 entries",
        "changed by 0 commands, 5 entries", "changed by 1 commands, 7 entries",
        "changed by 0 commands, 7 entries", "found 0 at 1s, 7 entries",
      ])
  }
}
