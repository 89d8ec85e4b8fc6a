import StateGraphs
import TableAudits
import Testing

@Suite struct MutantTests {
  private func changes(_ state: String, _ kind: String, line: Int = 0) -> [Mutant.Change] {
    StateGraph(of: Toy.self).mutants
      .filter { $0.state == state && $0.kind == kind && $0.candidate == line }
      .map(\.change)
  }

  @Test func `a step can lead elsewhere, lose its actions, or not be taken`() {
    #expect(
      changes("idle", "press") == [
        .isMissing, .leads(to: "idle"), .leads(to: "lifting"), .leads(to: "dragging"),
        .leads(to: "landing"), .leads(to: "ended"), .skips("remember"), .repeats("remember"),
        .isIgnored, .isRejected,
      ])
  }

  @Test func `a line with a guard can ask nothing, or ask too late`() {
    #expect(changes("pressed", "drag").prefix(3) == [.isMissing, .asksNothing, .asksLater])
    #expect(changes("pressed", "drag", line: 1).first == .isMissing)
  }

  @Test func `actions can change places`() {
    #expect(changes("lifting", "lifted").contains(.swaps("carry", "tellBegin")))
  }

  @Test func `what should not happen can be ignored, refused or taken`() {
    #expect(changes("idle", "drag").prefix(3) == [.isMissing, .isRejected, .isTaken(to: "idle")])
    #expect(changes("idle", "cancel").prefix(2) == [.isMissing, .isIgnored])
    // A cell without a row is refused, and can be mistaken for another one as well.
    #expect(changes("idle", "landed").prefix(2) == [.isIgnored, .isTaken(to: "idle")])
  }

  @Test func `a mutant says where it is`() {
    #expect(
      StateGraph(of: Toy.self).mutants.first.map { "\($0)" } == "idle × press, line 1: isMissing")
  }
}
