import DragReplay
import DragScript
import Testing

@testable import DragExplore

@Suite struct SlowExplorerTests {
  @Test func `at most one of a hundred steps is refused (EX-06)`() throws {
    var explorer = Explorer(try Scenes.explored(Scenes.everything))
    for number in 0..<80 {
      let run = explorer.explore(run: number)
      #expect(run == nil, "run \(number): \(run?.failure?.message ?? "")")
    }
    let summary = explorer.summary
    #expect(summary.runCount == 80)
    #expect(
      summary.refusedCount * 100 <= summary.stepCount,
      "\(summary.refusedCount) of \(summary.stepCount)")
    #expect(summary.neverPossible(of: Set(StepKind.allCases)) == [])
    #expect(summary.note == nil, "\(summary.liftCount) of \(summary.gestureCount)")
    #expect(summary.dropCount > 20)
  }

  @Test func `one run in four leaves kinds out, and none leaves out drags (EX-04)`() throws {
    let scene = try Scenes.explored(
      "dragscript 1\nview one at 0,0 size 50x50\n", kinds: [.drag, .wait])
    let runs = (0..<400).map { scene.play(run: $0, of: 2) }
    let isLong = { (run: PlayedRun) in run.kinds.values.reduce(0, +) >= 15 }
    let withoutWaits = runs.filter { isLong($0) && $0.kinds[.wait] == nil }.count
    // An eighth of the runs leaves out the waits: a half of a quarter.
    #expect((2...40).contains(withoutWaits), "\(withoutWaits)")
    #expect(runs.allSatisfy { $0.kinds[.drag] != nil || $0.kinds.values.reduce(0, +) < 20 })
  }

  @Test func `runs have 1 to 20 steps, later ones up to 40 and 80 (EX-05)`() throws {
    let scene = try Scenes.explored("dragscript 1\nview one at 0,0 size 50x50\n", kinds: [.drag])
    func most(_ runs: some Sequence<Int>) -> Int {
      runs.map { scene.play(run: $0, of: 1).kinds[.drag] ?? 0 }.max() ?? 0
    }
    #expect(Set((0..<200).map { scene.play(run: $0, of: 1).kinds[.drag] ?? 0 }) == Set(1...20))
    #expect((21...40).contains(most(1_000..<1_060)))
    #expect((41...80).contains(most(10_000..<10_060)))
  }

  @Test func `of 20 seeds most end in the same script, and none is twice as long (EX-52)`() throws {
    let scene = try Scenes.explored(Scenes.copiesSeveral)
    let results = try Scenes.failing(Scenes.copiesSeveral, seeds: 1...20).map { run in
      var shrinking = TapeShrinking(of: run) { scene.play($0) }
      shrinking.shrink()
      return shrinking.run.text
    }
    #expect(results.count == 20)
    let most = Dictionary(grouping: results) { $0 }.values.max { $0.count < $1.count } ?? []
    #expect(most.count >= 14, "\(Set(results).map { $0.joined(separator: "; ") })")
    #expect(results.allSatisfy { $0.count <= 2 * (most.first?.count ?? 0) })
    #expect((most.first?.count ?? 0) <= 9)
  }

  @Test func `a tape gives its run again, also where swarm has left an action out (EX-13)`() throws
  {
    let scene = try Scenes.explored(Scenes.everything, kinds: [.drag, .call, .wait])
    for number in 0..<150 {
      let drawn = scene.play(run: number, of: 3)
      let again = scene.play(drawn.tape)
      #expect(again.lines == drawn.lines, "run \(number)")
      #expect(again.tape == drawn.tape, "run \(number)")
    }
  }
}
