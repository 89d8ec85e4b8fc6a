import StateGraphs
import TableAudits
import Testing

@Suite struct TourTests {
  let tour = Tour(of: StateGraph(of: Toy.self))

  @Test func `a tour distinguishes every mutant from the table, but for the equivalent ones`() {
    let score = tour.score()
    #expect(score.survivors == [])
    #expect(score.mutants == 355)
    #expect(score.killed == 352)
    #expect(score.equivalent == 3)
    #expect(tour.count == 2_166)
  }

  @Test func `what is equivalent is the loss of a line that refuses anyway`() {
    let equivalent = StateGraph(of: Toy.self).mutants.filter { !tour.kills($0) }
    #expect(
      equivalent.map { "\($0)" } == [
        "idle × cancel, line 1: isMissing", "pressed × press, line 1: isMissing",
        "dragging × press, line 1: isMissing",
      ])
  }
}
