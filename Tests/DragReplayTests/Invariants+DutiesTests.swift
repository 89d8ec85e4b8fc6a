import DragScript
import Testing

@testable import DragReplay

/// What applications have left undone while a drop still loads.
@Suite struct InvariantsDutiesTests {
  @Test func `data that never comes is named before loads that take their time`() throws {
    let text = """
      dragscript 1
      collection from at 0,0 size 180x300 layout rows(height=50)
      collection to at 200,0 size 180x300 layout rows(height=50)
      items from a b
      provider from#a public.plain-text "A" delay 10s
      provider from#b public.plain-text "B" delay never
      on from items => items from#a from#b
      on to update => proposal copy insert-at
      on to perform => items load
      test "t"
        down from#a
        wait 600ms
        move to[gap 0]
        up
        wait 1s

      """
    let outcome = Script.parse(text, file: "t.drag")
    let script = try #require(outcome.script, "\(outcome.diagnostics)")
    var player = ScriptPlayer(on: try SceneBuilder(script.setup(of: script.tests[0])).stage)
    try player.play(script.tests[0].lines)
    try player.finishLine(at: script.tests[0].location)
    #expect(
      Invariants(player.stage).violationsOfLoads == [
        "left undone by the application of `from`: the data of `b` never comes",
        "the load of `a` is never complete",
      ])
  }
}
