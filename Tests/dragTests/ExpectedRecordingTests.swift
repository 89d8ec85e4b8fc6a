import TestSupport
import Testing

/// What is expected of a recording, by a file beside it and by the command line.
@Suite struct ExpectedRecordingTests {
  private static let recording = """
    {"actions": [{"type": "pointer", "id": "f", "parameters": {"pointerType": "touch"}, "actions": [
      {"type": "pointerMove", "x": 195, "y": 122}, {"type": "pointerDown", "button": 0},
      {"type": "pause", "duration": 600}, {"type": "pointerMove", "duration": 200, "x": 195, "y": 225},
      {"type": "pointerUp", "button": 0}]}]}
    """

  private func command() throws -> Command {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    try command.folder.write(Self.recording, to: "touch.json")
    return command
  }

  @Test func `a predicate of the command line holds when everything has settled`() async throws {
    let command = try command()
    let good = try await command.run(
      "replay", "touch.json", "--scene", "scene.drag", "--expect", "order list = eggs tea milk",
      "--expect", "once list.didEnd")
    #expect(good.lines == ["1 passed, 0 failed"])
    let bad = try await command.run(
      "replay", "touch.json", "--scene", "scene.drag", "--expect", "order list = eggs")
    #expect(bad.code == 1)
    #expect(bad.lines.contains { $0.hasPrefix("--expect:1:") })
    let wrong = try await command.run(
      "replay", "touch.json", "--scene", "scene.drag", "--expect", "ordr list = eggs")
    #expect(wrong.code == 2)
    #expect(wrong.lines[0].hasPrefix("--expect:1:1: error[DS0205]"))
    #expect(try await command.run("replay", "scene.drag", "--expect", "op = move").code == 2)
  }

