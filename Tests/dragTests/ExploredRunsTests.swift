import TestSupport
import Testing

@Suite struct ExploredRunsTests {
  @Test(arguments: [
    [], ["--json"], ["--all", "--runs", "60", "--json"], ["--coverage", "--shard", "2/3"],
    ["--run", "7"],
  ])
  func `several jobs report what one does, to the byte (EX-12)`(_ words: [String]) async throws {
    let command = try ExploredSamples.command(
      ExploredSamples.mistaken + "settled expect never list.perform\n")
    let one = try await command.run(["explore", "g.drag"] + words)
    #expect(try await command.run(["explore", "g.drag", "--jobs", "3"] + words) == one)
    #expect(one.code == 1)
  }

  @Test func `where nothing is found several jobs have done what one does (EX-12)`() async throws {
    let command = try ExploredSamples.command(ExploredSamples.mended)
    // Runs are counted and covered once, also those of the last pieces, and the check of run 255 is made.
    let words = ["explore", "g.drag", "--runs", "261", "--coverage", "--json"]
    let one = try await command.run(words)
    #expect(one.code == 0)
    #expect(try await command.run(words + ["--jobs", "3"]) == one)
  }

  @Test func `a time ends the runs of several jobs, and a huge number of jobs is one`() async throws
  {
    let command = try ExploredSamples.command(ExploredSamples.mended)
    let timed = try await command.run("explore", "g.drag", "--for", "50ms", "--jobs", "2")
    #expect(timed.code == 0)
    #expect(timed.output.hasPrefix("nothing found: "))
    #expect(!timed.output.hasPrefix("nothing found: 0 runs"))
    let many = try await command.run(
      "explore", "g.drag", "--runs", "9", "--jobs", "9223372036854775807")
    #expect(many.output.hasPrefix("nothing found: 9 runs, "))
  }
}
