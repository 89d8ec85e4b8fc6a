import DragGeometry
@testable import DragGestures
import Machines
import TestSupport
import Testing

@Suite struct GestureActionTests {
  @Test(arguments: Gesture.State.allCases)
  func `a step adds its effects behind those that are there, in the order of its row`(
    state: Gesture.State
  ) throws {
    let gesture = try Machine<Gesture>.reaching(
      state, tuning: state == .pulling ? .mouse : .extended)
    for event in Gesture.Event.ofEachKind where gesture.outcome(on: event) == .handled {
      var alone = gesture
      let effects = try alone.effects(of: event)
      #expect(try gesture.added(by: event, behind: [.tap, .begin(.atSlop)]) == effects)
      var taken = gesture
      var together = [Gesture.Effect.tap]
      #expect(try taken.take(event, into: &together) == .stepped)
      #expect(together == [.tap] + effects)
      #expect(taken == alone)
    }
  }

  @Test(arguments: [Gesture.Tuning.finger, .slow])
  func `a touch that never moved is lifted where it was pressed`(tuning: Gesture.Tuning) throws {
    var gesture = Machine<Gesture>(Gesture.Context(tuning: tuning))
    for event: Gesture.Event in [.pressed(.press), .liftDue, .itemsLifted] {
      _ = try gesture.effects(of: event)
    }
    #expect(gesture.context.origin == .press)
    #expect(gesture.outcome(on: .moved(.atSlop)) == .ignored)
  }

  @Test(arguments: [Gesture.State.lifting, .lifted])
  func `after the lift only the origin of the slop is kept`(state: Gesture.State) throws {
    let gesture = try Machine<Gesture>.reaching(state)
    #expect(gesture.context.origin == .press)
    #expect(gesture.context.point == .zero)
  }
}
