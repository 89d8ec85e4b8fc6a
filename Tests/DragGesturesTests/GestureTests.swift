import DragGeometry
import DragGestures
import Machines
import TestSupport
import Testing

@Suite struct GestureTests {
  // The kinds: pressed, pressedAside, moved, released, canceled; liftDue, liftEnded; otherTouch; itemsLifted,
  // nothingLifted; dragOver.
  static let matrix: [OutcomeRow<Gesture.State>] = [
    OutcomeRow(.idle, "HHi.. .. i .. ."),
    OutcomeRow(.pressed, "..HHH H. i .. ."),
    OutcomeRow(.asking, "..... .. . HH ."),
    OutcomeRow(.pulling, "..... .. . HH ."),
    OutcomeRow(.lifting, "..iHH .H i .. H"),
    OutcomeRow(.lifted, "..HHH .. i .. H"),
    OutcomeRow(.carrying, "..HHH .. i .. H"),
    OutcomeRow(.panned, "..iHH .. i .. ."),
  ]

  @Test func `the matrix has every state and every kind`() {
    #expect(Self.matrix.map(\.state) == Gesture.State.allCases)
    #expect(Gesture.Event.ofEachKind.map(\.kind) == Gesture.Event.Kind.allCases)
  }

  @Test(arguments: GestureTests.matrix)
  func `a state takes what its row says, and is unchanged by everything else`(
    row: OutcomeRow<Gesture.State>
  ) throws {
    let gesture = try Machine<Gesture>.reaching(
      row.state, tuning: row.state == .pulling ? .mouse : .slow)
    #expect(gesture.state == row.state)
    #expect(Gesture.Event.ofEachKind.map { gesture.outcome(on: $0) } == row.outcomes)
  }

  @Test(arguments: [Gesture.State.pressed, .lifting, .lifted])
  func `07: before the begin another touch ends an extended lift`(state: Gesture.State) throws {
    let gesture = try Machine<Gesture>.reaching(state, tuning: .extended)
    #expect(gesture.outcome(on: .otherTouch) == .handled)
  }

  @Test(arguments: Gesture.State.allCases)
  func `where nothing is pressed, or nothing is ours, nothing is remembered`(
    state: Gesture.State
  ) throws {
    let reached = try Machine<Gesture>.reaching(
      state, tuning: state == .pulling ? .mouse : .extended)
    for event in Gesture.Event.ofEachKind {
      var gesture = reached
      guard gesture.outcome(on: event) == .handled else { continue }
      _ = try gesture.effects(of: event)
      guard [.idle, .panned, .carrying].contains(gesture.state) else { continue }
      #expect(gesture.context == Gesture.Context(tuning: gesture.context.tuning))
    }
  }
}
