import TestSupport
import Testing

@Suite struct CoverageDiagramTests {
  @Test func `a diagram has how often each step was taken, and marks those that never were`()
    async throws
  {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    _ = try await command.run("replay", "a.drag", "--coverage", "c.json")
    let outcome = try await command.run("diagram", "--coverage", "c.json", "-o", "D")
    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 16)
    #expect(outcome.lines.prefix(2) == ["written: D/Gesture.mmd", "written: D/Gesture.dot"])
    #expect(outcome.lines.suffix(2) == ["written: D/README.md", "written: D/index.html"])
    let mermaid = try command.folder.text(of: "D/Gesture.mmd")
    #expect(mermaid.contains("×1"))
    #expect(mermaid.contains("✗ never"))
    let dot = try command.folder.text(of: "D/Gesture.dot")
    #expect(dot.contains("style=dashed, color=red"))
    let readme = try command.folder.text(of: "D/README.md")
    #expect(readme.contains("| machine | steps | taken | never taken |"))
    #expect(readme.contains("## HostSeat"))
    #expect(readme.contains("Never taken:\n\n- away: entered → unplaced\n"))
    #expect(try command.folder.text(of: "D/index.html").hasPrefix("<!doctype html>"))
  }

  @Test func `it needs a folder, so that the diagrams without counts stay`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    _ = try await command.run("replay", "a.drag", "--coverage", "c.json")
    let outcome = try await command.run("diagram", "--coverage", "c.json")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("--coverage: expected --output and no --check"))
    let other = try await command.run("diagram", "--coverage", "a.drag", "-o", "D")
    #expect(other.code == 2)
    #expect(other.errors.contains("a.drag is not a coverage of this version"))
  }
}
