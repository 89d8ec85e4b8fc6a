import Machines
import StateGraphs
import TableAudits
import Testing

@Suite struct DryRunTests {
  private typealias Event = DryRun<Toy>.Event

  @Test func `a driver says which guards hold, and sees the actions`() throws {
    var machine = Machine<DryRun<Toy>>(.init())
    var actions: [ToyAction] = []
    try machine.advance(on: Event(.press), into: &actions)
    #expect(try machine.advance(on: Event(.drag), into: &actions) == .ignored)
    try machine.advance(on: Event(.drag, holding: [.isFar]), into: &actions)
    #expect(machine.state == .lifting)
    #expect(actions == [.remember, .askItems])
    #expect(throws: DryRun<Toy>.InvalidTransition.self) {
      try machine.advance(on: Event(.press), into: &actions)
    }
  }

  @Test func `its graph is that of the machine`() {
    #expect(
      StateGraph(of: DryRun<Toy>.self, named: "Toy") == StateGraph(of: Toy.self))
  }
}
