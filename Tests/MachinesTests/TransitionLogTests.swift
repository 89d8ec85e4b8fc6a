import Machines
import Testing

@Suite struct TransitionLogTests {
  /// Every kind of event with many words, which let all guards hold and fail.
  private static let events = (0..<32).flatMap { word in
    Maze.Event.Kind.allCases.map { Maze.Event(kind: $0, word: UInt64(word)) }
  }

  @Test func `a candidate is there where an event is taken, and only there`() {
    var machine = Machine<Maze>(0)
    var effects: [Maze.Effect] = []
    var (taken, refused, candidates) = (0, 0, Set<Int>())
    for event in Self.events {
      let candidate = machine.candidate(on: event)
      if let candidate { candidates.insert(candidate) }
      do throws(Maze.InvalidTransition) {
        _ = try machine.advance(on: event, into: &effects)
        #expect(candidate != nil)
        taken += 1
      } catch {
        #expect(candidate == nil)
        refused += 1
      }
    }
    #expect(taken > 0 && refused > 0)
    #expect(candidates.count > 5)
  }

  @Test func `a log decides nothing, so two of them are equal`() {
    var log = TransitionLog(isKept: true)
    #expect(log.isKept && !TransitionLog().isKept)
    let machine = Machine<Maze>(0)
    for event in Self.events { log.note(machine, on: event) }
    #expect(log == TransitionLog())
    #expect(log.hashValue == TransitionLog().hashValue)
    #expect(log.takeTransitions() == Self.events.compactMap { machine.candidate(on: $0) })
    #expect(log.takeTransitions() == [])
  }
}
