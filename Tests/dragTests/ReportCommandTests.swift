import TestSupport
import Testing

@Suite struct ReportCommandTests {
  @Test func `merged coverages and failed lists of shards are those of one run`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(order: "tea"), to: "a.drag")
    try command.folder.write(Samples.drag(), to: "b.drag")
    _ = try await command.run(
      "replay", ".", "--coverage", "all.json", "--rerun-failed", "all.failed", ci: "1")
    for shard in 1...3 {
      _ = try await command.run(
        "replay", ".", "--shard", "\(shard)/3", "--coverage", "\(shard).json", "--rerun-failed",
        "\(shard).failed", ci: "1")
    }
    let coverage = try await command.run(
      "report", "merge", "coverage", "1.json", "2.json", "3.json")
    #expect(coverage.code == 0)
    #expect(coverage.output == (try command.folder.text(of: "all.json")))
    let failed = try await command.run(
      "report", "merge", "failed", "1.failed", "2.failed", "3.failed", "-o", "merged")
    #expect(failed.code == 0)
    let all = try command.folder.text(of: "all.failed")
    #expect(!all.isEmpty)
    #expect(
      try command.folder.text(of: "merged").split(separator: "\n").sorted()
        == all.split(separator: "\n").sorted())
  }

  @Test func `another file is refused`() async throws {
    let command = try Command()
    try command.folder.write("{\"v\": 2}", to: "a.json")
    let outcome = try await command.run("report", "merge", "coverage", "a.json")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("drag: a.json is not a coverage of this version\n"))
    #expect(try await command.run("report", "merge", "coverage").code == 2)
    for name in ["a.json", "a.drag"] {
      try command.folder.write(Samples.drag(), to: "a.drag")
      let outcome = try await command.run("report", "merge", "failed", name)
      #expect(outcome.code == 2)
      #expect(outcome.errors.hasPrefix("drag: \(name) is not a list of tests"))
    }
  }
}
