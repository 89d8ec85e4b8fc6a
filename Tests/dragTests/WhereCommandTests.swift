import TestSupport
import Testing

@Suite struct WhereCommandTests {
  /// A drag of milk that ends at 195,200.
  private static let recording = """
    {"actions": [{"type": "pointer", "id": "f", "parameters": {"pointerType": "touch"}, "actions": [
      {"type": "pointerMove", "x": 195, "y": 122}, {"type": "pointerDown", "button": 0},
      {"type": "pause", "duration": 600}, {"type": "pointerMove", "duration": 200, "x": 195, "y": 200},
      {"type": "pointerUp", "button": 0}]}]}
    """

  @Test func `a gap is the rectangle of the points that mean it`() async throws {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    let outcome = try await command.run(
      "where", "scene.drag", "list[gap 0]", "list[gap 2]", "list[gap 3]")
    #expect(
      outcome.lines == [
        "list[gap 0]: x 0..390, y 100..122, such as 195,111",
        "list[gap 2]: x 0..390, y 166..210, such as 195,188",
        "list[gap 3]: x 0..390, y 210..232, such as 195,221",
      ])
  }

  @Test func `a point means a gap, and something is near that means another one`() async throws {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    try command.folder.write(Self.recording, to: "touch.json")
    let outcome = try await command.run(
      "where", "scene.drag", "200,150", "--recording", "touch.json")
    #expect(
      outcome.lines == [
        "200,150: list[gap 1]; 16 points down it is list[gap 2]",
        "touch.json: f.up at 195,200: list[gap 2]; 10 points down it is list[gap 3]",
      ])
    #expect(outcome.code == 0)
  }

  @Test func `each release of a recording has a line, in their order`() async throws {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    let again =
      #", {"type": "pointerDown", "button": 0}, {"type": "pointerMove", "x": 1, "y": 110}, {"type": "pointerUp"}]}]}"#
    try command.folder.write(Self.recording.replacing("]}]}", with: again), to: "touch.json")
    let outcome = try await command.run("where", "scene.drag", "--recording", "touch.json")
    #expect(
      outcome.lines.map { $0.split(separator: ";")[0] } == [
        "touch.json: f.up at 195,200: list[gap 2]", "touch.json: f.up at 1,110: list[gap 0]",
      ])
  }

  @Test func `what is not there is refused`() async throws {
    let command = try Command()
    try command.folder.write(Samples.list, to: "scene.drag")
    for (target, message) in [
      ("lst[gap 1]", "lst"), ("1,1", "no collection is at 1,1"), ("list#oil", "oil"),
    ] {
      let outcome = try await command.run("where", "scene.drag", target)
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
    #expect(try await command.run("where", "scene.drag").code == 2)
  }
}
