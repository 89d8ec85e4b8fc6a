import Foundation
import Testing

/// The picture of the rooms in the documentation, against the folders and the imports.
@Suite struct ArchitectureTests {
  private let tree = SourceTree()

  /// The lines of the picture.
  private func picture() throws -> [String] {
    let page = try tree.text("Sources/DragStage/DragStage.docc/Architecture.md")
    let parts = page.components(separatedBy: "```mermaid\n")
    try #require(parts.count == 2)
    return parts[1].components(separatedBy: "\n```")[0].components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// What each target imports of the others.
  private func imports() throws -> [String: Set<String>] {
    let targets = Set(try tree.targets())
    var found: [String: Set<String>] = [:]
    for target in targets {
      found[target] = []
      for file in try tree.files(of: target) {
        found[target]?.formUnion(try tree.imports(of: file, in: target).filter(targets.contains))
      }
    }
    return found
  }

  /// Everything that a target imports, by others as well.
  private func reach(of target: String, by imports: [String: Set<String>]) -> Set<String> {
    var reached: Set<String> = []
    var open = Array(imports[target] ?? [])
    while let next = open.popLast() {
      if reached.insert(next).inserted { open += imports[next] ?? [] }
    }
    return reached
  }

  @Test func `an arrow of the picture is an import that no other target brings`() throws {
    let imports = try imports()
    var expected: Set<String> = []
    for (target, others) in imports {
      for other in others {
        let isBrought = others.contains {
          $0 != other && reach(of: $0, by: imports).contains(other)
        }
        if !isBrought { expected.insert("\(target) --> \(other)") }
      }
    }
    let drawn = Set(try picture().filter { $0.contains(" --> ") })
    #expect(drawn.subtracting(expected) == [], "not imported, or brought by another target")
    #expect(expected.subtracting(drawn) == [], "not drawn")
  }

  @Test func `the stage asks its core to change, and writes nothing of the core's state`() throws {
    let write = try Regex(
      #"core\.state(\.\w+|\[[^\]]*\]|[?!])*( [-+]?= |\.(append|push|next|insert|remove|set|stop|begin|move)\w*\()"#
    )
    let files = try tree.files(of: "DragStage").filter { $0.contains("/Stage+") }
    #expect(files.count > 5)
    for file in files {
      let text = try tree.text("Sources/DragStage/\(file)")
      for line in text.components(separatedBy: "\n") {
        #expect(line.firstMatch(of: write) == nil, "\(file): \(line)")
      }
    }
  }

  @Test func `one file changes the gap that is shown`() throws {
    let write = try Regex(#"display\.(shown|delayedGap)(\.\w+)* = "#)
    // The feed of a state's hash leaves out of a copy what is derived from the rest.
    let writers = try tree.files(of: "DragStage").filter { file in
      try tree.text("Sources/DragStage/\(file)").contains(write) && !file.hasSuffix("+Feed.swift")
    }
    #expect(writers == ["Drags/StageCore+Showing.swift"])
  }

  @Test func `every folder of the stage is a room of the picture`() throws {
    let lines = try picture()
    let start = try #require(lines.firstIndex { $0.hasPrefix("subgraph ") })
    let end = try #require(lines[start...].firstIndex(of: "end"))
    let rooms = lines[(start + 1)..<end].compactMap { line in
      line.split(separator: "[").last.map { String($0.dropLast()) }
    }
    #expect(Set(rooms) == (try tree.folders(of: "DragStage")))
  }
}
