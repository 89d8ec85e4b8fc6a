import StateGraphs
import Testing

@Suite struct DiagramSetDriftTests {
  let set = DiagramSet(
    [.init(StateGraph(of: Toy.self), prose: "A.")], overview: .init(prose: "B."))

  @Test func `a folder that holds the set does not drift, in whatever order it is read`() {
    #expect(set.drift(from: set.files) == [])
    #expect(set.drift(from: set.files.reversed()) == [])
  }

  @Test func `missing, stale and left over files are named`() {
    var contents = Array(set.files.dropFirst())
    contents[0] = .init(name: "Toy.dot", text: contents[0].text + " ")
    contents.append(.init(name: "b.svg", text: ""))
    contents.append(.init(name: "B.svg", text: ""))
    #expect(
      set.drift(from: contents)
        == [.missing("Toy.mmd"), .stale("Toy.dot"), .leftOver("B.svg"), .leftOver("b.svg")])
  }

  @Test func `texts that look the same and differ in bytes are stale`() {
    let composed = DiagramSet([], overview: .init(prose: "\u{E9}"))
    let decomposed = DiagramSet([], overview: .init(prose: "e\u{301}"))
    #expect(composed.drift(from: decomposed.files) == [.stale("README.md")])
  }

  @Test func `differences read as lines`() {
    #expect(
      [DiagramSet.Drift.missing("a"), .stale("b"), .leftOver("c")].map(\.description)
        == ["a is missing", "b is stale", "c belongs to no machine"])
  }
}
