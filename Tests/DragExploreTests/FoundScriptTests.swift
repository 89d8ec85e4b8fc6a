import DragGeometry
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

  @Test func `in Swift it is a test that plays the lines, and says what does not hold (EX-56)`()
    throws
  {
    let script = try #require(try Scenes.finding(in: Scenes.copiesSeveral)).script
    #expect(
      script.swift == """
        @Test func `settled kept, seed 1 run 7`() {
          stage.play(
            \"""
            down shelf[0]
            wait 600ms
            move shelf[0](+20,+0)
            h: down list[0]  # without this line it passes
            wait 60ms
            h: up
            up
            settle max 60s
            \""")
          // settled: kept
          // expected: a b c d e x y
          // actual: a b c d e x x-copy a-copy y: x-copy and a-copy are new
        }

        """)
  }

  @Test func `in Swift a call of the application comes between the lines (EX-56)`() throws {
    let actions: [Action] = [
      .call(Name("import", at: .unwritten), argument: nil),
      .down(
        Target(.ref(Ref("list", .slot(Slot(section: 0, item: 0)), at: .unwritten))), button: nil),
      .reject(Ref("list", .item(id: "a"), at: .unwritten), reason: "C:\\"),
      .call(Name("fetch-all", at: .unwritten), argument: nil),
    ]
    var run = PlayedRun()
    run.lines = actions.map { TimedLine(pointer: nil, .action($0), at: .unwritten) }
    let failure = TestFailure(.failed, at: .unwritten, "two\nlines", about: .host)
    run.failure = failure
    // Each line is needed.
    let script = FoundScript(
      of: run, named: "a `b` \\c", in: "", below: "",
      replaying: { text in
        text.contains("fetch-all") ? failure : nil
      })
    #expect(
      script.swift == """
        @Test func `a  b   c`() {
          `import`()
          stage.play(
            #\"""
            down list[0]
            reject list#a "C:\\\\"
            \"""#)
          `fetch-all`()  // without this line it passes
          // two
          // lines
        }

        """)
  }

  @Test func `a script that does not show the failure is not written in Swift (EX-54, EX-56)`() {
    var run = PlayedRun()
    run.failure = TestFailure(.failed, at: .unwritten, "never", about: .host)
    let script = FoundScript(of: run, named: "t", in: "", below: "") { _ in nil }
    #expect(script.swift == nil)
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
