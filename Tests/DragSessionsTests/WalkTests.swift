import Seeds
import DragSessions
import TestSupport
import Testing

@Suite struct SlowWalkTests {
  @Test(.seeds(0...499))
  func `a walk over eight destinations follows the naive model and breaks no rule`() throws {
    let seed = Seed.current
    var walk = Walk(seed: seed)
    try walk.run(steps: 200)
  }

  @Test func `the walks rest in every state in which a drag can rest`() throws {
    var seen: Set<DragSessionMachine.State> = []
    for seed in UInt64(0)..<40 {
      var walk = Walk(seed: seed)
      try walk.run(steps: 200)
      seen.formUnion(walk.seen)
    }
    #expect(seen == Set(DragSessionMachineInvalidTransitionTests.matrix.map(\.state)))
  }
}
