import DragReplay
import DragScript
import Testing

@testable import DragExplore

@Suite struct FoundScriptTests {
  @Test func `the scene stays as it is, with its comments, and one test is added (EX-34)`() throws {
    let script = try #require(try Scenes.finding(in: Scenes.copiesSeveral)).script
    #expect(script.text.hasPrefix(Scenes.copiesSeveral))
    #expect(script.text == Scenes.copiesSeveral + "\n" + script.test)
    #expect(
      script.test == """
        test "settled kept, seed 1 run 7"
          down shelf[0]
          wait 600ms
          move shelf[0](+20,+0)
          h: down list[0]  # without this line it passes
          wait 60ms
          h: up
          up
          settle max 60s

        """)
    #expect(script.lineCount == 8)
  }

  @Test
  func
    `it fails from its text in the same way, and passes without the line that decides (EX-54, EX-57)`()
    throws
  {
    let finding = try #require(try Scenes.finding(in: Scenes.forgetsPlaceholder))
    let text = finding.script.text
    let confirmed = try #require(finding.script.confirmed)
    #expect(Mark(confirmed) == finding.mark)
    #expect(confirmed.message.hasPrefix("left undone by the application"))
    func failures(_ text: String) throws -> [String] {
      let script = try #require(Script.parse(text, file: "g.drag").script)
      return ScriptRun(script.tests[0], of: script).run().faults.map(\.message)
    }
    #expect(try failures(text).first == confirmed.message)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let without = lines.filter { !$0.hasSuffix("# without this line it passes") }
    #expect(without.count == lines.count - 1)
    #expect(try failures(without.joined(separator: "\n")) == [])
  }

  @Test func `a script that does not fail is none (EX-54)`() throws {
    let scene = try Scenes.explored(Scenes.movesSeveral)
    var run = scene.play(run: 0, of: 1)
    run.failure = TestFailure(.failed, at: .unwritten, "no such thing", about: .invariant)
    let script = FoundScript(
      of: run, named: "t", in: "g.drag", below: scene.setupText, replaying: scene.replay)
    #expect(script.confirmed == nil)
  }
}
