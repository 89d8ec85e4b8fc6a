import StateGraphs
import Testing

@Suite struct CellCountTests {
  @Test func `each cell counts once`() {
    let count = CellCount(of: StateGraph(of: Toy.self))
    #expect(count.states == 6)
    #expect(count.kinds == 7)
    #expect(count.cells == 42)
    #expect(count.handled == 10)
    #expect(count.ignored == 3)
    #expect(count.rejected == 3)
    #expect(count.derived == 26)
  }

  @Test func `handled, ignored, refused and derived cells add up to all`() {
    for graph in [StateGraph(of: Toy.self), StateGraph(of: OddTable.self)] {
      let count = CellCount(of: graph)
      #expect(count.handled + count.ignored + count.rejected + count.derived == count.cells)
      #expect(graph.cells.count == count.cells)
    }
  }
}
