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
