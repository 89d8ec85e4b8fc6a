import Machines
import Testing

@Suite struct MachineDefinitionCellsTests {
  @Test func `the candidates of a cell are its rows, in the order in which they are tried`() {
    let guards = { (state: Maze.State, kind: Maze.Event.Kind) in
      Maze.candidates(in: state, on: kind).map(\.condition)
    }
    #expect(guards(.hall, .left) == [.bit0, .bit1, .bit2, .bit3, nil])
    #expect(guards(.stair, .up) == [.bit0, .bit1, nil])
    #expect(guards(.attic, .left) == [nil, .bit2])
    #expect(guards(.out, .left) == [])
  }

  @Test func `a row is a candidate in each of its states on each of its kinds, and nowhere else`() {
    let cells = Maze.State.allCases.flatMap { state in
      Maze.Event.Kind.allCases.map { Maze.candidates(in: state, on: $0).count }
    }
    let rows = Maze.transitionGroups.flatMap(\.rows)
    #expect(cells.reduce(0, +) == rows.reduce(0) { $0 + $1.states.count * $1.kinds.count })
  }
}
