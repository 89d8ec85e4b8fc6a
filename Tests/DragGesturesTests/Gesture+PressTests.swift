import DragGeometry
import DragGestures
import Machines
import TestSupport
import Testing

@Suite struct GesturePressTests {
  @Test func `a press starts the lift delay, and its end asks for a lift`() throws {
    var gesture = try Machine<Gesture>.reaching(.idle)
    #expect(try gesture.effects(of: .pressed(.press)) == [.startLiftDelay])
    #expect(try gesture.effects(of: .liftDue) == [.lift])
    #expect(gesture.state == .asking)
  }

  @Test func `a button that drags nothing leaves the touch to other gestures`() throws {
    var gesture = try Machine<Gesture>.reaching(.idle)
    #expect(try gesture.effects(of: .pressedAside) == [])
    #expect(gesture.state == .panned)
    #expect(try gesture.effects(of: .moved(.beyondSlop)) == [])
    #expect(try gesture.effects(of: .released) == [])
    #expect(gesture.state == .idle)
  }

  @Test func `beyond the slop means more than its distance from the press`() throws {
    var gesture = try Machine<Gesture>.reaching(.pressed)
    #expect(try gesture.effects(of: .moved(.atSlop)) == [])
    #expect(gesture.state == .pressed)
    #expect(try gesture.effects(of: .moved(.beyondSlop)) == [.stopLiftDelay])
    #expect(gesture.state == .panned)
  }

  @Test func `the slop is measured from the press, not from the last move`() throws {
    var gesture = try Machine<Gesture>.reaching(.pressed)
    #expect(try gesture.effects(of: .moved(Point(x: 109, y: 200))) == [])
    #expect(try gesture.effects(of: .moved(Point(x: 91, y: 200))) == [])
    #expect(gesture.state == .pressed)
  }

  @Test func `no coordinate is too bad to be compared`() throws {
    for bad in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      var gesture = try Machine<Gesture>.reaching(.pressed)
      #expect(gesture.outcome(on: .moved(Point(x: bad, y: bad))) == .handled)
      _ = try gesture.effects(of: .moved(Point(x: bad, y: bad)))
      #expect(gesture.state == (bad.isNaN ? .pressed : .panned))
    }
  }

  @Test func `a release before the lift delay is a tap, a cancel is nothing`() throws {
    var tapped = try Machine<Gesture>.reaching(.pressed)
    #expect(try tapped.effects(of: .released) == [.stopLiftDelay, .tap])
    #expect(tapped.state == .idle)
    var cancelled = try Machine<Gesture>.reaching(.pressed)
    #expect(try cancelled.effects(of: .cancelled) == [.stopLiftDelay])
    #expect(cancelled.state == .idle)
  }

  @Test func `a mouse lifts and begins at the slop, where it left it`() throws {
    var gesture = try Machine<Gesture>.reaching(.pressed, tuning: .mouse)
    #expect(try gesture.effects(of: .moved(.atSlop)) == [])
    #expect(try gesture.effects(of: .moved(.beyondSlop)) == [.stopLiftDelay, .lift])
    #expect(gesture.state == .pulling)
    #expect(try gesture.effects(of: .itemsLifted) == [.begin(.beyondSlop)])
    #expect(gesture.state == .carrying)
  }

  @Test func `a mouse over nothing to lift pans`() throws {
    var gesture = try Machine<Gesture>.reaching(.pulling, tuning: .mouse)
    #expect(try gesture.effects(of: .nothingLifted) == [])
    #expect(gesture.state == .panned)
  }

  @Test func `a pan ends with its touch, and the next press is new`() throws {
    for end in [Gesture.Event.released, .cancelled] {
      var gesture = try Machine<Gesture>.reaching(.panned)
      #expect(try gesture.effects(of: .moved(.beyondSlop)) == [])
      #expect(try gesture.effects(of: end) == [])
      #expect(gesture == Machine(Gesture.Context(tuning: .slow)))
    }
  }
}
