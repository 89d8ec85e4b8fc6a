import DragGeometry
import DragGestures
import Machines
import TestSupport
import Testing

@Suite struct GestureLiftTests {
  @Test func `02: a lift that finds nothing leaves the touch to others`() throws {
    var gesture = try Machine<Gesture>.reaching(.asking)
    #expect(try gesture.effects(of: .nothingLifted) == [])
    #expect(gesture.state == .panned)
  }

  @Test func `a lift without an animation is up at once`() throws {
    var gesture = try Machine<Gesture>.reaching(.asking, tuning: .finger)
    #expect(try gesture.effects(of: .itemsLifted) == [])
    #expect(gesture.state == .lifted)
  }

  @Test func `08: while the items rise no move begins a drag`() throws {
    var gesture = try Machine<Gesture>.reaching(.asking)
    #expect(try gesture.effects(of: .itemsLifted) == [.startLiftAnimation])
    #expect(try gesture.effects(of: .moved(Point(x: 900, y: 900))) == [])
    #expect(gesture.state == .lifting)
    #expect(try gesture.effects(of: .liftEnded) == [])
    #expect(
      try gesture.effects(of: .moved(Point(x: 900, y: 900))) == [
        .begin(Point(x: 900, y: 900))
      ])
  }

  @Test(arguments: [Gesture.Tuning.finger, .slow])
  func `after the lift the slop is measured from where the pointer was`(
    tuning: Gesture.Tuning
  ) throws {
    var gesture = try Machine<Gesture>.reaching(.pressed, tuning: tuning)
    #expect(try gesture.effects(of: .moved(Point(x: 108, y: 200))) == [])
    #expect(try gesture.effects(of: .liftDue) == [.lift])
    _ = try gesture.effects(of: .itemsLifted)
    if tuning.liftTakesTime { _ = try gesture.effects(of: .liftEnded) }
    #expect(gesture.context.origin == Point(x: 108, y: 200))
    #expect(try gesture.effects(of: .moved(Point(x: 118, y: 200))) == [])
    #expect(gesture.state == .lifted)
    #expect(
      try gesture.effects(of: .moved(Point(x: 97, y: 200))) == [
        .begin(Point(x: 97, y: 200))
      ])
    #expect(gesture.state == .carrying)
  }

  @Test(arguments: [Gesture.Event.released, .cancelled])
  func `06: a lift that is given up lets the items down`(event: Gesture.Event) throws {
    var rising = try Machine<Gesture>.reaching(.lifting)
    #expect(try rising.effects(of: event) == [.stopLiftAnimation, .cancelLift])
    #expect(rising.state == .idle)
    var lifted = try Machine<Gesture>.reaching(.lifted)
    #expect(try lifted.effects(of: event) == [.cancelLift])
    #expect(lifted.state == .idle)
  }

  @Test func `07: a competing touch lets the items of an extended lift down`() throws {
    var pressed = try Machine<Gesture>.reaching(.pressed, tuning: .extended)
    #expect(try pressed.effects(of: .otherTouch) == [.stopLiftDelay])
    var rising = try Machine<Gesture>.reaching(.lifting, tuning: .extended)
    #expect(try rising.effects(of: .otherTouch) == [.stopLiftAnimation, .cancelLift])
    var lifted = try Machine<Gesture>.reaching(.lifted, tuning: .extended)
    #expect(try lifted.effects(of: .otherTouch) == [.cancelLift])
    #expect([pressed.state, rising.state, lifted.state] == [.panned, .panned, .panned])
  }

  @Test func `a drag that is over for another reason takes its lift along`() throws {
    var rising = try Machine<Gesture>.reaching(.lifting)
    #expect(try rising.effects(of: .dragOver) == [.stopLiftAnimation])
    var lifted = try Machine<Gesture>.reaching(.lifted)
    #expect(try lifted.effects(of: .dragOver) == [])
    #expect([rising.state, lifted.state] == [.panned, .panned])
  }
}
