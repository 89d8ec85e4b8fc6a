import Machines
import Testing

@Suite struct MachineTests {
  typealias Kind = Maze.Event.Kind

  /// A machine led by events from the hall to a state; a word's bits choose the candidates.
  private func machine(in state: Maze.State) throws -> Machine<Maze> {
    var machine = Machine<Maze>(0)
    var effects: [Maze.Effect] = []
    let way: [(Kind, UInt64)] =
      switch state {
      case .hall: []
      case .stair: [(.down, 0)]
      case .attic: [(.left, 0b1000)]
      case .cellar: [(.left, 0b0100)]
      case .out: []
      }
    for (kind, word) in way {
      try machine.advance(on: Maze.Event(kind: kind, word: word), into: &effects)
    }
    try #require(machine.state == state)
    return machine
  }

  /// A word that lets exactly the guards of `bits` hold in a machine.
  private func event(_ kind: Kind, _ bits: UInt64, on machine: Machine<Maze>) -> Maze.Event {
    Maze.Event(kind: kind, word: machine.context ^ bits)
  }

  @Test func `a machine begins in the initial state with the context given`() {
    let machine = Machine<Maze>(7)
    #expect(machine.state == .hall)
    #expect(machine.context == 7)
  }

  @Test func `what is prepared for the next event changes the context alone`() {
    var machine = Machine<Maze>(7)
    machine.prepare { $0 += 2 }
    #expect(machine.context == 9)
    #expect(machine.state == .hall)
  }

  @Test func `a step changes the state, the context and the effects`() throws {
    var machine = Machine<Maze>(0)
    var effects: [Maze.Effect] = []
    let outcome = try machine.advance(on: Maze.Event(kind: .right, word: 5), into: &effects)
    var context: UInt64 = 0
    var expected: [Maze.Effect] = []
    Maze.carryOut(.c, in: &context, on: Maze.Event(kind: .right, word: 5), into: &expected)
    #expect(outcome == .stepped)
    #expect(machine.state == .hall)
    #expect(machine.context == context)
    #expect(effects == expected)
  }

  @Test func `a step appends to the effects that are there`() throws {
    var machine = Machine<Maze>(0)
    let before = Maze.Effect(action: .g, word: 1)
    var effects = [before]
    try machine.advance(on: Maze.Event(kind: .shout, word: 0), into: &effects)
    #expect(effects.map(\.action) == [.g, .a, .g, .a])
    #expect(effects.first == before)
  }

  @Test func `an ignored event changes nothing`() throws {
    var machine = try machine(in: .attic)
    let before = machine
    var effects: [Maze.Effect] = []
    let outcome = try machine.advance(on: event(.right, 0b1111, on: machine), into: &effects)
    #expect(outcome == .ignored)
    #expect(machine == before)
    #expect(effects.isEmpty)
  }

  @Test(arguments: [
    (Maze.State.hall, Kind.up), (.cellar, .down), (.attic, .down), (.attic, .up), (.cellar, .left),
    (.stair, .left),
  ])
  func `a refusal names state and kind and leaves the machine and the effects as they are`(
    state: Maze.State, kind: Kind
  ) throws {
    var machine = try machine(in: state)
    let before = machine
    let present = [Maze.Effect(action: .a, word: 9)]
    var effects = present
    let event = event(kind, 0, on: machine)
    let rejection = #expect(throws: TransitionError<Maze.State, Kind>.self) {
      try machine.advance(on: event, into: &effects)
    }
    #expect(rejection == TransitionError(kind, in: state))
    #expect(machine == before)
    #expect(effects == present)
  }

  @Test(arguments: [
    (UInt64(0b1111), Maze.State.stair, [Maze.Action.a, .a]),
    (0b1110, .hall, [.b]),
    (0b1100, .cellar, [.f, .g]),
    (0b1000, .attic, []),
  ])
  func `guards are tried in the order of the rows, and the first that holds decides`(
    bits: UInt64, state: Maze.State, actions: [Maze.Action]
  ) throws {
    var machine = Machine<Maze>(0)
    var effects: [Maze.Effect] = []
    #expect(try machine.advance(on: event(.left, bits, on: machine), into: &effects) == .stepped)
    #expect(machine.state == state)
    #expect(effects.map(\.action) == actions)
  }

  @Test func `no guard that holds leaves the fall-through`() throws {
    var machine = Machine<Maze>(0)
    var effects: [Maze.Effect] = []
    #expect(try machine.advance(on: event(.left, 0, on: machine), into: &effects) == .ignored)
  }

  @Test func `rows of an earlier group are tried before those of a later one`() throws {
    var machine = try machine(in: .stair)
    var effects: [Maze.Effect] = []
    try machine.advance(on: event(.up, 0b0010, on: machine), into: &effects)
    #expect(machine.state == .cellar)
    #expect(effects.map(\.action) == [.g])
  }

  @Test func `six actions are carried out in their order, with and without a guard`() throws {
    var machine = Machine<Maze>(0)
    var effects: [Maze.Effect] = []
    try machine.advance(on: event(.down, 0, on: machine), into: &effects)
    #expect(effects.map(\.action) == [.g, .f, .e, .d, .c, .b])
    #expect(machine.state == .stair)
    effects.removeAll()
    try machine.advance(on: event(.up, 0b0001, on: machine), into: &effects)
    #expect(effects.map(\.action) == [.a, .b, .c, .d, .e, .f])
    #expect(machine.state == .attic)
  }
}
