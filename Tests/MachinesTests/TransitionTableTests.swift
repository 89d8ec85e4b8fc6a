import Seeds
import Machines
import TestSupport
import Testing

@Suite struct TransitionTableTests {
  @Test(.seeds(1...4))
  func `the packed table does what the rows say, 10,000 times`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    var packed = Machine<Maze>(random.next())
    var naive = NaiveMachine<Maze>(packed.context)
    var effects: [Maze.Effect] = []
    var visits: [[Int]] = Maze.State.allCases.map { _ in Maze.Event.Kind.allCases.map { _ in 0 } }
    for _ in 0..<10_000 {
      // What is over, or has come far, begins again in another context.
      if naive.state == .out && random.next() % 4 == 0 || random.next() % 100 == 0 {
        packed = Machine(random.next())
        naive = NaiveMachine(packed.context)
        effects.removeAll(keepingCapacity: true)
      }
      let kind = try #require(Maze.Event.Kind.allCases.randomElement(using: &random))
      let event = Maze.Event(kind: kind, word: random.next())
      visits[Int(naive.state.rawValue)][Int(kind.rawValue)] += 1
      let expected = naive.advance(on: event)
      try #require(outcome(of: event, on: &packed, into: &effects) == expected)
      try #require(packed.state == naive.state)
      try #require(packed.context == naive.context)
      try #require(effects == naive.effects)
      effects.removeAll(keepingCapacity: true)
      naive.effects.removeAll(keepingCapacity: true)
    }
    // A walk that misses cells proves less than it says.
    let rarest = visits.dropLast().joined().min()
    #expect(try #require(rarest) > 50)
  }

  private func outcome(
    of event: Maze.Event, on machine: inout Machine<Maze>, into effects: inout [Maze.Effect]
  ) -> NaiveMachine<Maze>.Outcome {
    do {
      switch try machine.advance(on: event, into: &effects) {
      case .stepped: return .stepped
      case .ignored: return .ignored
      }
    } catch {
      return .refused
    }
  }
}
