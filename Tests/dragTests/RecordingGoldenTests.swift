import TestSupport
import Testing

/// Goldens of recordings, in files of their own beside them.
@Suite struct RecordingGoldenTests {
  private static let words = ["replay", "--scene", "scene.drag"]
  private static let file = "a.evemu.trace"

  private func folder() throws -> Command {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    try command.folder.write(Samples.touch, to: "a.evemu")
    return command
  }

  @Test func `an update makes the golden of a recording, and later replays compare it`()
    async throws
  {
    let command = try folder()
    let plain = try await command.run(Self.words + ["a.evemu"])
    #expect(plain.output == "1 passed, 0 failed\n")
    #expect(try command.folder.names() == ["a.evemu", "scene.drag"])
    let update = try await command.run(Self.words + ["a.evemu", "--update"])
    #expect(update.output == "updated: a.evemu.trace: on scene.drag\n1 passed, 0 failed\n")
    let golden = try command.folder.text(of: Self.file)
    #expect(golden.hasPrefix("# a.evemu: on scene.drag\n0.000 touch1.down 195,126.6\n"))
    #expect(golden.contains("\n1000.000 list.didEnd op="))
    let traced = try await command.run(Self.words + ["a.evemu", "--trace", "-"])
    #expect(traced.code == 0)
    #expect(
      traced.lines.dropFirst().map { $0 + "\n" }.joined()
        == golden.split(
          separator: "\n", maxSplits: 1)[1])
    let again = try await command.run(Self.words + [".", "--update"])
    #expect(again.output.hasSuffix("1 passed, 0 failed\n"))
    #expect(try command.folder.text(of: Self.file) == golden)
  }

  @Test func `a trace that differs fails, and is proposed beside the golden`() async throws {
    let command = try folder()
    _ = try await command.run(Self.words + ["a.evemu", "--update"])
    let golden = try command.folder.text(of: Self.file)
    let stale = golden.replacing("700.000 touch1.up", with: "701.000 touch1.up")
    #expect(stale != golden)
    try command.folder.write(stale, to: Self.file)
    let bad = try await command.run(Self.words + ["a.evemu"])
    #expect(bad.code == 1)
    #expect(bad.output.contains("the trace does not match the golden"))
    #expect(bad.output.contains("written: a.evemu.trace.new, and --update accepts it"))
    #expect(try command.folder.text(of: Self.file + ".new") == golden)
    #expect(try command.folder.text(of: Self.file) == stale)
    let kept = try await command.run(Self.words + ["a.evemu", "--update=new-only"])
    #expect(kept.code == 1)
    #expect(try command.folder.text(of: Self.file) == stale)
    #expect(try await command.run(Self.words + ["a.evemu", "--update"]).code == 0)
    #expect(try command.folder.text(of: Self.file) == golden)
  }

  @Test func `a film is compared with the golden of a recording, and with a trace of it`()
    async throws
  {
    let command = try folder()
    _ = try await command.run(Self.words + ["a.evemu", "--update"])
    _ = try await command.run(Self.words + ["a.evemu", "--trace", "a.trace"])
    let words = [
      "film", "--scene", "scene.drag", "a.evemu", "-o", "a.json", "--format", "json", "--against",
    ]
    for file in [Self.file, "a.trace"] {
      #expect(try await command.run(words + [file]).code == 0, "\(file)")
      let page = try command.folder.text(of: "a.json")
      #expect(page.contains("\"against\":{\"name\":\"\(file)\""))
      #expect(!page.contains("\"difference\":{"))
    }
    // A golden of a replay on other conditions is none of this one.
    let other = try await command.run(words + [Self.file, "--rate", "30hz"])
    #expect(other.code == 2 && other.errors.contains("found none"))
  }

  @Test func `a golden may have the recording's name without its suffix`() async throws {
    let command = try folder()
    // An empty file asks for one, as beside a script.
    try command.folder.write("", to: "a.trace")
    let missing = try await command.run(Self.words + ["a.evemu"])
    #expect(missing.code == 1)
    #expect(
      missing.output.contains("the golden has no trace of the replay `on scene.drag`"))
    #expect(try await command.run(Self.words + ["a.evemu", "--update"]).code == 0)
    let golden = try command.folder.text(of: "a.trace")
    #expect(golden.hasPrefix("# a.evemu: on scene.drag\n0.000 touch1.down 195,126.6\n"))
    #expect(try await command.run(Self.words + ["."]).output == "1 passed, 0 failed\n")
    try command.folder.write(golden.replacing("700.000 touch1.up", with: "7 x.up"), to: "a.trace")
    let bad = try await command.run(Self.words + ["a.evemu"])
    #expect(bad.code == 1 && bad.output.contains("a.trace"))
    // The golden of a script is not a recording's, and the file with the whole name is read first.
    try command.folder.write(Samples.list, to: "a.drag")
    #expect(try await command.run(Self.words + ["a.evemu"]).code == 0)
    let other = try folder()
    try other.folder.write("7 x.up\n", to: "a.trace")
    try other.folder.write(golden, to: Self.file)
    #expect(try await other.run(Self.words + ["a.evemu"]).code == 0)
  }

  @Test func `a golden belongs to the scene and to the options of reading`() async throws {
    let command = try folder()
    _ = try await command.run(Self.words + ["a.evemu", "--update"])
    try command.folder.write(Samples.list, to: "other.drag")
    let held = Self.words + ["a.evemu", "--prepend-hold", "550ms"]
    let missing = try await command.run(held)
    #expect(missing.code == 1)
    #expect(
      missing.output.contains(
        "the golden has no trace of the replay `on scene.drag --prepend-hold 550ms`"))
    #expect(try await command.run(held + ["--update=new-only"]).code == 0)
    let other = ["replay", "a.evemu", "--scene", "other.drag"]
    #expect(try await command.run(other).code == 1)
    #expect(try await command.run(other + ["--update"]).code == 0)
    let heads = try command.folder.text(of: Self.file).split(separator: "\n").filter {
      $0.hasPrefix("#")
    }
    #expect(
      heads == [
        "# a.evemu: on scene.drag", "# a.evemu: on scene.drag --prepend-hold 550ms",
        "# a.evemu: on other.drag",
      ])
    for words in [Self.words + ["a.evemu"], held, other] {
      #expect(try await command.run(words).output == "1 passed, 0 failed\n")
    }
    // The order of the words is not part of it, and neither are caps and reports.
    #expect(
      try await command.run(
        ["replay", "--prepend-hold=550ms", "--scene", "./scene.drag", "--jobs", "2", "a.evemu"]
      ).code == 0)
  }

  @Test func `a file that is not a golden of the recording, or a link, is left alone`() async throws
  {
    let command = try folder()
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("the log of another program\n", to: "log")
    try command.folder.write("# my notes: on paper\n", to: Self.file)
    for name in ["b.evemu", "c.evemu", "d.evemu"] {
      try command.folder.write(Samples.touch, to: name)
    }
    try command.folder.link("b.evemu.trace", to: elsewhere["log"])
    try command.folder.link("c.evemu.trace", to: elsewhere["nothing"])
    try elsewhere.write("", to: "empty")
    try command.folder.link("d.evemu.trace", to: elsewhere["empty"])
    let own = try await command.run(Self.words + ["a.evemu", "b.evemu", "d.evemu", "--update"])
    #expect(own.code == 2)
    #expect(
      own.errorLines == [
        "drag: a.evemu.trace: the file is not a golden and is left unchanged",
        "drag: b.evemu.trace: the file is not a golden and is left unchanged",
        "drag: d.evemu.trace: the file is a symbolic link and is left unchanged",
      ])
    #expect(
      own.output.contains("the file is not a golden: it does not begin with `# a.evemu: on SCENE"))
    let dangling = try await command.run(Self.words + ["c.evemu", "--update"])
    #expect(dangling.code == 2)
    #expect(dangling.errors.contains("c.evemu.trace: the symbolic link has no target"))
    #expect(try command.folder.text(of: Self.file) == "# my notes: on paper\n")
    #expect(try elsewhere.names() == ["empty", "log"])
    #expect(try elsewhere.text(of: "log") == "the log of another program\n")
    #expect(try elsewhere.text(of: "empty") == "")
  }

  @Test func `several updates at once make one whole golden`() async throws {
    for round in 0..<4 {
      let command = try folder()
      let outcomes = try await withThrowingTaskGroup(of: Command.Outcome.self) { group in
        for _ in 0..<3 {
          group.addTask { try await command.run(Self.words + ["a.evemu", "--update"]) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      for outcome in outcomes {
        let isTold = outcome.errors.contains("the file has changed since it was read")
        #expect(outcome.code == (isTold ? 2 : 0), "round \(round): \(outcome)")
      }
      #expect(outcomes.contains { $0.code == 0 })
      #expect(try await command.run(Self.words + ["a.evemu"]).code == 0)
      #expect(try command.folder.names() == ["a.evemu", Self.file, "scene.drag"])
    }
  }

  @Test func `in a folder a recording's golden is used, and one without a recording is unused`()
    async throws
  {
    let command = try folder()
    _ = try await command.run(Self.words + ["a.evemu", "--update"])
    try command.folder.write("", to: "gone.evemu.trace")
    let withScene = try await command.run(Self.words + ["a.evemu", ".", "--filter", "evemu"])
    #expect(
      withScene.lines.filter { $0.contains("unused") } == [
        "unused golden: ./gone.evemu.trace: no script next to it"
      ])
    try command.folder.write(Samples.drag(), to: "t.drag")
    let withoutScene = try await command.run("replay", ".")
    #expect(
      withoutScene.lines.filter { $0.contains("unused") } == [
        "unused golden: ./gone.evemu.trace: no script next to it"
      ])
    let unattended = try await command.run(
      Self.words + ["a.evemu", "--update"], ci: "1")
    #expect(unattended.code == 2)
  }
}
