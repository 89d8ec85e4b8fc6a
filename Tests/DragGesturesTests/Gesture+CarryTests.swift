import DragGeometry
import DragGestures
import Machines
import TestSupport
import Testing

@Suite struct GestureCarryTests {
  @Test func `a carried drag follows every move and is dropped at the release`() throws {
    var gesture = try Machine<Gesture>.reaching(.carrying)
    for x in [1.0, 2, 2] {
      #expect(try gesture.effects(of: .moved(Point(x: x, y: 0))) == [.carry(Point(x: x, y: 0))])
    }
    #expect(try gesture.effects(of: .otherTouch) == [])
    #expect(try gesture.effects(of: .released) == [.drop])
    #expect(gesture == Machine(Gesture.Context(tuning: .slow)))
  }

  @Test func `15: a pointer that is taken away abandons its drag`() throws {
    var gesture = try Machine<Gesture>.reaching(.carrying)
    #expect(try gesture.effects(of: .cancelled) == [.abandon])
    #expect(gesture.state == .idle)
  }

  @Test func `a drag that is over for another reason leaves the touch without one`() throws {
    var gesture = try Machine<Gesture>.reaching(.carrying)
    #expect(try gesture.effects(of: .dragOver) == [])
    #expect(try gesture.effects(of: .moved(.press)) == [])
    #expect(try gesture.effects(of: .released) == [])
    #expect(gesture.state == .idle)
  }
}
