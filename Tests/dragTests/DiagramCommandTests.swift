import Foundation
import TestSupport
import Testing

@Suite struct DiagramCommandTests {
  @Test func `diagrams are written once, and what is current is left alone`() async throws {
    let command = try Command()
    let first = try await command.run("diagram")
    #expect(first.code == 0)
    #expect(first.lines.count == 29)
    #expect(first.lines.first == "written: StateDiagrams/Gesture.mmd")
    #expect(first.lines.last == "written: StateDiagrams/README.md")
    let again = try await command.run("diagram")
    #expect(again == Command.Outcome(code: 0, output: "", errors: ""))
    #expect(try await command.run("diagram", "--check").code == 0)
  }

  @Test func `a check names files that are stale, missing or left over, and writes nothing`()
    async throws
  {
    let command = try Command()
    _ = try await command.run("diagram", "-o", "D")
    try command.folder.write("old", to: "D/README.md")
    try command.folder.write("", to: "D/Other.dot")
    try FileManager.default.removeItem(atPath: command.folder["D/Load.dot"])
    let outcome = try await command.run("diagram", "--output=D", "--check")
    #expect(outcome.code == 1)
    #expect(
      outcome.lines == [
        "D: Load.dot is missing", "D: README.md is stale", "D: Other.dot belongs to no machine",
      ])
    #expect(try command.folder.text(of: "D/README.md") == "old")
    let written = try await command.run("diagram", "--output", "D")
    #expect(
      written.lines == [
        "written: D/Load.dot", "written: D/README.md", "D: Other.dot belongs to no machine",
      ])
  }

  @Test func `a check of a folder that is not there ends with 2`() async throws {
    let outcome = try await Command().run("diagram", "--check")
    #expect(outcome.code == 2)
    #expect(outcome.errors == "drag: StateDiagrams: no such file or folder\n")
  }
}
