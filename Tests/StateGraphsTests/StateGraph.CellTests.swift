import StateGraphs
import Testing

@Suite struct StateGraphCellTests {
  let graph = StateGraph(of: Toy.self)

  private func cell(_ state: String, _ kind: String) throws -> StateGraph.Cell {
    try #require(graph.cells.first { $0.state == state && $0.kind == kind })
  }

  @Test func `cells are listed state by state and kind by kind`() {
    let names = graph.states.flatMap { state in graph.kinds.map { [state.name, $0.name] } }
    #expect(graph.cells.map { [$0.state, $0.kind] } == names)
  }

  @Test func `a guarded cell keeps the order of its candidates`() throws {
    let cell = try cell("pressed", "drag")
    #expect(cell.candidates.map(\.condition) == [.when("isFar"), .otherwise])
    #expect(
      cell.candidates.map(\.outcome)
        == [.step(["askItems"], to: "lifting"), .ignored("the pointer is near")])
    #expect(cell.status == .handled)
  }

  @Test func `a step that names no state stays`() throws {
    let cell = try cell("dragging", "drag")
    #expect(cell.candidates.map(\.outcome) == [.step(["follow"], to: "dragging")])
    #expect(cell.candidates.map(\.condition) == [.always])
  }

  @Test func `ignored and refused cells keep their reasons`() throws {
    let ignored = try cell("idle", "release")
    #expect(ignored.candidates.map(\.outcome) == [.ignored("nothing is held")])
    #expect(ignored.status == .ignored)
    let rejected = try cell("dragging", "press")
    #expect(rejected.candidates.map(\.outcome) == [.rejected("there is one pointer")])
    #expect(rejected.status == .rejected)
  }

  @Test func `a cell that no row names is derived`() throws {
    let cell = try cell("lifting", "press")
    #expect(cell.candidates.isEmpty)
    #expect(cell.status == .derived)
  }

  @Test func `a cell has the outcome of its first line, and is handled if any line takes a step`() {
    let cells = StateGraph(of: GuardedReasons.self).cells.prefix(4)
    #expect(cells.map(\.kind) == ["press", "drag", "release", "cancel"])
    #expect(cells.map(\.status) == [.ignored, .rejected, .derived, .handled])
    #expect(cells[3].candidates.map(\.isStep) == [false, true])
  }
}
