import Machines
import Testing

@Suite struct TransitionErrorTests {
  typealias Kind = Maze.Event.Kind

  @Test(arguments: [
    (Maze.State.cellar, Kind.down, "there is no deeper floor"),
    (.attic, .down, "it is dark below"),
    (.hall, .up, "the hatch is closed"),
  ])
  func `a written refusal has the reason of its row, after guarded rows too`(
    state: Maze.State, kind: Kind, reason: String
  ) {
    #expect(Maze.reason(for: TransitionError(kind, in: state)).description == reason)
  }

  @Test(arguments: [
    (Maze.State.cellar, Kind.left, "the machine waits for something else"),
    (.attic, .up, "nothing was asked that this could answer"),
    (.out, .right, "the machine is over"),
  ])
  func `a derived refusal has the reason of the state's stateKind`(
    state: Maze.State, kind: Kind, reason: String
  ) {
    #expect(Maze.reason(for: TransitionError(kind, in: state)).description == reason)
  }
}
