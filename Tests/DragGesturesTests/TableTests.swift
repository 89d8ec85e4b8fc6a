import DragGestures
import StateGraphs
import TableAudits
import Testing

@Suite struct TableTests {
  @Test func `each cell of the gesture is accounted for`() {
    #expect(TableAudit(of: Gesture.self).faults == [])
  }

  @Test func `the table has as many cells as before`() {
    let gesture = CellCount(of: StateGraph(of: Gesture.self))
    #expect([gesture.states, gesture.kinds, gesture.cells] == [8, 11, 88])
    #expect(
      [gesture.handled, gesture.ignored, gesture.rejected, gesture.derived] == [27, 6, 22, 33])
  }
}
