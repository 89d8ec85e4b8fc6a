import DragGestures
import Machines
import TestSupport
import Testing

@Suite struct GestureContextTests {
  @Test func `a finger lifts when it rests, at once, and yields to no other touch`() {
    let finger = Gesture.Tuning()
    #expect(finger.slop == 10)
    #expect(!finger.liftsAtSlop)
    #expect(!finger.liftTakesTime)
    #expect(!finger.yieldsToOtherTouch)
  }

  @Test func `two fingers may press and lift at once`() throws {
    let pressed = try Machine<Gesture>.reaching(.pressed, tuning: .finger)
    #expect(pressed.outcome(on: .otherTouch) == .ignored)
    var lifted = try Machine<Gesture>.reaching(.asking, tuning: .finger)
    _ = try lifted.effects(of: .itemsLifted)
    #expect(lifted.outcome(on: .otherTouch) == .ignored)
  }
}
