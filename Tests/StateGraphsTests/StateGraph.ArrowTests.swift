import StateGraphs
import Testing

@Suite struct StateGraphArrowTests {
  @Test func `arrows are the steps in the order of the cells`() {
    let arrows = StateGraph(of: Toy.self).arrows
    #expect(
      arrows.map { "\($0.from) \($0.kind) \($0.to)" } == [
        "idle press pressed", "pressed drag lifting", "pressed release idle", "pressed cancel idle",
        "lifting lifted dragging", "lifting lifted idle", "lifting denied idle",
        "dragging drag dragging", "dragging release landing", "dragging cancel landing",
        "landing landed ended",
      ])
    #expect(
      arrows.map(\.condition) == [
        .always, .when("isFar"), .always, .always, .when("hasItems"), .otherwise, .always, .always,
        .always, .always, .always,
      ])
    #expect(arrows[4].actions == ["carry", "tellBegin"])
  }
}
