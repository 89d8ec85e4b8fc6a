import TestSupport
import Testing

@Suite struct BriefTraceTests {
  @Test func `a brief trace has no moves, and no update that repeats the last one`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    let whole = try await command.run("replay", "a.drag", "--trace", "-")
    let brief = try await command.run("replay", "a.drag", "--trace", "brief")
    #expect(brief.code == 0)
    #expect(!brief.lines.isEmpty && brief.lines.count < whole.lines.count)
    #expect(Set(brief.lines).isSubset(of: whole.lines))
    #expect(!brief.lines.contains { $0.contains("ointer.move") || $0.contains(".didMove") })
    // Of the calls but moves and updates, every line is there.
    let isKept = { (line: String) in
      !line.contains("ointer.move") && !line.contains(".didMove") && !line.contains(".update ")
    }
    #expect(brief.lines.filter(isKept) == whole.lines.filter(isKept))
    let updates = brief.lines.filter { $0.contains(".update ") }.map {
      $0.split(separator: " ").dropFirst()
    }
    #expect(zip(updates, updates.dropFirst()).allSatisfy { $0 != $1 })
    let lines = try await command.run("replay", "a.drag", "--trace", "brief=t.jsonl")
    #expect(lines.code == 0)
    #expect(
      try command.folder.text(of: "t.jsonl").split(separator: "\n").count
        == brief.lines.count - 2)
  }

  @Test func `a golden whose first line is brief is compared and written so`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    try command.folder.write("# brief\n", to: "a.trace")
    #expect(try await command.run("replay", "a.drag", "--update").code == 0)
    let golden = try command.folder.text(of: "a.trace")
    #expect(golden.hasPrefix("# brief\n# a.drag: "))
    #expect(!golden.contains(".didMove"))
    #expect(try await command.run("replay", "a.drag").code == 0)
    try command.folder.write(golden.replacing("willBegin", with: "willEnd"), to: "a.trace")
    #expect(try await command.run("replay", "a.drag").code == 1)
  }
}
