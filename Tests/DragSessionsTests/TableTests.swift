import DragSessions
import StateGraphs
import TableAudits
import Testing

@Suite struct TableTests {
  @Test func `each cell of the session and of the visit is accounted for`() {
    #expect(TableAudit(of: DragSessionMachine.self).faults == [])
    #expect(TableAudit(of: DropSession.self).faults == [])
  }

  @Test func `the tables have as many cells as before`() {
    let session = CellCount(of: StateGraph(of: DragSessionMachine.self))
    #expect([session.states, session.kinds, session.cells] == [19, 30, 570])
    #expect(
      [session.handled, session.ignored, session.rejected, session.derived] == [34, 23, 101, 412])
    let visit = CellCount(of: StateGraph(of: DropSession.self))
    #expect([visit.states, visit.kinds, visit.cells] == [15, 10, 150])
    #expect(
      [visit.handled, visit.ignored, visit.rejected, visit.derived] == [29, 5, 58, 58])
  }
}
