import Machines
import StateGraphs
import TestSupport
import TableAudits
import Testing

@Suite struct WalksTests {
  let walks = Walks(of: Toy.self)

  /// The words of a tour, without those that lead to its last step.
  private var lastSteps: [String] { walks.tour().compactMap { $0.last?.text } }

  @Test func `a tour takes every event in every state, with every choice of guards`() {
    // Six kinds of event, of which two ask one guard, in six states.
    #expect(walks.tour().count == 6 * StateGraph(of: Toy.self).kinds.count + 6 * 2)
    #expect(walks.tour().first?.map(\.text) == ["press>pressed/act_remember"])
    #expect(lastSteps.contains("lifted_g1>dragging/act_carry,act_tellBegin"))
    #expect(lastSteps.contains("lifted_g2>idle/act_forget"))
    #expect(lastSteps.contains("landed>ended/act_tellEnd"))
  }

  @Test func `what is ignored or refused stays where it is, and raises nothing`() {
    #expect(lastSteps.contains("cancel>idle"))
    #expect(lastSteps.contains("drag_g2>pressed"))
  }

  @Test func `a walk is the same for the same seed, and ends with the machine`() {
    var lengths: Set<Int> = []
    for seed in UInt64(0)..<50 {
      var one = SplitMix64(seed: seed)
      var other = SplitMix64(seed: seed)
      let walk = walks.walk(length: 40, using: &one)
      #expect(walk == walks.walk(length: 40, using: &other))
      #expect(walk.count == 40 || walk.last?.state == "ended")
      lengths.insert(walk.count)
    }
    #expect(lengths.count > 5)
  }

  @Test func `the engine does what the table says, at every step`() throws {
    let graph = StateGraph(of: Toy.self)
    var random = SplitMix64(seed: 1)
    for _ in 0..<200 {
      var state = graph.initial
      for step in walks.walk(length: 40, using: &random) {
        // `drag_g2` is the second line of the cell of `drag`.
        let parts = step.event.split(separator: "_g")
        let place = parts.count > 1 ? try #require(Int(parts[1])) - 1 : 0
        let cell = try #require(
          graph.cells.first { $0.state == state && $0.kind == String(parts[0]) })
        if cell.candidates.indices.contains(place),
          case .step(let actions, let next) = cell.candidates[place].outcome
        {
          #expect(step.actions == actions.map { "act_\($0)" })
          state = next
        } else {
          #expect(step.actions == [])
        }
        #expect(step.state == state)
      }
    }
  }
}
