import TestSupport
import Testing

@Suite struct MergedExploringTests {
  /// Writes three parts of an exploration, and what one command says of it.
  private static func parts(
    _ command: Command, _ words: [String]
  ) async throws -> Command.Outcome {
    for part in 1...3 {
      let outcome = try await command.run(
        ["explore", "g.drag", "--json", "--shard", "\(part)/3"] + words)
      try command.folder.write(outcome.output, to: "\(part).json")
    }
    return try await command.run(["explore", "g.drag", "--json"] + words)
  }

  private static func merged(
    _ command: Command, _ paths: String...
  ) async throws -> Command.Outcome {
    try await command.run(["report", "merge", "explored"] + paths)
  }

  @Test func `where nothing is found the parts are one exploration, to the byte (EX-69)`()
    async throws
  {
    let command = try ExploredSamples.command(ExploredSamples.mended)
    let all = try await Self.parts(command, ["--runs", "31", "--coverage"])
    #expect(all.code == 0)
    #expect(try await Self.merged(command, "3.json", "1.json", "2.json") == all)
    let file = try await command.run(
      "report", "merge", "explored", "1.json", "2.json", "3.json", "-o", "all.json")
    #expect(file.code == 0 && file.output == "")
    #expect(try command.folder.text(of: "all.json") == all.output)
  }

  @Test
  func `the finding of the lowest run is that of all parts, and the exit code says so (EX-69)`()
    async throws
  {
    let command = try ExploredSamples.command()
    let all = try await Self.parts(command, ["--runs", "60"])
    let merged = try await Self.merged(command, "1.json", "2.json", "3.json")
    #expect(merged.code == 1)
    try #require(merged.lines.count == 2)
    let found = try command.folder.text(of: "2.json").split(separator: "\n").first
    #expect(merged.lines[0] == found.map(String.init))
    #expect(merged.lines[0].contains(#""run":7,"#))
    #expect(all.lines[0].contains(#""run":7,"#))
    #expect(merged.lines[1].hasPrefix(#"{"kind":"end","found":1,"runs":"#))
    #expect(!merged.lines[1].contains("shard"))
  }

  @Test func `with --all each mark is there once, by its lowest run (EX-69)`() async throws {
    let command = try ExploredSamples.command(
      ExploredSamples.mistaken + "settled expect never list.perform\n")
    let all = try await Self.parts(command, ["--runs", "60", "--all"])
    let merged = try await Self.merged(command, "1.json", "2.json", "3.json")
    #expect(merged.code == 1)
    // Each part counts its own gestures up to a finding; all else is that of one command.
    func uncounted(_ line: String) -> String {
      line.replacing(#/"gestures":\d+,"lines"/#, with: "\"lines\"")
    }
    #expect(merged.lines.map(uncounted) == all.lines.map(uncounted))
  }

  @Test func `parts of other explorations, missing ones and doubled ones are refused (EX-69)`()
    async throws
  {
    let command = try ExploredSamples.command(ExploredSamples.mended)
    _ = try await Self.parts(command, ["--runs", "6"])
    func refusal(_ paths: String...) async throws -> String {
      let outcome = try await command.run(["report", "merge", "explored"] + paths)
      #expect(outcome.code == 2)
      #expect(outcome.output == "")
      return outcome.errors.split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(try await refusal("1.json", "3.json") == "drag: part 2/3 is missing")
    #expect(try await refusal("3.json") == "drag: part 1/3 is missing, and 1 other")
    #expect(
      try await refusal("1.json", "2.json", "2.json") == "drag: 2.json and 2.json are both part 2/3"
    )
    func other(_ words: String...) async throws -> String {
      let outcome = try await command.run(["explore"] + words + ["--json"])
      try command.folder.write(outcome.output, to: "x.json")
      return try await refusal("1.json", "x.json", "3.json")
    }
    #expect(
      try await other("g.drag", "--shard", "2/3", "--runs", "6", "--seed", "2")
        == "drag: x.json has the seed 2, and 1.json 1")
    #expect(
      try await other("g.drag", "--shard", "2/3", "--runs", "7")
        == "drag: x.json has the number of runs 7, and 1.json 6")
    #expect(
      try await other("g.drag", "--shard", "2/3", "--for", "1us")
        == "drag: x.json has the number of runs of a time, and 1.json 6")
    #expect(
      try await other("g.drag", "--shard", "2/4", "--runs", "6")
        == "drag: x.json has the part of 4, and 1.json of 3")
    #expect(
      try await other("g.drag", "--shard", "2/3", "--runs", "6", "--coverage")
        == "drag: one of 1.json and x.json has a coverage")
    #expect(
      try await other("g.drag", "--shard", "2/3", "--runs", "6", "--without", "tap")
        == "drag: x.json and 1.json have other texts of g.drag, or other options")
    try command.folder.write(ExploredSamples.mended, to: "h.drag")
    #expect(
      try await other("h.drag", "--shard", "2/3", "--runs", "6")
        == "drag: x.json has the scene h.drag, and 1.json g.drag")
    try command.folder.write(ExploredSamples.mended + "# more\n", to: "g.drag")
    #expect(
      try await other("g.drag", "--shard", "2/3", "--runs", "6")
        == "drag: x.json and 1.json have other texts of g.drag, or other options")
  }
}
