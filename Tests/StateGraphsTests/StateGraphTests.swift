import Machines
import StateGraphs
import Testing

@Suite struct StateGraphTests {
  let graph = StateGraph(of: Toy.self)

  @Test func `a graph has the names of the cases in declaration order`() {
    #expect(graph.name == "Toy")
    #expect(graph.initial == "idle")
    #expect(
      graph.states.map(\.name) == ["idle", "pressed", "lifting", "dragging", "landing", "ended"])
    #expect(
      graph.kinds.map(\.name)
        == ["press", "drag", "release", "cancel", "lifted", "denied", "landed"])
  }

  @Test func `a graph may bear another name than its type`() {
    #expect(StateGraph(of: Toy.self, named: "Drag").name == "Drag")
  }

  @Test func `states keep their postures and kinds their origins`() {
    #expect(
      graph.states.map(\.stateKind)
        == [
          .stable, .stable, .awaiting(["lifted", "denied"]), .stable, .awaiting(["landed"]), .final,
        ])
    #expect(
      graph.kinds.map(\.source) == [.host, .host, .host, .host, .answer, .answer, .report])
  }
}
