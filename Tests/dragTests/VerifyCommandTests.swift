import DragConsole
import ModelChecking
import TestSupport
import Testing

@testable import drag_verify

@Suite struct VerifyCommandTests {
  @Test func `the worlds are listed, each with what it is about`() async throws {
    let outcome = try await Command("drag-verify").run("--list")
    #expect(outcome.code == 0)
    #expect(
      outcome.lines.map { $0.split(separator: " ").first.map(String.init) } == [
        "one-finger", "reactions", "loads", "second-drag", "taps", "data-changes", "applications",
        "two-fingers", "all-at-once",
      ])
  }

  @Test func `a world is searched completely`() async throws {
    let outcome = try await Command("drag-verify").run("reactions")
    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 1)
    #expect(
      outcome.output.hasPrefix("reactions: 334 states, 2184 transitions, depth 11, "))
    #expect(outcome.output.hasSuffix(" s: all hold\n"))
  }

  @Test func `programs read one object a world`() async throws {
    let outcome = try await Command("drag-verify").run("--json", "reactions")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.hasPrefix(
        "{\"world\":\"reactions\",\"states\":334,\"transitions\":2184,\"refusals\":847,"
          + "\"quiet\":60,\"depth\":11,\"storm\":6,\"milliseconds\":"))
    #expect(outcome.output.hasSuffix(",\"violation\":null}\n"))
  }

  @Test func `parts of a search are merged to one`() async throws {
    let command = try Command("drag-verify")
    let hashing = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    for part in 1...3 {
      let outcome = try await command.run(
        "reactions", "--shard", "\(part)/3", "--seen", "\(part).seen", variables: hashing)
      #expect(outcome.code == 0)
    }
    let all = try await command.run("--merge", "--json", "1.seen", "2.seen", "3.seen")
    #expect(all.code == 0)
    #expect(
      all.output.hasPrefix(
        "{\"world\":\"reactions\",\"states\":334,\"transitions\":2184,\"refusals\":847,"
          + "\"quiet\":60,\"depth\":11,\"storm\":6,\"milliseconds\":"))
    let missing = try await command.run("--merge", "1.seen", "3.seen")
    #expect(missing.code == 2)
    #expect(missing.errors.contains("expected the parts 1 to 3, each once; found 1, 3"))
    let unhashed = try await command.run("reactions", "--shard", "1/3", "--seen", "x.seen")
    #expect(unhashed.code == 2)
    #expect(unhashed.errors.contains("SWIFT_DETERMINISTIC_HASHING=1"))
  }

  @Test func `a world that is not there is refused with a hint`() async throws {
    let outcome = try await Command("drag-verify").run("load")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("unknown world `load`"))
    #expect(outcome.errors.contains("loads"))
  }

  /// A drag of so many items that giving it up tells of more than a search takes for an end.
  private static let crowd = """
    dragscript 1
    collection list at 0,0 size 100x100 layout rows(height=50)
    items list r[0..249]
    on list items => items \((0..<250).map { "list#r\($0)" }.joined(separator: " "))
    test "crowd"
      down list#r0
      move 50,80
    """

  @Test func `a search that finds what does not hold ends with 1`() throws {
    let world = try World("crowd", "too many items", sessions: 1, Self.crowd)
    #expect(try VerifyCommand([], among: [world]).run() == .failed)
    #expect(try VerifyCommand(["--list"], among: [world]).run() == .success)
  }

  @Test func `a world whose search takes minutes is searched by its name alone`() throws {
    let world = try World("crowd", "too many items", sessions: 1, isLarge: true, Self.crowd)
    #expect(try VerifyCommand([], among: [world]).run() == .success)
    #expect(try VerifyCommand(["crowd"], among: [world]).run() == .failed)
  }

  @Test func `walks are written for every machine, the same for the same seed`() async throws {
    let command = try Command("drag-verify")
    let outcome = try await command.run("--walks", "W", "--steps", "500", "--seed", "7")
    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 7)
    let walks = try command.folder.text(of: "W/Gesture.walks")
    #expect(walks.hasPrefix("pressed>pressed/act_notePress,act_startLiftDelay\n"))
    _ = try await command.run("--walks", "V", "--steps", "500", "--seed", "7")
    #expect(try command.folder.text(of: "V/Gesture.walks") == walks)
    _ = try await command.run("--walks", "V", "--steps", "500", "--seed", "8")
    #expect(try command.folder.text(of: "V/Gesture.walks") != walks)
  }

  @Test func `walks of no length are an error`() async throws {
    let outcome = try await Command("drag-verify").run("--walks", "W", "--steps", "0")
    #expect(outcome.code == 2)
  }

  @Test func `options of walks need walks`() async throws {
    let outcome = try await Command("drag-verify").run("--steps", "5")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("drag-verify: --steps is of walks\n"))
    #expect(outcome.errorLines.last == "usage: drag-verify [WORLD…] [OPTION…]")
  }
}
