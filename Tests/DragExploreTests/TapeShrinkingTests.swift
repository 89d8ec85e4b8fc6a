import DragReplay
import DragScript
import Testing

@testable import DragExplore

@Suite struct TapeShrinkingTests {
  @Test(arguments: [Scenes.copiesSeveral, Scenes.forgetsPlaceholder])
  func `what is left fails in the same way, is smaller, and is its own shrinking (EX-51 to EX-53)`(
    _ text: String
  ) throws {
    let scene = try Scenes.explored(text)
    for run in try Scenes.failing(text, seeds: 1...3) {
      var shrinking = TapeShrinking(of: run) { scene.play($0) }
      shrinking.shrink()
      let smallest = shrinking.run
      #expect(smallest.mark == run.mark)
      #expect(smallest.failsAtRest == run.failsAtRest)
      #expect(!(run.tape < smallest.tape))
      #expect(!shrinking.isCutShort)
      var again = TapeShrinking(of: smallest) { scene.play($0) }
      again.shrink()
      #expect(again.run.tape == smallest.tape)
    }
  }

  @Test func `the attempts are counted, and end where they may be no more`() throws {
    let scene = try Scenes.explored(Scenes.copiesSeveral)
    let run = try #require(try Scenes.failing(Scenes.copiesSeveral, seeds: 1...1).first)
    var played = 0
    var shrinking = TapeShrinking(of: run, mostAttempts: 3) { tape in
      played += 1
      return scene.play(tape)
    }
    shrinking.shrink()
    #expect(played == 3 && shrinking.attemptCount == 3)
    #expect(shrinking.isCutShort)
    #expect(shrinking.run.mark == run.mark)
  }

  @Test func `a step in the place of several is tried: a drag for a press and its release`() throws
  {
    let scene = try Scenes.explored(
      "dragscript 1\nview one at 0,0 size 50x50\nview bin at 100,0 size 50x50\n"
        + "on bin update => proposal copy\nsettled expect never bin.perform\n")
    let steps: [(StepKind, [Int])] = [
      (.press, [0, 0]), (.move, [0, 0, 5, 1, 0]), (.release, [0, 0]),
    ]
    let run = scene.play(
      Tape(steps: steps.map { Tape.Step(kind: $0.0, choices: $0.1) }, end: []))
    try #require(run.failure != nil, "\(run.text)")
    var shrinking = TapeShrinking(of: run) { scene.play($0) }
    shrinking.shrink()
    #expect(shrinking.run.tape.steps.map(\.kind) == [.drag], "\(shrinking.run.text)")
  }
}
