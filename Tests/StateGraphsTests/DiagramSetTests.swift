import StateGraphs
import Testing

@Suite struct DiagramSetTests {
  let toy = StateGraph(of: Toy.self)

  @Test func `a set has four files for each machine and a page for all`() {
    let set = DiagramSet(
      [.init(toy, prose: "A."), .init(StateGraph(of: WideTable.self), prose: "B.")],
      overview: .init(prose: "C."))
    #expect(
      set.files.map(\.name) == [
        "Toy.mmd", "Toy.dot", "Toy.scxml", "Toy.cells.md", "WideTable.mmd", "WideTable.dot",
        "WideTable.scxml", "WideTable.cells.md", "README.md",
      ])
    #expect(
      set.files.prefix(4).map(\.text) == [toy.mermaid, toy.dot, toy.scxml, toy.cellTable])
  }

  @Test func `no two files have one name, and no name leads out of the folder`() {
    let names = ["Toy", "Toy", "toy", "Toy_2", "../Toy", "README", ""]
    let set = DiagramSet(
      names.map { .init(StateGraph(of: Toy.self, named: $0), prose: "") },
      overview: .init(prose: ""))
    #expect(
      set.files.map(\.name).filter { $0.hasSuffix(".mmd") } == [
        "Toy.mmd", "Toy_2.mmd", "toy_3.mmd", "Toy_2_2.mmd", "___Toy.mmd", "README_2.mmd", "_.mmd",
      ])
  }

  @Test func `every file ends with one line feed and has no other line breaks`() {
    let set = DiagramSet([.init(toy, prose: "A.\n\n")], overview: .init(prose: "B.\n"))
    for file in set.files {
      #expect(file.text.utf8.suffix(2) != [0x0A, 0x0A], "\(file.name)")
      #expect(file.text.utf8.last == 0x0A, "\(file.name)")
      #expect(!file.text.utf8.contains(0x0D), "\(file.name)")
    }
  }

  @Test func `a set without machines is a page`() {
    let set = DiagramSet([], overview: .init(prose: "Nobody talks."))
    #expect(set.files.map(\.name) == ["README.md"])
  }
}
