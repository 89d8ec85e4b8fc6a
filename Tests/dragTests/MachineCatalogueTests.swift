import DragFiles
import DragGestures
import DragItems
import DragSessions
import StateGraphs
import TableAudits
import Testing
import drag

@Suite struct MachineCatalogueTests {
  /// The checked-in diagrams, found from this file.
  static let folder = Folder(
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/") + "/StateDiagrams")

  @Test func `the checked-in diagrams are those of the machines`() throws {
    let held = try Self.folder.fileNames().map { name in
      let bytes = try DiskFile(Self.folder.path(of: name)).bytes()
      let text = GeneratedFile.content(of: String(decoding: bytes, as: UTF8.self))
      return DiagramSet.File(name: name, text: text)
    }
    let drift = MachineCatalogue.diagrams.drift(from: held)
    #expect(drift.isEmpty, "write them again with `drag diagram`: \(drift)")
  }

  @Test func `every machine has its files, and the overview is last`() {
    let stems = [
      "Gesture", "DragSession", "DropSession", "SpringLoad", "ContextMenu", "Load", "HostSeat",
    ]
    let names =
      stems.flatMap { ["\($0).mmd", "\($0).dot", "\($0).scxml", "\($0).cells.md"] } + ["README.md"]
    #expect(MachineCatalogue.diagrams.files.map(\.name) == names)
  }

  @Test func `the table of Gesture has no fault`() {
    #expect(TableAudit(of: Gesture.self).faults.isEmpty)
  }

  @Test func `the table of DragSession has no fault`() {
    #expect(TableAudit(of: DragSessionMachine.self).faults.isEmpty)
  }

  @Test func `the table of DropSession has no fault`() {
    #expect(TableAudit(of: DropSession.self).faults.isEmpty)
  }

  @Test func `the table of SpringLoad has no fault`() {
    #expect(TableAudit(of: SpringLoad.self).faults.isEmpty)
  }

  @Test func `the table of ContextMenu has no fault`() {
    #expect(TableAudit(of: ContextMenu.self).faults.isEmpty)
  }

  @Test func `the table of Load has no fault`() {
    #expect(TableAudit(of: Load.self).faults.isEmpty)
  }

  @Test func `the table of HostSeat has no fault`() {
    #expect(TableAudit(of: HostSeat.self).faults.isEmpty)
  }
}

/// Tours of all machines, which take seconds.
@Suite struct SlowMachineTourTests {
  /// A machine with what a tour of it finds: mutants that are killed, and that nothing can tell.
  static let scores: [(graph: StateGraph, killed: Int, equivalent: Int)] = [
    (StateGraph(of: Gesture.self), 1_022, 22),
    (StateGraph(of: DragSessionMachine.self), 12_240, 115),
    (StateGraph(of: DropSession.self), 2_757, 58),
    (StateGraph(of: SpringLoad.self), 420, 10),
    (StateGraph(of: ContextMenu.self), 175, 8),
    (StateGraph(of: Load.self), 237, 22),
    (StateGraph(of: HostSeat.self), 326, 13),
  ]

  @Test(arguments: scores)
  func `a tour kills every mutant of a machine that differs from it at all`(
    graph: StateGraph, killed: Int, equivalent: Int
  ) {
    let score = Tour(of: graph).score()
    #expect(score.survivors == [], "\(graph.name)")
    #expect(score.killed == killed, "\(graph.name)")
    #expect(score.equivalent == equivalent, "\(graph.name)")
  }
}
