import TestSupport
import Testing

@Suite struct ImportedScriptTests {
  static let binds = ["--bind", "from=list#milk", "--bind", "to=list#tea@0.5,0.25"]

  @Test func `a recording is played on a scene, as one test named after its file`() async throws {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    try command.folder.write(Samples.actions, to: "a.json")
    let outcome = try await command.run(
      ["replay", "--scene", "scene.drag", "a.json", "--trace", "-"] + Self.binds)
    #expect(outcome.code == 0)
    #expect(outcome.errors == "1 passed, 0 failed\n")
    #expect(outcome.lines.first == "# a.json: a.json")
    #expect(outcome.lines.contains("20.000 list.move item=milk at=list[gap 2]"))
  }

  @Test func `a raw profile without a scene of its own is played on one`() async throws {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    let profile = "dragscript 1\n@0ms down 195,122\n@600ms move 195,180\n@700ms up\n"
    try command.folder.write(profile, to: "raw.drag")
    let outcome = try await command.run(
      "replay", "--scene", "scene.drag", ".", "--trace", "-")
    #expect(outcome.errors == "1 passed, 0 failed\n")
    #expect(outcome.lines.contains("700.000 list.didEnd op=move") == false)
    #expect(outcome.lines.contains("1000.000 list.didEnd op=move"))
  }

  @Test func `the scene's viewport and rate hold where no option says otherwise`() async throws {
    let command = try Command()
    let scene = Samples.list.split(separator: "\n").map { line in
      line == "set viewport 390x844" ? "set viewport 780x844\nset rate 200hz" : String(line)
    }
    try command.folder.write(scene.joined(separator: "\n") + "\n", to: "scene.drag")
    try command.folder.write(Samples.touch, to: "a.evemu")
    let wide = try await command.run("replay", "--scene", "scene.drag", "a.evemu", "--trace", "-")
    #expect(wide.lines[1] == "0.000 touch1.down 390,126.6")
    let said = try await command.run(
      "replay", "--scene", "scene.drag", "a.evemu", "--trace", "-", "--viewport", "100x100")
    #expect(said.lines[1] == "0.000 touch1.down 50,15")
    try command.folder.write(Samples.actions, to: "a.json")
    let timed = try await command.run(
      ["replay", "--scene", "scene.drag", "a.json", "--trace", "-"] + Self.binds)
    #expect(timed.lines.filter { $0.contains("mouse.move") }.count == 1 + 2)
  }

  @Test func `a format is said for files whose names do not`() async throws {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    try command.folder.write(Samples.touch, to: "a.log")
    let words = ["replay", "--scene", "scene.drag", "--format", "evemu"]
    #expect(try await command.run(words + ["a.log"]).output == "1 passed, 0 failed\n")
    let input = try await command.run(words + ["-"], input: Samples.touch)
    #expect(input.output == "1 passed, 0 failed\n")
  }

  @Test func `a recording without a scene ends with 2 and says what is missing`() async throws {
    let command = try Command()
    try command.folder.write(Samples.actions, to: "a.json")
    let outcome = try await command.run("replay", "a.json")
    #expect(outcome.code == 2)
    #expect(
      outcome.errors == """
        drag: a.json is a recording, which requires a scene
          hint: name one with --scene

        """)
  }

  @Test func `a scene with a test or with faults is refused`() async throws {
    let command = try Command()
    try command.folder.write(Samples.actions, to: "a.json")
    try command.folder.write(Samples.list + "settle\n", to: "timed.drag")
    let timed = try await command.run("replay", "--scene", "timed.drag", "a.json")
    #expect(timed.code == 2)
    #expect(
      timed.errorLines[0]
        == "drag: timed.drag:6:1: expected set-up lines only in a scene, found a test")
    try command.folder.write(Samples.list + "itms list x\n", to: "faulty.drag")
    let faulty = try await command.run("replay", "--scene", "faulty.drag", "a.json")
    #expect(faulty.code == 2)
    #expect(faulty.errorLines[0].hasPrefix("faulty.drag:6:1: error[DS0201]"))
    let missing = try await command.run("replay", "--scene", "none.drag", "a.json")
    #expect(missing.errors == "drag: none.drag: no such file or folder\n")
  }

  @Test func `faults of the import are reported at the recording's own places`() async throws {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    try command.folder.write(Samples.actions, to: "a.json")
    let words = ["replay", "--scene", "scene.drag", "a.json"]
    let unbound = try await command.run(words)
    #expect(unbound.code == 2)
    #expect(unbound.lines[0].hasPrefix("a.json:4:"))
    #expect(unbound.lines[0].contains("GI0208"))
    let misnamed = try await command.run(words + ["--bind", "from=lst#milk", "--bind", "to=list"])
    #expect(misnamed.code == 2)
    #expect(
      misnamed.lines.prefix(5) == [
        "a.json (imported):4:18: error[DS0401]: unknown view or collection `lst`",
        "  @0ms mouse: move lst#milk",
        "                   ^~~",
        "  hint: did you mean `list`?",
        "  included from a.json:3:5",
      ])
    let gone = try await command.run(words + ["--bind", "from=list#oats", "--bind", "to=list"])
    #expect(gone.code == 2)
    #expect(gone.lines[1] == "a.json:3:5: `list` has no item `oats`")
  }

  @Test func `files and standard input whose beginning shows a format need none said`()
    async throws
  {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    try command.folder.write(Samples.touch, to: "a.log")
    try command.folder.write("- swipe:\n    direction: UP\n", to: "b.yaml")
    let words = ["replay", "--scene", "scene.drag"]
    #expect(try await command.run(words + ["a.log"]).output == "1 passed, 0 failed\n")
    let input = try await command.run(words + ["-"], input: Samples.touch)
    #expect(input.output == "1 passed, 0 failed\n")
    #expect(try await command.run(words + ["."]).output.hasSuffix("\n1 passed, 0 failed\n"))
    try command.folder.write("dragscript 1\n@0ms down 1,1\n@10ms up\n", to: "c.txt")
    let raw = try await command.run(words + ["c.txt"])
    #expect(raw.lines.last == "1 passed, 0 failed")
  }

  @Test func `standard input whose format is named is read to its end, whatever its beginning is`()
    async throws
  {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    let comment = String(repeating: "x", count: 200_000)
    let recording = Samples.actions.replacing(
      "{\"actions\":", with: "{\"comment\": \"\(comment)\", \"actions\":")
    let words = [
      "replay", "--scene", "scene.drag", "-", "--bind", "from=list#milk", "--bind", "to=list#tea",
    ]
    let named = try await command.run(words + ["--format", "w3c"], input: recording)
    #expect(named.code == 0)
    #expect(named.lines.last == "1 passed, 0 failed")
    #expect(try await command.run(words, input: recording).code == 2)
  }

  @Test func `a fault is reported at the recording's own line, whatever comments lie between`()
    async throws
  {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    let flow =
      "- tapOn: a\n- drag:\n    from: x\n    to: y\n    pressDuration: 600\n- tapOn: b\n"
    try command.folder.write(flow, to: "a.yaml")
    let outcome = try await command.run(
      "replay", "--scene", "scene.drag", "a.yaml", "--bind", "x=list#milk", "--bind", "y=nowhere")
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("included from a.yaml:2:3"), "\(outcome)")
  }
}
