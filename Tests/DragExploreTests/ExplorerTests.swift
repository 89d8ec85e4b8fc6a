import DragReplay
import DragScript
import DragSessions
import Testing

@testable import DragExplore

@Suite struct ExplorerTests {
  @Test func `the lines of run 0 of seed 1 are pinned (EX-10)`() throws {
    let run = try Scenes.explored(Scenes.copiesSeveral).play(run: 0, of: 1)
    #expect(
      run.text.joined(separator: "\n") == """
        h: down shelf[1]
        wait 600ms
        h: move shelf[1](+20,+0)
        h: up
        wait 100ms
        down list[2]
        wait 600ms
        move list[2](+20,+0)
        up
        settle
        h: down shelf[1]
        wait 500.001ms
        h: glide list@0.5,0.97 over 0ms
        h: up
        wait 100ms
        down list[2]
        wait 250ms
        glide shelf@0.5,0.97 over 0ms
        up
        settle
        h: down list[4]
        wait 250ms
        h: glide list[gap 1] over 300ms
        h: up
        h: down list[0]
        wait 500.001ms
        h: glide list[gap 6] over 300ms
        h: up
        down list[2]
        wait 600ms
        move list[2](+20,+0)
        h: down shelf[0]
        wait 60ms
        h: up
        wait 1ms
        h: down shelf[0]
        wait 60ms
        h: up
        up
        settle
        h: down list[3]
        wait 600ms
        h: move list[3](+20,+0)
        h: up
        settle max 60s
        """)
  }

  @Test func `a mistake is found, with the words of the product, and its run is enough (G-EX-1)`()
    throws
  {
    let finding = try #require(try Scenes.finding(in: Scenes.copiesSeveral))
    #expect(finding.failure.message == "settled: kept")
    #expect(finding.failure.expected == "a b c d e x y")
    #expect(finding.failure.location.line == 12)
    #expect(finding.mark.property == .own)
    let alone = try Scenes.explored(Scenes.copiesSeveral).play(run: finding.run, of: 1)
    #expect(alone.mark == finding.mark)
  }

  @Test func `a release settles nothing where another drag rests and is asked again and again`()
    throws
  {
    var explorer = Explorer(
      try Scenes.explored(
        """
        dragscript 1
        pointer f touch
        collection list at 0,0 size 300x220 layout rows(height=44)
        view clock at 540,0 size 90x90 periodic 200ms
        items list a b
        on clock update => proposal copy
        """))
    #expect(explorer.found(in: 0..<300) == nil)
  }

  @Test func `each run can be made alone, and shards make the same runs (EX-12)`() throws {
    let scene = try Scenes.explored(Scenes.everything)
    let all = (0..<24).map { scene.play(run: $0, of: 9).text }
    for index in [2, 0, 1] {
      for number in (0..<24).reversed() where number % 3 == index {
        #expect(scene.play(run: number, of: 9).text == all[number], "run \(number)")
      }
    }
    #expect(Set(all).count > 20)
  }

  @Test func `a run that was made elsewhere is taken as if it were made now (EX-12)`() throws {
    let scene = try Scenes.explored(Scenes.copiesSeveral)
    var (one, other) = (Explorer(scene, seed: 3), Explorer(scene, seed: 3))
    // Run 255 is one of those that are played once more.
    for number in Array(0..<12) + [255] {
      let run = other.take(scene.play(run: number, of: 3), number: number)
      #expect(run?.mark == one.explore(run: number)?.mark, "run \(number)")
    }
    #expect(other.summary.runCount == 13)
    #expect(other.summary.kinds == one.summary.kinds)
    #expect(other.summary.gestureCount == one.summary.gestureCount)
  }

  @Test func `coverage is gathered where it is asked for, and changes no run (EX-47)`() throws {
    let script = try #require(Script.parse(Scenes.everything, file: "g.drag").script)
    let scene = ExploredScene(script, keepsCoverage: true)
    var explorer = Explorer(scene)
    var all = Coverage()
    for number in 0..<8 {
      let run = scene.play(run: number, of: 1)
      #expect(run.text == (try Scenes.explored(Scenes.everything).play(run: number, of: 1).text))
      all.merge(try #require(run.coverage))
      _ = explorer.take(run, number: number)
      // What shrinking plays is not a run of the seed.
      #expect(scene.play(run.tape).coverage == nil)
    }
    #expect(explorer.summary.coverage == all)
    let lift = try #require(Coverage.allCalls.first { $0.callback == .willLift })
    #expect(all.calls[lift] == explorer.summary.liftCount)
    #expect(all.share.covered > 20)
    var plain = Explorer(try Scenes.explored(Scenes.everything))
    _ = plain.explore(run: 0)
    #expect(plain.summary.coverage == nil)
  }

  @Test func `a tape gives its run again, whole: lines, trace and tape (EX-13)`() throws {
    let scene = try Scenes.explored(Scenes.everything)
    for number in 0..<40 {
      let drawn = scene.play(run: number, of: 4, keepsTrace: true)
      let again = scene.play(drawn.tape, keepsTrace: true)
      #expect(again.lines == drawn.lines, "run \(number)")
      #expect(again.trace == drawn.trace, "run \(number)")
      #expect(again.tape == drawn.tape, "run \(number)")
    }
  }

  @Test func `a property that is always false is found in run 0 and shrunk to no step`() throws {
    let scene =
      "dragscript 1\ncollection list at 0,0 size 100x100 layout rows(height=50)\nitems list a b\n"
    let finding = try #require(try Scenes.finding(in: scene + "always expect order list = b a\n"))
    #expect(finding.run == 0)
    #expect(finding.smallest.tape.steps.isEmpty)
    let nothing = try Scenes.finding(in: scene + "always expect kept list = a b\n", runs: 200)
    #expect(nothing == nil)
  }

  @Test func `a run has any number (EX-12)`() throws {
    var explorer = Explorer(try Scenes.explored(Scenes.movesSeveral), seed: UInt64.max)
    #expect(explorer.explore(run: Int.max) == nil)
    #expect(explorer.summary.runCount == 1)
  }

  @Test func `without a property what breaks it is not found, and all else is`() throws {
    #expect(try Scenes.finding(in: Scenes.forgetsPlaceholder, runs: 300) != nil)
    #expect(try Scenes.finding(in: Scenes.forgetsPlaceholder, runs: 300, without: [.duty]) == nil)
    #expect(try Scenes.finding(in: Scenes.copiesSeveral, without: [.duty, .misuse]) != nil)
  }
}