  @Test func `EX-30: a property of the scene holds for a recording, and names the event before it`()
    async throws
  {
    let command = try command()
    let property = "settled expect order list = milk eggs tea"
    try command.folder.write("\(Samples.list)\n\(property)\n", to: "scene.drag")
    let bad = try await command.run("replay", "touch.json", "--scene", "scene.drag")
    #expect(bad.code == 1)
    #expect(
      bad.lines.contains { $0.hasPrefix("scene.drag:") && $0.hasSuffix("settled: order of list") })
    #expect(
      bad.lines.contains { $0.hasPrefix("  at:       touch.json:") }, "\(bad.output)")
  }

  @Test(arguments: ["touch.json.expect", "touch.expect"])
  func `lines beside a recording are played after it`(file: String) async throws {
    let command = try command()
    try command.folder.write("# milk goes last\nexpect order list = eggs tea milk\n", to: file)
    let good = try await command.run("replay", "touch.json", "--scene", "scene.drag", "--strict")
    #expect(good.lines == ["1 passed, 0 failed"])
    try command.folder.write("# milk goes last\nexpect order list = milk\n", to: file)
    let bad = try await command.run("replay", "touch.json", "--scene", "scene.drag")
    #expect(bad.code == 1)
    #expect(bad.lines.contains { $0.hasPrefix("\(file):2:") }, "\(bad.output)")
  }

  @Test func `a raw profile is expected of, and has its golden, as a recording has`() async throws {
    let command = try command()
    let profile = """
      dragscript 1
      pointer finger touch
      @0ms finger: down 195,122
      @600ms finger: move 195,225
      @700ms finger: up
      """
    try command.folder.write(profile, to: "raw.drag")
    let words = ["replay", "raw.drag", "--scene", "scene.drag"]
    let good = try await command.run(words + ["--expect", "order list = eggs tea milk"])
    #expect(good.lines == ["1 passed, 0 failed"])
    let bad = try await command.run(words + ["--expect", "order list = eggs"])
    #expect(bad.code == 1 && bad.output.contains("\n--expect:1:1: order of list\n"))
    try command.folder.write(profile + "\n", to: "raw.drag")
    let closed = try await command.run(words + ["--expect", "order list = eggs"])
    #expect(closed.output == bad.output)
    let wrong = try await command.run(words + ["--expect", "ordr list = eggs"])
    #expect(wrong.code == 2 && wrong.output.hasPrefix("--expect:1:1: error[DS0205]"))
    // A fault of the profile's own last line is at that line.
    try command.folder.write(profile + "\n@800ms finger: up", to: "raw.drag")
    let own = try await command.run(words + ["--expect", "order list = eggs"])
    #expect(own.lines.dropFirst().first?.hasPrefix("raw.drag:6:1: ") == true, "\(own.output)")
    try command.folder.write(profile, to: "raw.drag")
    try command.folder.write("# milk goes last\nexpect order list = milk\n", to: "raw.expect")
    let beside = try await command.run(words)
    #expect(beside.code == 1 && beside.output.contains("\nraw.expect:2:1: order of list\n"))
    try command.folder.write("expect order list = eggs tea milk\n", to: "raw.expect")
    #expect(try await command.run(words + ["--update"]).lines.first == "updated: raw.trace: raw")
    #expect(try await command.run(words + ["--strict"], ci: "1").code == 0)
    let golden = try command.folder.text(of: "raw.trace")
    try command.folder.write(golden.replacing("willEnd", with: "willLand"), to: "raw.trace")
    #expect(try await command.run(words, ci: "1").code == 1)
  }

  @Test func `a film shows what is expected as files of their own, and names lines that exist`()
    async throws
  {
    let command = try command()
    try command.folder.write("# milk goes last\nexpect order list = milk\n", to: "touch.expect")
    let words = ["film", "touch.json", "--scene", "scene.drag", "--expect", "op = copy"]
    #expect(try await command.run(words + ["-o", "a.json", "--format", "json"]).code == 0)
    let page = try command.folder.text(of: "a.json")
    let failures = page.matches(of: /"file":(-?\d+),"path":"([^"]*)","line":(\d+)/).map {
      "\($0.output.2):\($0.output.3)"
    }
    #expect(failures == ["touch.expect:2", "--expect:1"])
    let shown = page.matches(of: /\{"file":"([^"]*)","text":"([^"]*)/)
    #expect(
      shown.map { String($0.output.1) } == [
        "touch.json (imported)", "touch.expect", "--expect", "scene.drag",
      ])
    // The text that a line of the trace belongs to has that line.
    #expect(shown.first?.output.2.contains("down 195,122") == true)
  }

  @Test func `where a script has tests of its own an expectation beside them is rejected`()
    async throws
  {
    let command = try command()
    try command.folder.write("dragscript 1\ntest \"t\"\n  expect no-session\n", to: "a.drag")
    for word in ["replay", "film", "shrink"] {
      let outcome = try await command.run(
        word, "a.drag", "--scene", "scene.drag", "--expect", "op = move")
      #expect(outcome.code == 2)
      #expect(outcome.errors.hasPrefix("drag: --expect: expected recordings and raw profiles"))
    }
  }

  @Test func `a film and the smallest script are of what is expected`() async throws {
    let command = try command()
    let words = ["touch.json", "--scene", "scene.drag", "--expect", "order list = tea"]
    let film = try await command.run(["film"] + words + ["--format", "markdown"])
    #expect(film.code == 0 && film.output.contains("statement: order list = tea"))
    let shrunk = try await command.run(["shrink"] + words)
    #expect(shrunk.code == 0 && shrunk.lines.last == "expect order list = tea")
    #expect(try await command.run("film", "a.drag", "--expect", "op = move").code == 2)
  }

  @Test func `a strict replay asks for no second golden`() async throws {
    let command = try command()
    let words = ["replay", "touch.json", "--scene", "scene.drag", "--expect", "op = move"]
    #expect(try await command.run(words + ["--update"]).code == 0)
    #expect(try await command.run(words + ["--strict"], ci: "1").lines == ["1 passed, 0 failed"])
  }

  @Test func `the body of an import is the lines of a test, and its set-up is distinguished`()
    async throws
  {
    let command = try command()
    let whole = try await command.run("import", "touch.json")
    let body = try await command.run("import", "touch.json", "--body")
    #expect(body.lines.first == "@0ms f: down 195,122")
    #expect(body.errorLines == ["set viewport 390x844", "pointer f touch"])
    #expect(whole.output == "dragscript 1\n" + body.errors + body.output)
  }
}
