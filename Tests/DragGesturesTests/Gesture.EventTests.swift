import DragGestures
import Machines
import Testing

@Suite struct GestureEventTests {
  @Test func `what was asked for is answered, and a drag that is over is reported`() {
    let kinds = Gesture.Event.Kind.allCases
    #expect(kinds.filter { Gesture.source(of: $0) == .answer } == [.itemsLifted, .nothingLifted])
    #expect(kinds.filter { Gesture.source(of: $0) == .report } == [.dragOver])
  }
}
